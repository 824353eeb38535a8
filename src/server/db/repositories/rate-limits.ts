import { sql } from 'kysely';
import type { Executor } from '../engine.ts';

/** Counts of attempts by key in fixed windows, shared by every process on the database. Times are epoch ms. */
export function rateLimitRepository(db: Executor) {
  return {
    /** Counts one more attempt, and returns how many there were in the window and when it began. */
    async count(key: string, window: number, now: number): Promise<{ count: number; windowStart: number }> {
      const row = await db
        .insertInto('rate_limits')
        .values({ key, window_start: now, count: 1 })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql<number>`case when rate_limits.window_start <= ${now - window} then 1 else rate_limits.count + 1 end`,
            window_start: sql<number>`case when rate_limits.window_start <= ${now - window} then excluded.window_start else rate_limits.window_start end`,
          }),
        )
        .returning(['count', 'window_start'])
        .executeTakeFirstOrThrow();
      return { count: row.count, windowStart: row.window_start };
    },

    /** Forgets a key's attempts. */
    async forget(key: string): Promise<void> {
      await db.deleteFrom('rate_limits').where('key', '=', key).execute();
    },

    /** Removes windows that began before `before`. */
    async sweep(before: number): Promise<void> {
      await db.deleteFrom('rate_limits').where('window_start', '<', before).execute();
    },
  };
}
