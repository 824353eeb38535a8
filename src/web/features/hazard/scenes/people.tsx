import { colours } from './colours.ts';

/** `x` and `y` are where the feet are, `height` the height of the figure. */
type Place = { readonly x: number; readonly y: number; readonly height: number };

function at({ x, y, height }: Place, flip = false): string {
  return `translate(${x} ${y}) scale(${((flip ? -1 : 1) * height) / 100} ${height / 100})`;
}

type WalkerProps = Place & {
  readonly coat?: string;
  readonly legs?: string;
  /** Walks to the left; to the right unless said. */
  readonly left?: boolean;
  readonly running?: boolean;
};

/** Somebody on foot, from the side. */
export function Walker({
  coat = colours.green,
  legs = colours.navy,
  left = false,
  running = false,
  ...place
}: WalkerProps) {
  const stride = running ? 'M-2-44-24-6M2-44 22-22 12-2' : 'M-2-44-12 0M2-44 12 0';
  const arms = running ? 'M0-72 20-58 30-70M0-72-16-56-24-44' : 'M0-72 10-48M0-72-10-48';
  return (
    <g transform={at(place, left)} strokeLinecap="round" strokeLinejoin="round" fill="none">
      <path d={stride} stroke={legs} strokeWidth="10" />
      <path d="M0-76V-46" stroke={coat} strokeWidth="20" />
      <path d={arms} stroke={coat} strokeWidth="8" />
      <circle cx="2" cy="-91" r="9" fill={colours.skin} />
    </g>
  );
}

/** Somebody on a bicycle, from behind. */
export function Cyclist({ coat = colours.red, ...place }: Place & { readonly coat?: string }) {
  return (
    <g transform={at(place)} strokeLinecap="round" fill="none">
      <path d="M0 0v-34" stroke={colours.tyre} strokeWidth="6" />
      <path d="M-6-24-9-48M6-24l3-24" stroke={colours.navy} strokeWidth="9" />
      <path d="M-9-50h18l4-26q-13-8-26 0z" fill={coat} />
      <path d="M-11-74-17-54M11-74l6 20" stroke={coat} strokeWidth="7" />
      <circle cx="0" cy="-89" r="9" fill={colours.skin} />
      <path d="M-10-90a10 10 0 0 1 20 0z" fill={colours.white} />
    </g>
  );
}

/** A rider on a horse, from behind. */
export function Rider(place: Place) {
  return (
    <g transform={at(place)} strokeLinecap="round" fill="none">
      <path d="M-9-30-8 0M9-30 8 0" stroke={colours.brown} strokeWidth="8" />
      <ellipse cx="0" cy="-40" rx="16" ry="19" fill={colours.brown} />
      <path d="M0-50v32" stroke="#4a2d16" strokeWidth="6" />
      <path d="M-13-46-18-24M13-46l5 22" stroke={colours.navy} strokeWidth="8" />
      <path d="M-10-50h20l2-24q-12-7-24 0z" fill={colours.fluorescent} />
      <circle cx="0" cy="-84" r="8" fill={colours.skin} />
      <path d="M-10-84a10 10 0 0 1 20 0z" fill="#222" />
    </g>
  );
}

/** A school crossing patrol with the sign held up. */
export function Patrol(place: Place) {
  return (
    <g transform={at(place)} strokeLinecap="round" fill="none">
      <path d="M-5-40-6 0M5-40 6 0" stroke={colours.navy} strokeWidth="9" />
      <path d="M-13-34h26l-3-44h-20z" fill={colours.fluorescent} />
      <path d="M-12-50h24M-11-60h22" stroke="#e8e8e2" strokeWidth="3" />
      <path d="M-10-72-24-56" stroke={colours.fluorescent} strokeWidth="8" />
      <path d="M-26 0v-104" stroke="#e8e8e2" strokeWidth="4" />
      <circle cx="-26" cy="-112" r="19" fill={colours.yellow} />
      <circle cx="-26" cy="-112" r="19" stroke="#e1001a" strokeWidth="5" />
      <path d="M-37-114h22M-35-107h18" stroke="#111" strokeWidth="4" />
      <circle cx="0" cy="-87" r="9" fill={colours.skin} />
      <path d="M-11-89h22l-3-8H-8z" fill={colours.navy} />
    </g>
  );
}
