import type { HazardScenario } from '#contract/hazard-scenario.ts';
import { createDrive, type Drive } from '#web/features/hazard/drive/create-drive.ts';

/** The page that `npm run clips` photographs: it draws what it is asked to and hands back the picture. */
let canvas: HTMLCanvasElement | undefined;
const counted = { calls: 0, triangles: 0 };

// What the phone's graphics would have to do, counted where every drawing passes.
const { drawArrays, drawArraysInstanced, drawElements, drawElementsInstanced } = WebGL2RenderingContext.prototype;
Object.assign(WebGL2RenderingContext.prototype, {
  drawArrays(this: WebGL2RenderingContext, ...args: Parameters<typeof drawArrays>) {
    count(args[0], args[2], 1);
    drawArrays.apply(this, args);
  },
  drawElements(this: WebGL2RenderingContext, ...args: Parameters<typeof drawElements>) {
    count(args[0], args[1], 1);
    drawElements.apply(this, args);
  },
  drawArraysInstanced(this: WebGL2RenderingContext, ...args: Parameters<typeof drawArraysInstanced>) {
    count(args[0], args[2], args[3]);
    drawArraysInstanced.apply(this, args);
  },
  drawElementsInstanced(this: WebGL2RenderingContext, ...args: Parameters<typeof drawElementsInstanced>) {
    count(args[0], args[1], args[4]);
    drawElementsInstanced.apply(this, args);
  },
});

function count(mode: number, corners: number, times: number): void {
  counted.calls += 1;
  if (mode === WebGL2RenderingContext.TRIANGLES) counted.triangles += (corners / 3) * times;
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
