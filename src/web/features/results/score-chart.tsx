import type { TestResult } from '#contract/results.ts';
import { officialPassMark, officialQuestions, passScore } from '#domain/constants.ts';
import { percentOf } from '#domain/grading.ts';

/** Of more results than this the dots would touch on a phone. */
const most = 20;
/** Pixels: the drawing's height, and the room at its ends so that no stud is cut. */
const height = 200;
const margin = 14;

const marks = [
  { score: percentOf(officialPassMark, officialQuestions), name: 'official' },
  { score: passScore, name: 'pass' },
];

/**
 * The latest scores over time, drawn as a road by night: a stud for each test, the pass marks as painted lines. Positions across are
 * percentages, so that it is as wide as its column while its words keep their size.
 */
export function ScoreChart({ results }: { readonly results: readonly TestResult[] }) {
  const latest = results.slice(0, most).reverse();
  if (latest.length < 2) return null;
  const lowest = Math.min(50, ...latest.map(({ score }) => Math.floor(score / 10) * 10));
  const level = (score: number) => margin + ((height - 2 * margin) * (100 - score)) / (100 - lowest);
  const points = latest.map(({ id, score, passed }, index) => ({
    id,
    passed,
    x: `${3 + (94 * index) / (latest.length - 1)}%`,
    y: level(score),
  }));
  return (
    <figure>
      <h2 className="mb-3 text-2xl">Scores over time</h2>
      <p className="sr-only">{inWords(latest)}</p>
      <div aria-hidden="true" className="flex gap-2 rounded-panel bg-asphalt p-3 text-on-asphalt">
        <svg width="92" height={height} className="shrink-0 fill-current font-sign text-sm">
          {[{ score: 100, name: '' }, ...marks, { score: lowest, name: '' }].map(({ score, name }) => (
            <text key={score} x="0" y={level(score) + 5}>
              {score}% {name}
            </text>
          ))}
        </svg>
        <svg width="100%" height={height}>
          {marks.map(({ score, name }) => (
            <line
              key={name}
              x1="0"
              x2="100%"
              y1={level(score)}
              y2={level(score)}
              className="stroke-paint"
              strokeDasharray="14 10"
            />
          ))}
          {points.slice(1).map(({ id, x, y }, index) => (
            <line
              key={id}
              x1={points[index]?.x}
              y1={points[index]?.y}
              x2={x}
              y2={y}
              className="stroke-stud-off"
              strokeWidth="3"
            />
          ))}
          {points.map(({ id, passed, x, y }) => (
            <circle
              key={id}
              cx={x}
              cy={y}
              r="5"
              strokeWidth="3"
              className={passed ? 'fill-stud stroke-stud' : 'fill-asphalt stroke-stud'}
            />
          ))}
        </svg>
      </div>
      <figcaption className="mt-2 text-sm">
        Your latest {latest.length} scores, the newest on the right. A full stud is a pass, a hollow one is not.
      </figcaption>
    </figure>
  );
}

/** The same for those who do not see it. */
function inWords(latest: readonly TestResult[]): string {
  return `Oldest first: ${latest.map(({ score, passed }) => `${score}% ${passed ? 'passed' : 'failed'}`).join(', ')}.`;
}
