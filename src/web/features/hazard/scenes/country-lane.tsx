import { colours } from './colours.ts';
import { Rider } from './people.tsx';
import { Bonnet } from './road.tsx';
import { Car } from './vehicles.tsx';

/** A narrow lane that bends to the left between hedges, with a gate and mud on the road. */
export function CountryLane() {
  return (
    <>
      <rect width="320" height="84" fill={colours.sky} />
      <path d="M0 70q60-22 130-10t190-14v60H0z" fill={colours.grass} />
      <path d="M0 80h320v100H0z" fill={colours.grass} />
      <path d="M126 82q50 2 46 20T32 180h280q-52-52-100-74-26-14-72-26z" fill={colours.road} />
      <path
        d="M126 82q50 2 46 20T32 180l-40-6q120-44 142-66 10-14-20-24zM140 80q46 12 72 26 48 22 100 74l30-6q-66-52-106-72-30-14-84-24z"
        fill="#8aa45f"
      />
      <path d="M0 40q30-10 50 4t48 12 34 24q10 12-4 26T-10 172z" fill={colours.hedge} />
      <path d="M0 66q34-2 58 8t46 20-34 36-80 40z" fill={colours.darkHedge} />
      <path d="M330 30q-34-6-60 10t-60 16-62 20q-6 4 12 6 60 10 110 46 30 20 70 44z" fill={colours.hedge} />
      <path d="M330 62q-40 0-66 12t-70 10q50 14 86 40l60 36z" fill={colours.darkHedge} />
      <path
        d="M262 84v36M290 86v52M262 88l28 4M262 98l28 8M262 108l28 14M262 112l28-20"
        stroke={colours.brown}
        strokeWidth="4"
        fill="none"
      />
      <path d="M196 118q26-4 54 10 20 12-6 12-30-4-48-22z" fill="#6f5236" opacity="0.85" />
      <Rider x={128} y={92} height={30} />
      <Car x={158} y={95} size={22} oncoming colour={colours.red} />
      <Bonnet />
    </>
  );
}

/** Places to look at: the car in the middle, the rider round the bend, mud and gate. */
export const countryLaneMarkers = [
  [176, 76],
  [112, 68],
  [252, 132],
] as const;
