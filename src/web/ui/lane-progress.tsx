import { classes } from './classes.ts';

/** Up to here each stud is one question; beyond it the line is simply filled. */
const mostStuds = 40;

type LaneProgressProps = {
  /** What is measured, for those who do not see it: 'Questions answered'. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The words for the value; 'value of max' unless given. */
  readonly text?: string;
  /** One stud for each step. Off for percentages. */
  readonly studs?: boolean;
  readonly className?: string;
};

/** Progress as a lane line: its studs light up as they are passed. */
export function LaneProgress({ label, value, max, text, studs = true, className }: LaneProgressProps) {
  const passed = Math.min(Math.max(value, 0), max);
  const counted = studs && max > 0 && max <= mostStuds;
  return (
    <div className={classes('relative h-4 overflow-hidden rounded-full bg-asphalt px-2', className)}>
      <progress
        aria-label={label}
        aria-valuetext={text ?? `${passed} of ${max}`}
        value={passed}
        max={Math.max(max, 1)}
        className="sr-only"
      />
      {counted ? <Studs lit={passed} count={max} /> : <Line percent={max > 0 ? (passed / max) * 100 : 0} />}
    </div>
  );
}

function Studs({ lit, count }: { readonly lit: number; readonly count: number }) {
  return (
    <div aria-hidden="true" className="flex h-full items-center justify-between gap-px">
      {Array.from({ length: count }, (_, index) => (
        <span
          // The studs of one line are alike and never move.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className={classes('h-2 max-w-4 flex-1 rounded-full', index < lit ? 'stud-lit' : 'bg-stud-off')}
        />
      ))}
    </div>
  );
}

/** In SVG, because its width is an attribute and needs no inline style. */
function Line({ percent }: { readonly percent: number }) {
  return (
    <svg className="block h-full w-full" aria-hidden="true">
      <line x1="0" x2="100%" y1="50%" y2="50%" className="stroke-stud-off" strokeWidth="4" strokeDasharray="14 8" />
      <line
        x1="0"
        x2={`${percent}%`}
        y1="50%"
        y2="50%"
        className="stroke-stud"
        strokeWidth="8"
        strokeDasharray="14 8"
      />
    </svg>
  );
}
