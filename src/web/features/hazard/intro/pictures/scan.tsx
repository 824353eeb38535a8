import { colours } from '../../scenes/colours.ts';
import type { PictureProps } from '../intro-pictures.tsx';
import { Bonnet, Road } from '../../scenes/road.tsx';
import { Car, Van } from '../../scenes/vehicles.tsx';

/** From far to near, to the left, to the right. */
const arrows = [
  'M160 100v38m-9-10 9 10 9-10',
  'M140 108 112 118m12-13-12 13 17 4',
  'M182 108l60 16m-14-13 14 13-17 6',
] as const;

/** Far, near, left, right: the way the eyes go. */
export function Scan({ progress }: PictureProps) {
  const shown = Math.ceil(Math.min(1, progress * 1.5) * arrows.length);
  return (
    <>
      <Road />
      <path d="M0 40q60-18 96 4t58 30v6H0zM320 34q-60-12-96 10t-58 30v6h154z" fill={colours.hedge} />
      <Car x={158} y={86} size={9} braking colour={colours.red} />
      <Van x={70} y={138} size={54} colour={colours.white} />
      <Bonnet />
      <g fill="none" stroke="#191b1d" strokeWidth="9" strokeLinecap="round" strokeLinejoin="round">
        <path d={arrows.slice(0, shown).join('')} />
      </g>
      <g fill="none" stroke="#ffb31a" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path d={arrows.slice(0, shown).join('')} />
      </g>
    </>
  );
}
