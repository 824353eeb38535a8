import type { HazardScenario } from '#contract/hazard-scenario.ts';
import { createDrive, type Drive } from '#web/features/hazard/drive/create-drive.ts';

/** The page that `npm run clips` photographs: it draws what it is asked to and hands back the picture. */
let canvas: HTMLCanvasElement | undefined;
const counted = { calls: 0, triangles: 0 };

/** The ways to draw, each with where its arguments tell the number of corners and of times. */
const ways = [
  ['drawArrays', 2, undefined],
  ['drawElements', 1, undefined],
  ['drawArraysInstanced', 2, 3],
  ['drawElementsInstanced', 1, 4],
] as const;

// What a phone's graphics would have to do, counted where every drawing passes.
for (const [name, corners, times] of ways) {
  const draw = Reflect.get(WebGL2RenderingContext.prototype, name) as (...args: number[]) => void;
  Reflect.set(WebGL2RenderingContext.prototype, name, function (this: WebGL2RenderingContext, ...args: number[]) {
    counted.calls += 1;
    const shapes = times === undefined ? 1 : (args[times] ?? 0);
    if (args[0] === WebGL2RenderingContext.TRIANGLES) counted.triangles += ((args[corners] ?? 0) / 3) * shapes;
    draw.apply(this, args);
  });
}

let drive: Drive | undefined;

const clips = {
  load: (scenario: HazardScenario, width: number, height: number) => {
    drive?.dispose();
    // A canvas keeps what the drawing before left set, so that each clip has one of its own.
    canvas?.remove();
    canvas = document.createElement('canvas');
    document.body.append(canvas);
    drive = createDrive(canvas, scenario);
    drive.resize(width, height);
  },
  picture: (seconds: number, type: string, quality: number) => {
    counted.calls = 0;
    counted.triangles = 0;
    drive?.renderAt(seconds);
    const url = canvas?.toDataURL(type, quality) ?? '';
    return { url, ...counted };
  },
};

export type ClipsPage = typeof clips;
Object.assign(window, { clips });
