import { colours } from './colours.ts';
import { Bonnet } from './road.tsx';
import { Car, Lorry } from './vehicles.tsx';

/** Following other traffic in spray, with a slip road that joins from the left. */
export function DualCarriageway() {
  return (
    <>
      <rect width="320" height="80" fill={colours.cloudySky} />
      <path d="M0 78q80-20 160-8t160-6v116H0z" fill={colours.hedge} />
      <path d="M0 84h320v96H0z" fill="#708a55" />
      <path d="M150 78h20l190 102H-60z" fill={colours.wetRoad} />
      <path d="M140 90Q80 108-40 118v34q100-22 172-48z" fill={colours.wetRoad} />
      <path d="M140 91Q80 110-40 122v-4Q80 107 138 89z" fill={colours.paint} opacity="0.8" />
      <path d="M154 80-30 180h10L155.500 80zM166 80l170 100h-9L164.500 80z" fill={colours.paint} />
      <path
        d="M160.300 84h.8l1 6h-1.200zM161.800 96h1.600l2 9h-2.500zM165 114h3.500l4 16h-5.500zM170 142h6l7 26h-9z"
        fill={colours.paint}
      />
      <path d="M172 78h4l160 92v6z" fill={colours.silver} />
      <g fill={colours.white} opacity="0.35">
        <ellipse cx="148" cy="106" rx="30" ry="7" />
        <ellipse cx="126" cy="112" rx="22" ry="6" />
        <ellipse cx="180" cy="104" rx="14" ry="4" />
      </g>
      <Car x={157} y={84} size={7} braking colour={colours.navy} />
      <Car x={165} y={86} size={8} braking colour={colours.green} />
      <Car x={168} y={92} size={12} braking colour={colours.white} />
      <Lorry x={142} y={107} size={36} indicating />
      <Car x={64} y={124} size={34} colour={colours.red} />
      <Rain />
      <Bonnet />
      <path d="M160 168 92 122" stroke="#191b1d" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

/** Places to look at: brake lights far ahead, the lorry, the car that joins. */
export const dualCarriagewayMarkers = [
  [176, 66],
  [142, 44],
  [64, 92],
] as const;

/** Drops in an even scatter that is the same every time. */
function Rain() {
  const drops = Array.from({ length: 60 }, (_, index) => `M${(index * 53) % 320} ${(index * 37) % 165}l-3 9`);
  return <path d={drops.join('')} stroke={colours.white} strokeWidth="1" opacity="0.5" />;
}
