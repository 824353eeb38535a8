import { TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { recentTrend, type Trend } from '#domain/trend.ts';
import { OfficialMark } from '#web/ui/official-mark.tsx';

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
      <dl className="mb-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Figure name="Tests Taken">{testsTaken}</Figure>
        <Figure name="Average Score">{averageScore}%</Figure>
        {trend && (
          <Figure name="Recent Trend" wide>
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

type FigureProps = { readonly name: string; readonly wide?: boolean; readonly children: ReactNode };

function Figure({ name, wide = false, children }: FigureProps) {
  return (
    <div className={`rounded-panel border border-keyline bg-surface p-4 ${wide ? 'max-sm:col-span-2' : ''}`}>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-sign text-2xl leading-tight font-extrabold">{children}</dd>
    </div>
  );
}
