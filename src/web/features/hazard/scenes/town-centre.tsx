import { colours } from './colours.ts';
import { Walker } from './people.tsx';
import { Bonnet, Road } from './road.tsx';
import { Bus, Car } from './vehicles.tsx';

/** A shopping street: parked cars on both sides, a bus at its stop, people near the kerb. */
export function TownCentre() {
  return (
    <>
      <Road ground={colours.pavement} />
      <Shops />
      <g transform="translate(320 0) scale(-1 1)">
        <Shops />
      </g>
      <Car x={178} y={88} size={11} oncoming colour={colours.silver} />
      <Car x={214} y={100} size={22} oncoming colour={colours.red} />
      <Bus x={139} y={96} size={19} />
      <Walker x={192} y={96} height={20} coat={colours.navy} left />
      <Car x={95} y={124} size={48} colour={colours.green} />
      <Walker x={124} y={116} height={34} coat={colours.yellow} running />
      <Car x={40} y={156} size={80} colour={colours.silver} />
      <path d="M80 114l17-8v36l-17 5z" fill="#9da4a9" />
      <path d="M83 117l11-6v12l-11 4z" fill={colours.glass} />
      <Walker x={266} y={128} height={44} coat={colours.brown} left />
      <Bonnet />
    </>
  );
}

/** The fronts on the left, from near to far. */
function Shops() {
  return (
    <>
      <path d="M0 0v128l62-32V22z" fill={colours.brick} />
      <path d="M62 22v74l44-15V44z" fill={colours.render} />
      <path d="M106 44v37l30-3V60z" fill={colours.stone} />
      <path d="M0 62v60l54-29V58zM66 63v29l34-13V65z" fill={colours.glass} />
      <path d="M0 50v14l58-4V49z" fill={colours.blue} />
      <path d="M64 52v11l40 3v-8z" fill={colours.red} />
      <path d="M8 12v22l16 3V18zM34 22v18l14 2V27zM70 34v11l11 3V39zM88 42v8l9 2v-7z" fill="#dfe7ea" />
    </>
  );
}
