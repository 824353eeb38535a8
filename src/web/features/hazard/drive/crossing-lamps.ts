import { Color, Vector3 } from 'three';
import { globeHeight, postsOf, signalHeights } from './crossings.ts';
import type { Shine } from './shine.ts';
import type { World } from './world.ts';

const colours = {
  red: new Color('#ff2418'),
  amber: new Color('#ffb000'),
  green: new Color('#14d46c'),
  globe: new Color('#ffab1f'),
  dim: new Color('#b98a3a'),
};
/** Zebra globes flash about forty times a minute. */
const globePeriod = 1.5;

/** The lamps of crossings: globes that flash, signals by their times. */
export function createCrossingLamps(world: World): (seconds: number, shine: Shine) => void {
  const crossings = world.scenario.crossings.map((crossing) => ({ crossing, frame: world.frame(crossing.along, 0) }));
  return (seconds, shine) => {
    for (const { crossing, frame } of crossings) {
      for (const [index, x] of postsOf(world).entries()) {
        if (crossing.kind === 'zebra') {
          const at = new Vector3(x, globeHeight - 0.15, index === 0 ? 1.7 : -1.7);
          const bright = (seconds + index * 0.3) % globePeriod < globePeriod / 2;
          shine.lamp(frame, [at.x, at.y, at.z], [0.3, 0.3], bright ? colours.globe : colours.dim);
          if (bright) shine.glow(at.applyMatrix4(frame), world.dark ? 1.6 : 0.9, colours.globe);
          continue;
        }
        const shows = crossing.lights?.findLast((step) => step.at <= seconds)?.shows ?? 'green';
        const lit = shows === 'red-amber' ? (['red', 'amber'] as const) : ([shows] as const);
        const z = (index === 0 ? 3.4 : 2.6) + 0.13;
        for (const lamp of lit) {
          shine.lamp(frame, [x, signalHeights[lamp], z], [0.21, 0.21], colours[lamp]);
          shine.glow(new Vector3(x, signalHeights[lamp], z + 0.1).applyMatrix4(frame), 0.8, colours[lamp]);
        }
      }
    }
  };
}
