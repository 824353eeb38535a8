import { colours } from './colours.ts';
import { Bonnet, Road } from './road.tsx';
import { Car } from './vehicles.tsx';

/** An ordinary road, for a clip that has no picture of its own. */
export function QuietRoad() {
  return (
    <>
      <Road pavement={colours.pavement} />
      <path d="M0 46q50-16 92 2t60 28v4H0zM320 40q-60-14-96 8t-58 28v4h154z" fill={colours.hedge} />
      <Car x={150} y={92} size={16} />
      <Bonnet />
    </>
  );
}
