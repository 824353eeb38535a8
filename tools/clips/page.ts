import type { HazardScenario } from '#contract/hazard-scenario.ts';
import { createDrive, type Drive } from '#web/features/hazard/drive/create-drive.ts';

/** The page that `npm run clips` photographs: it draws what it is asked to and hands back the picture. */
const canvas = document.querySelector('canvas');
let drive: Drive | undefined;

const clips = {
  load: (scenario: HazardScenario, width: number, height: number) => {
    drive?.dispose();
    if (!canvas) throw new Error('The page has no canvas.');
    drive = createDrive(canvas, scenario);
    drive.resize(width, height);
  },
  picture: (seconds: number) => {
    drive?.renderAt(seconds);
    return canvas?.toDataURL('image/jpeg', 0.86) ?? '';
  },
};

export type ClipsPage = typeof clips;
Object.assign(window, { clips });
