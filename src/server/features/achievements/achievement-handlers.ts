import { listAchievements } from '#contract/achievements.ts';
import { achievementProgress, achievements, plateColour } from '#domain/achievements.ts';
import { achievementRepository } from '#server/db/repositories/achievements.ts';
import { achievementTotals, profileRepository } from '#server/db/repositories/profiles.ts';
import { answer, type Handler } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';

/** Both sets of achievements (reading 8). */
export function achievementHandlers({ database }: Services): Handler[] {
  const profiles = profileRepository(database.db, database.engine);
  const kept = achievementRepository(database.db);

  return [
    answer(listAchievements, async (_request, { userId }) => {
      const [record, areas, earned] = await Promise.all([
        profiles.find(userId),
        profiles.areaTotals(userId),
        kept.earned(userId),
      ]);
      const totals = achievementTotals(record, areas);
      return achievements.map((one) => {
        const earnedAt = earned.get(one.id) ?? null;
        const { id, set, group, title, description, icon, maxProgress } = one;
        const progress = earnedAt === null ? achievementProgress(one, totals) : maxProgress;
        return {
          id,
          set,
          group,
          title,
          description,
          icon,
          color: plateColour,
          progress,
          maxProgress,
          earned: earnedAt !== null,
          earnedAt,
        } as const;
      });
    }),
  ];
}
