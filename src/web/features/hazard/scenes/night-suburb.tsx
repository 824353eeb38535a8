import { colours } from './colours.ts';
import { Cyclist, Walker } from './people.tsx';
import { Bonnet, Road } from './road.tsx';
import { Van } from './vehicles.tsx';

/** A street by night with lamps far apart, side roads, a parked van and a cyclist without lights. */
export function NightSuburb() {
  return (
    <>
      <Road
        sky={colours.nightSky}
        ground="#1a211b"
        road={colours.nightRoad}
        paint={colours.nightPaint}
        pavement={colours.nightPavement}
      />
      <path
        d="M0 30h40l18 22v44L0 124zM70 56h18l10 12v14l-28 10zM320 26h-46l-16 22v46l62 30zM244 56h-20l-8 10v16l28 10z"
        fill="#232a35"
      />
      <path d="M10 46h12v16H10zM300 50h-12v14h12zM78 64h5v6h-5z" fill={colours.lit} />
      <path d="M200 92 330 84v20L214 97z" fill={colours.nightRoad} />
      <path d="M262 90h60l-80 44z" fill="#fff1bf" opacity="0.28" />
      <circle cx="286" cy="88" r="7" fill="#fff6d8" />
      <circle cx="286" cy="88" r="14" fill="#fff1bf" opacity="0.35" />
      <Pool x={124} y={100} size={0.45} />
      <Pool x={232} y={116} size={0.9} right />
      <ellipse cx="150" cy="128" rx="90" ry="34" fill="#fff1bf" opacity="0.12" />
      <Walker x={205} y={108} height={24} coat="#1c222c" legs="#14181f" left />
      <Van x={94} y={122} size={42} colour="#8d949b" />
      <Cyclist x={133} y={124} height={44} coat="#3a4352" />
      <Bonnet />
    </>
  );
}

/** Places to look at: a shape between pools of light, headlights from a side road, the cyclist. */
export const nightSuburbMarkers = [
  [205, 70],
  [286, 62],
  [133, 64],
] as const;

type PoolProps = { readonly x: number; readonly y: number; readonly size: number; readonly right?: boolean };

/** A street lamp and its light on the ground. */
function Pool({ x, y, size, right = false }: PoolProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${right ? -size : size} ${size})`}>
      <path d="M-20 0v-92h24" stroke="#4b525b" strokeWidth="4" fill="none" />
      <path d="M2-94h18v6H2z" fill={colours.lit} />
      <path d="M6-88-20 4h70L16-88z" fill={colours.lit} opacity="0.14" />
      <ellipse cx="16" cy="6" rx="42" ry="9" fill={colours.lit} opacity="0.28" />
    </g>
  );
}
