import { colours } from './colours.ts';

/** `x` and `y` are where the feet are, `height` the height of the figure. */
type Place = { readonly x: number; readonly y: number; readonly height: number };

function at({ x, y, height }: Place, flip: boolean): string {
  return `translate(${x} ${y}) scale(${((flip ? -1 : 1) * height) / 100} ${height / 100})`;
}

type WalkerProps = Place & {
  readonly coat: string;
  /** Walks to the left; to the right unless said. */
  readonly left?: boolean;
  readonly running?: boolean;
};

/** Somebody on foot, from the side. */
export function Walker({ coat, left = false, running = false, ...place }: WalkerProps) {
  const stride = running ? 'M-2-44-24-6M2-44 22-22 12-2' : 'M-2-44-12 0M2-44 12 0';
  const arms = running ? 'M0-72 20-58 30-70M0-72-16-56-24-44' : 'M0-72 10-48M0-72-10-48';
  return (
    <g transform={at(place, left)} strokeLinecap="round" strokeLinejoin="round" fill="none">
      <path d={stride} stroke={colours.navy} strokeWidth="10" />
      <path d="M0-76V-46" stroke={coat} strokeWidth="20" />
      <path d={arms} stroke={coat} strokeWidth="8" />
      <circle cx="2" cy="-91" r="9" fill={colours.skin} />
    </g>
  );
}
