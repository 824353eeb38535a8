import type { AchievementState } from '#contract/achievements.ts';
import type { AchievementGroup } from '#domain/achievements.ts';
import { londonDate } from '#domain/london-date.ts';
import { AchievementPlate } from '#web/ui/achievement-plate.tsx';
import { LaneProgress } from '#web/ui/lane-progress.tsx';

/** The four groups in their order. */
export const achievementHeadings: Readonly<Record<AchievementGroup, string>> = {
  test: 'Test Achievements',
  score: 'Score Achievements',
  streak: 'Streak Achievements',
  learn: 'Learning Achievements',
};

export const achievementGrid = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(18rem,40%)),1fr))] gap-3';
export const achievementCard = 'flex h-full gap-4 rounded-panel border border-keyline bg-surface p-5';

export function AchievementGroups({ achievements }: { readonly achievements: readonly AchievementState[] }) {
  return Object.entries(achievementHeadings).map(([group, heading]) => (
    <section key={group}>
      <h2 className="mb-3 text-2xl">{heading}</h2>
      <ul className={achievementGrid}>
        {achievements
          .filter((one) => one.group === group)
          .map((one) => (
            <li key={one.id}>
              <Item {...one} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

function Item(one: AchievementState) {
  const { icon, title, description, earned, progress, maxProgress } = one;
  return (
    <article className={achievementCard}>
      <AchievementPlate icon={icon} earned={earned} />
      <div className="flex min-w-0 flex-1 flex-col">
        <h3 className="text-lg">{title}</h3>
        <p className="text-ink-soft">{description}</p>
        <div className="mt-auto pt-2">
          <p className="mb-1 font-sign font-bold">{standing(one)}</p>
          <LaneProgress label={title} value={progress} max={maxProgress} text={standing(one)} />
        </div>
      </div>
    </article>
  );
}

/** Where a learner stands with it; scores are percent, everything else is counted. */
function standing({ group, earnedAt, progress, maxProgress }: AchievementState): string {
  if (earnedAt !== null) return `Earned ${londonDate(earnedAt)}`;
  return group === 'score' ? `Best score ${progress}%` : `${progress} of ${maxProgress}`;
}
