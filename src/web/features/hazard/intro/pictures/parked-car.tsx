import { colours } from '../../scenes/colours.ts';
import type { PictureProps } from '../intro-pictures.tsx';
import { Walker } from '../../scenes/people.tsx';
import { Bonnet, Road } from '../../scenes/road.tsx';
import { Car } from '../../scenes/vehicles.tsx';

/** A car at the kerb, which we come near to, and nothing happens. */
export function ParkedCar({ progress }: PictureProps) {
  const near = 0.35 + progress * 0.65;
  return (
    <>
      <Street />
      <Car x={160 - 68 * near} y={78 + 60 * near} size={72 * near} colour={colours.blue} />
      <Bonnet />
    </>
  );
}

/** The same car, whose door opens in front of us, and somebody gets out. */
export function DevelopingHazard({ progress }: PictureProps) {
  const open = Math.min(1, progress * 3);
  return (
    <>
      <Street />
      <Car x={92} y={138} size={72} colour={colours.blue} />
      <g transform={`translate(126 0) scale(${open} 1) translate(-126 0)`}>
        <path d="M126 96l24-10v36l-24 9z" fill={colours.blue} stroke="#153f69" strokeWidth="1.500" />
        <path d="M129 98l18-8v14l-18 6z" fill={colours.glass} />
      </g>
      {progress > 0.4 && <Walker x={140} y={136} height={48} coat={colours.yellow} />}
      <Bonnet />
    </>
  );
}

function Street() {
  return (
    <>
      <Road />
      <path d="M0 20h70l40 34 34 22v4L0 124zM320 20h-70l-40 34-34 22v4l144 44z" fill={colours.render} />
      <path d="M0 20h70l40 34 34 22-40-18-40-26H0zM320 20h-70l-40 34-34 22 40-18 40-26h64z" fill={colours.slate} />
      <path
        d="M14 48h22v30l-22 4zM54 50l16 6v18l-16 4zM306 48h-22v30l22 4zM266 50l-16 6v18l16 4z"
        fill={colours.glass}
      />
    </>
  );
}
