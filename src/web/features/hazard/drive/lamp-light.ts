import { Color, Group, type PerspectiveCamera, PointLight, SpotLight, Vector3 } from 'three';
import type { Shine } from './shine.ts';

/** The light after dark: our headlamps, and the street lamps nearest in front of us. */
export type LampLight = {
  readonly object: Group;
  readonly at: (camera: PerspectiveCamera, shine: Shine) => void;
  readonly dispose: () => void;
};

/** How many street lamps light the road at once; the rest only glow. A phone's graphics pay for each at every pixel. */
const lit = 4;
const warm = '#ffcf8c';
/** Metres from us at which a lamp's light has faded, so that none is seen to go on or off. */
const reach = 95;
const glow = new Color('#a5783a');

export function createLampLight(lamps: readonly Vector3[], night: boolean): LampLight {
  const object = new Group();
  const lights = Array.from({ length: lit }, () => new PointLight(warm, 0, 24, 1.3));
  const beam = new SpotLight('#fff2d6', night ? 210 : 60, 110, 0.46, 0.8, 1.25);
  object.add(...lights, beam, beam.target);
  const ahead = new Vector3();
  return {
    object,
    at: (camera, shine) => {
      camera.getWorldDirection(ahead);
      beam.position.copy(camera.position).addScaledVector(ahead, 1.6);
      beam.position.y -= 0.45;
      beam.target.position.copy(camera.position).addScaledVector(ahead, 34);
      beam.target.position.y -= 1.05;
      const near = lamps
        .map((lamp) => ({
          lamp,
          away: lamp.distanceTo(camera.position),
          level: ahead.dot(lamp.clone().sub(camera.position)),
        }))
        .filter(({ level, away }) => level > -14 && away < 200)
        .toSorted((one, other) => one.away - other.away);
      for (const [index, light] of lights.entries()) {
        const found = near[index];
        const last = near[lit];
        light.visible = true;
        light.intensity = 0;
        if (!found) continue;
        light.position.copy(found.lamp);
        // The farthest of those that light fades out before another takes its place.
        const limit = Math.min(reach, last?.away ?? reach);
        light.intensity = (night ? 34 : 17) * Math.max(0, Math.min(1, (limit - found.away) / 18));
      }
      for (const { lamp } of near) shine.glow(lamp, 2.6, glow);
    },
    dispose: () => {
      for (const light of [...lights, beam]) light.dispose();
    },
  };
}
