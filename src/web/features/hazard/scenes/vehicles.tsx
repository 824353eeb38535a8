import { colours } from './colours.ts';

/** `x` and `y` are where the middle of the vehicle stands on the road, `size` its width. */
type Place = { readonly x: number; readonly y: number; readonly size: number };

function at({ x, y, size }: Place): string {
  return `translate(${x} ${y}) scale(${size / 100})`;
}

type CarProps = Place & {
  readonly colour: string;
  readonly braking?: boolean;
  /** Seen from the front. */
  readonly oncoming?: boolean;
};

/** A car from behind, or from the front. */
export function Car({ colour, braking = false, oncoming = false, ...place }: CarProps) {
  const lamp = oncoming ? colours.white : braking ? colours.lamp : '#8e1f1a';
  return (
    <g transform={at(place)}>
      <path d="M-42-6h18V4h-18zM24-6h18V4H24z" fill={colours.tyre} />
      <path d="M-34-62q34-8 68 0l12 26q4 4 4 12v20q0 4-4 4h-92q-4 0-4-4v-20q0-8 4-12z" fill={colour} />
      <path d="M-29-56q29-6 58 0l9 19h-76z" fill={colours.glass} />
      <rect x="-47" y="-28" width="17" height="10" rx="3" fill={lamp} />
      <rect x="30" y="-28" width="17" height="10" rx="3" fill={lamp} />
      {braking && <rect x="-12" y="-60" width="24" height="4" rx="2" fill={colours.lamp} />}
      <rect x="-14" y="-16" width="28" height="8" fill={oncoming ? '#fff' : colours.yellow} />
    </g>
  );
}

/** A box van from behind. */
export function Van({ colour, ...place }: Place & { readonly colour: string }) {
  return (
    <g transform={at(place)}>
      <path d="M-42-6h18V4h-18zM24-6h18V4H24z" fill={colours.tyre} />
      <rect x="-48" y="-112" width="96" height="112" rx="6" fill={colour} />
      <path d="M-38-102h34v34h-34zM4-102h34v34H4z" fill={colours.glass} />
      <path d="M0-108V-4" stroke="#9aa0a5" strokeWidth="2" />
      <rect x="-46" y="-40" width="8" height="20" fill="#8e1f1a" />
      <rect x="38" y="-40" width="8" height="20" fill="#8e1f1a" />
      <rect x="-14" y="-18" width="28" height="8" fill={colours.yellow} />
    </g>
  );
}

/** A single-deck bus from behind, waiting at the kerb with its right-hand indicator on. */
export function Bus(place: Place) {
  return (
    <g transform={at(place)}>
      <path d="M-44-8h20V4h-20zM24-8h20V4H24z" fill={colours.tyre} />
      <rect x="-50" y="-118" width="100" height="116" rx="7" fill={colours.red} />
      <rect x="-40" y="-104" width="80" height="40" rx="4" fill={colours.glass} />
      <rect x="-26" y="-116" width="52" height="9" fill="#111" />
      <path d="M-22-112h8m5 0h14m5 0h12" stroke={colours.lit} strokeWidth="4" />
      <rect x="-46" y="-34" width="9" height="16" fill="#8e1f1a" />
      <rect x="37" y="-34" width="9" height="16" fill="#ffb31a" />
      <circle cx="41" cy="-26" r="15" fill="#ffb31a" opacity="0.4" />
      <rect x="-16" y="-18" width="32" height="8" fill={colours.yellow} />
    </g>
  );
}
