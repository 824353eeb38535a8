import { Drawing } from './drawing.tsx';
import nightRoad from './drawn/night-road.svg?raw';

/** A road into the distance with its studs: what a failed screen shows, so that it has to be here already. Decorative. */
export function NightRoad() {
  return <Drawing svg={nightRoad} className="h-24 w-40" />;
}
