import type { HazardScenario } from '#contract/hazard-scenario.ts';
import { createDrive, type Drive } from '#web/features/hazard/drive/create-drive.ts';

/** The page that `npm run clips` photographs: it draws what it is asked to and hands back the picture. */
let canvas: HTMLCanvasElement | undefined;
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
    drive?.renderAt(seconds);
    return canvas?.toDataURL(type, quality) ?? '';
  },
};

export type ClipsPage = typeof clips;
Object.assign(window, { clips });
