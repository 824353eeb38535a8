import { achievements } from '#domain/achievements.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { achievementCard, achievementGrid, achievementHeadings } from './achievement-groups.tsx';

/** Names are known before the data is; only what has been earned is not. */
export function AchievementsLoading() {
  return (
    <Loading label="Loading achievements…">
      <div aria-hidden="true" className="flex flex-col gap-6">
        <Skeleton className="h-32 rounded-panel" />
        {Object.entries(achievementHeadings).map(([group, heading]) => (
          <div key={group}>
            <p className="mb-3 font-sign text-2xl leading-[1.2] font-extrabold">{heading}</p>
            <div className={achievementGrid}>
              {achievements
                .filter((one) => one.set === 'page' && one.group === group)
                .map(({ id, title, description }) => (
                  <div key={id} className={achievementCard}>
                    <Skeleton className="size-20 shrink-0 rounded-full" />
                    <div className="flex min-w-0 flex-1 flex-col">
                      <p className="font-sign text-lg leading-[1.2] font-extrabold">{title}</p>
                      <p className="text-ink-soft">{description}</p>
                      <Skeleton className="mt-auto h-14" />
                    </div>
                  </div>
                ))}
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
