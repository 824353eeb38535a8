import type { TestResult } from '#contract/results.ts';
import { officialPassMark, officialQuestions, passScore } from '#domain/constants.ts';
import { percentOf } from '#domain/grading.ts';

/** Of more results than this the dots would touch on a phone. */
const most = 20;
/** Pixels: the drawing's height, and the room above 100% and below 0% so that no dot is cut. */
const height = 200;
const margin = 14;

/**
 * The latest scores over time, drawn as a road by night: a stud for each test, the pass marks as painted lines. Positions across are
 * percentages, so that it is as wide as its column while its words keep their size.
 */
export function ScoreChart({ results }: { readonly results: readonly TestResult[] }) {
  const scores = results
    .slice(0, most)
    .map(({ id, score, passed }) => ({ id, score, passed }))
    .reverse();
  if (scores.length < 2) return null;
  const points = scores.map((one, index) => ({
    ...one,
    x: 10 + (86 * index) / (scores.length - 1),
    y: level(one.score),
  }));
  return (
    <figure>
      <h2 className="mb-3 text-2xl">Scores over time</h2>
      <div className="rounded-panel bg-asphalt p-3 text-on-asphalt">
        <p className="sr-only">{inWords(scores.map(({ score }) => score))}</p>
        <svg aria-hidden="true" width="100%" height={height}>
          <Mark at={percentOf(officialPassMark, officialQuestions)} name="official" />
          <Mark at={passScore} name="pass" />
          {points.slice(1).map(({ id, x, y }, index) => (
            <line
              key={id}
              x1={`${points[index]?.x}%`}
              y1={points[index]?.y}
              x2={`${x}%`}
              y2={y}
              className="stroke-stud-off"
              strokeWidth="3"
            />
          ))}
          {points.map(({ id, score, passed, x, y }) => (
            <circle
              key={id}
              cx={`${x}%`}
              cy={y}
              r="6"
              strokeWidth="3"
              className={passed ? 'fill-stud stroke-stud' : 'fill-asphalt stroke-stud'}
            >
              <title>{`${score}%`}</title>
            </circle>
          ))}
        </svg>
      </div>
      <figcaption className="mt-2 text-sm">
        Your latest {scores.length} scores, oldest on the left. A full stud is a pass, a hollow one is not.
      </figcaption>
    </figure>
  );
}

function Mark({ at, name }: { readonly at: number; readonly name: string }) {
  return (
    <g>
      <line x1="0" x2="100%" y1={level(at)} y2={level(at)} className="stroke-paint" strokeDasharray="14 10" />
      <text x="0" y={level(at) - 5} className="fill-on-asphalt font-sign text-xs">
        {at}% {name}
      </text>
    </g>
  );
}

function level(score: number): number {
  return margin + (height - 2 * margin) * (1 - score / 100);
}

function inWords(scores: readonly number[]): string {
  return `Your latest ${scores.length} scores, oldest first: ${scores.map((score) => `${score}%`).join(', ')}.`;
}
