import type { Bookmark } from '#contract/bookmarks.ts';
import type { Executor } from '../engine.ts';

/** Highway Code rules and sections that a learner keeps. */
export function bookmarkRepository(db: Executor) {
  return {
    /** Every bookmark, newest first. */
    async list(userId: string): Promise<Bookmark[]> {
      return db
        .selectFrom('bookmarks')
        .select(['item_id as itemId', 'created_at as createdAt'])
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('item_id')
        .execute();
    },

    /** Bookmarks an item; bookmarked already keeps its first time. `now` is epoch ms. */
    async set(userId: string, itemId: string, now: number): Promise<void> {
      await db
        .insertInto('bookmarks')
        .values({ user_id: userId, item_id: itemId, created_at: now })
        .onConflict((conflict) => conflict.columns(['user_id', 'item_id']).doNothing())
        .execute();
    },

    /** Removes a bookmark, where there is one. */
    async remove(userId: string, itemId: string): Promise<void> {
      await db.deleteFrom('bookmarks').where('user_id', '=', userId).where('item_id', '=', itemId).execute();
    },
  };
}
