import type { FlagEntry, FlagKind } from '#contract/flags.ts';
import type { Executor } from '../engine.ts';

/** What a learner has flagged for review. */
export function flagRepository(db: Executor) {
  return {
    /** Everything flagged, newest first. */
    async list(userId: string): Promise<FlagEntry[]> {
      const rows = await db
        .selectFrom('flags')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('item_id')
        .execute();
      return rows.map((row) => ({ kind: row.kind as FlagKind, itemId: row.item_id, createdAt: row.created_at }));
    },

    /** Flags an item; flagged already keeps its first time. `now` is epoch ms. */
    async set(userId: string, kind: FlagKind, itemId: string, now: number): Promise<void> {
      await db
        .insertInto('flags')
        .values({ user_id: userId, kind, item_id: itemId, created_at: now })
        .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'item_id']).doNothing())
        .execute();
    },

    /** Removes a flag, where there is one. */
    async remove(userId: string, kind: FlagKind, itemId: string): Promise<void> {
      await db
        .deleteFrom('flags')
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .where('item_id', '=', itemId)
        .execute();
    },
  };
}
