import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { AchievementState } from '#contract/achievements.ts';
import { achievements } from '#domain/achievements.ts';
import { achievementsQuery } from '#web/lib/achievements.ts';
import { useFailureToast } from '#web/lib/use-failure-toast.ts';
import { AchievementPlate } from '#web/ui/achievement-plate.tsx';
import { PartFailure } from '#web/ui/part-failure.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const grid = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.5rem,30%)),1fr))] gap-x-4 gap-y-6';

/** The dashboard's set of achievements. */
export function Achievements() {
  const { data, error, isFetching, refetch } = useQuery(achievementsQuery);
  useFailureToast(error, 'Could not load achievements', 'There was an error loading your achievement data.');
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-2xl">Achievements</h2>
        <Link to="/profile/achievements" className="inline-flex min-h-11 items-center underline underline-offset-4">
          All achievements
        </Link>
      </div>
      {error && (
        <PartFailure
          failure={error}
          sentence="Could not load achievements. There was an error loading your achievement data."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <ul className={grid}>
          {data
            .filter(({ set }) => set === 'dashboard')
            .map((one) => (
              <Item key={one.id} {...one} />
            ))}
        </ul>
      )}
      {!data && !error && <GridLoading />}
    </section>
  );
}

function Item({ icon, earned, title, description, progress, maxProgress }: AchievementState) {
  const standing = maxProgress > 1 ? `${progress} of ${maxProgress}` : 'Locked';
  return (
    <li className="flex flex-col items-center text-center">
      <AchievementPlate icon={icon} earned={earned} />
      <h3 className="mt-3 text-lg">{title}</h3>
      <p className="text-ink-soft">{description}</p>
      <p className={earned ? 'font-sign font-bold' : 'font-sign text-ink-soft'}>{earned ? 'Earned' : standing}</p>
    </li>
  );
}

/** Names are known before the data is; only what has been earned is not. */
function GridLoading() {
  return (
    <>
      <output aria-busy="true" className="sr-only">
        Loading achievements…
      </output>
      <div aria-hidden="true" className={grid}>
        {achievements
          .filter(({ set }) => set === 'dashboard')
          .map(({ id, title, description }) => (
            <div key={id} className="flex flex-col items-center text-center">
              <Skeleton className="size-20 rounded-full" />
              <p className="mt-3 font-sign text-lg leading-[1.2] font-extrabold">{title}</p>
              <p className="text-ink-soft">{description}</p>
              <p className="min-h-lh font-sign" />
            </div>
          ))}
      </div>
    </>
  );
}
