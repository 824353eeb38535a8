import { colours } from '../../scenes/colours.ts';
import { Walker } from '../../scenes/people.tsx';
import { Bonnet, Road } from '../../scenes/road.tsx';
import { Car } from '../../scenes/vehicles.tsx';

/** A car at the kerb, and nothing happens. */
export function ParkedCar() {
  return (
    <>
      <Street />
      <Car x={92} y={138} size={72} colour={colours.blue} />
      <Bonnet />
    </>
  );
}

/** The same car, whose door opens in front of us. */
export function DevelopingHazard() {
  return (
    <>
      <Street />
      <Car x={92} y={138} size={72} colour={colours.blue} />
      <path d="M126 96l24-10v36l-24 9z" fill={colours.blue} stroke="#153f69" strokeWidth="1.500" />
      <path d="M129 98l18-8v14l-18 6z" fill={colours.glass} />
      <Walker x={140} y={136} height={48} coat={colours.yellow} />
      <Bonnet />
    </>
  );
}

function Street() {
  return (
    <>
      <Road pavement={colours.pavement} />
      <path d="M0 20h70l40 34 34 22v4L0 124zM320 20h-70l-40 34-34 22v4l144 44z" fill={colours.render} />
      <path d="M0 20h70l40 34 34 22-40-18-40-26H0zM320 20h-70l-40 34-34 22 40-18 40-26h64z" fill={colours.slate} />
      <path
        d="M14 48h22v30l-22 4zM54 50l16 6v18l-16 4zM306 48h-22v30l22 4zM266 50l-16 6v18l16 4z"
        fill={colours.glass}
      />
    </>
  );
}
