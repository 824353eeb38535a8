import { TrendingDown, TrendingUp } from 'lucide-react';
import { recentTrend, type Trend } from '#domain/trend.ts';
import { OfficialMark } from '#web/ui/official-mark.tsx';
import { Figure } from './figure.tsx';

type PerformanceFiguresProps = {
  readonly testsTaken: number;
  readonly averageScore: number;
  readonly latestScores: readonly number[];
};

/** Statistics over all results, whatever part of them is loaded. */
export function PerformanceFigures({ testsTaken, averageScore, latestScores }: PerformanceFiguresProps) {
  const trend = recentTrend(latestScores);
  return (
    <section>
      <h2 className="sr-only">Figures</h2>
      <dl className="mb-3 flex flex-wrap gap-3">
        <Figure name="Tests Taken">{testsTaken}</Figure>
        <Figure name="Average Score">{averageScore}%</Figure>
        {trend && (
          <Figure name="Recent Trend">
            <TrendInWords {...trend} />
          </Figure>
        )}
      </dl>
      <OfficialMark />
    </section>
  );
}

function TrendInWords({ kind, points }: Trend) {
  const improving = kind === 'Improving';
  const Arrow = improving ? TrendingUp : TrendingDown;
  return (
    <span className={improving ? 'text-[var(--right)]' : 'text-warn'}>
      <Arrow aria-hidden="true" className="mr-2 inline size-6" />
      {kind}{' '}
      <span className="text-base whitespace-nowrap">
        {improving ? '+' : '−'}
        {points} {points === 1 ? 'point' : 'points'}
      </span>
    </span>
  );
}
