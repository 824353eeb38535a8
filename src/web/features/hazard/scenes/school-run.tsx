import { colours } from './colours.ts';
import { Patrol, Walker } from './people.tsx';
import { Bonnet, Road } from './road.tsx';
import { Car } from './vehicles.tsx';

/** A residential road at the end of school, with a crossing patrol further on. */
export function SchoolRun() {
  return (
    <>
      <Road pavement={colours.pavement} centreLine={false} />
      <Houses />
      <g transform="translate(320 0) scale(-1 1)">
        <Houses />
      </g>
      <path d="M128 90q30-4 64 0l6 4q-40-4-74 0z" fill={colours.paint} opacity="0.7" />
      <Patrol x={150} y={95} height={27} />
      <Walker x={135} y={94} height={15} coat={colours.red} />
      <Walker x={129} y={95} height={14} coat={colours.blue} />
      <Car x={222} y={104} size={28} oncoming colour={colours.blue} />
      <Car x={110} y={116} size={42} colour={colours.silver} braking />
      <Car x={52} y={148} size={76} colour={colours.red} />
      <Walker x={250} y={136} height={34} coat={colours.yellow} left running />
      <Walker x={276} y={134} height={50} coat={colours.navy} left />
      <Bonnet />
    </>
  );
}

/** Places to look at: children who run, the patrol, cars that stop or move off. */
export const schoolRunMarkers = [
  [250, 90],
  [160, 58],
  [110, 80],
] as const;

function Houses() {
  return (
    <>
      <path d="M0 24 34 8l30 36v54L0 126z" fill={colours.brick} />
      <path d="M-10 30 34 2l36 44-6 2-30-34L0 32z" fill={colours.slate} />
      <path d="M72 52l16-8 16 18v24l-32 10z" fill={colours.render} />
      <path d="M68 54l20-14 20 22-4 1-16-15-16 8z" fill={colours.slate} />
      <path d="M112 64l9-5 9 10v9l-18 5z" fill={colours.brick} />
      <path
        d="M8 44v20l14-1V42zM40 46v17l12-1V45zM10 84v36l14-6V80zM40 80v20l12-5V77zM78 60v8l7-1v-8zM92 62v7l6-1v-6zM80 78v14l7-3V76z"
        fill={colours.glass}
      />
      <circle cx="112" cy="68" r="12" fill={colours.hedge} />
      <path d="M112 74v14" stroke={colours.brown} strokeWidth="3" />
    </>
  );
}
