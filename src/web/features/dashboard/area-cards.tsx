import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type Area, areaIds, areas } from '#domain/areas.ts';
import { areaPercentPerPass } from '#domain/constants.ts';
import { LaneProgress } from '#web/ui/lane-progress.tsx';
import { signPanelClass } from '#web/ui/sign-panel.tsx';
import type { Dashboard } from './api/get-dashboard.ts';

/** The four areas as direction signs. They lead on whether or not the progress could be loaded. */
export function AreaCards({ data, error }: UseQueryResult<Dashboard>) {
  return (
    <section>
      <h2 className="mb-4 text-2xl">Pick A Test Category</h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(17rem,40%)),1fr))] gap-4 md:gap-6">
        {areaIds.map((id) => {
          const percent = data?.areas.find(({ area }) => area === id)?.percent;
          return (
            <li key={id}>
              <AreaCard {...areas[id]} percent={percent} failed={percent === undefined && error !== null} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type AreaCardProps = Area & { readonly percent: number | undefined; readonly failed: boolean };

/** The whole sign is the link's target; the link itself is its title. */
function AreaCard({ id, title, description, questions, minutes, percent, failed }: AreaCardProps) {
  return (
    <article
      className={signPanelClass(id, 'flex h-full flex-col gap-2 transition-opacity duration-150 hover:opacity-95')}
    >
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-2xl">
          <Link
            to={`/${id}`}
            className="outline-none after:absolute after:inset-0 after:z-10 after:rounded-panel focus-visible:after:outline-4 focus-visible:after:outline-offset-3 focus-visible:after:outline-current"
          >
            {title}
          </Link>
        </h3>
        <SignArrow />
      </div>
      <p>{description}</p>
      <p className="flex flex-wrap gap-x-5 font-sign text-lg font-bold">
        <span>{questions} questions</span> <span>{minutes} min</span>
      </p>
      <div className="mt-auto">
        <p className="mb-1 min-h-lh">
          {failed ? 'Progress not loaded' : percent !== undefined && `${percent}% complete`}
        </p>
        <AreaLane title={title} percent={percent} />
      </div>
    </article>
  );
}

function AreaLane({ title, percent }: { readonly title: string; readonly percent: number | undefined }) {
  if (percent === undefined) return <div className="h-4 rounded-full bg-asphalt" />;
  return (
    <LaneProgress
      label={`${title} progress`}
      value={percent / areaPercentPerPass}
      max={100 / areaPercentPerPass}
      text={`${percent}%`}
    />
  );
}

/** The arrow of a direction sign. Decorative. */
function SignArrow() {
  return (
    <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true">
      <path d="M4 16h22M16 6l10 10-10 10" fill="none" stroke="currentColor" strokeWidth="5" />
    </svg>
  );
}
