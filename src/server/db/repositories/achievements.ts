import type { Executor } from '../engine.ts';

/** Achievements a learner has earned. Earned is never un-earned (reading 8): rows are only added. */
export function achievementRepository(db: Executor) {
  return {
    /** When each was earned, epoch ms, by achievement id. */
    async earned(userId: string): Promise<Map<string, number>> {
      const rows = await db.selectFrom('achievements').selectAll().where('user_id', '=', userId).execute();
      return new Map(rows.map((row) => [row.achievement_id, row.earned_at]));
    },

    /** Adds those not earned before, and returns their ids. */
    async earn(userId: string, ids: readonly string[], now: number): Promise<string[]> {
      if (ids.length === 0) return [];
      const rows = await db
        .insertInto('achievements')
        .values(ids.map((id) => ({ user_id: userId, achievement_id: id, earned_at: now })))
        .onConflict((conflict) => conflict.columns(['user_id', 'achievement_id']).doNothing())
        .returning('achievement_id')
        .execute();
      return rows.map((row) => row.achievement_id);
    },
  };
}
