import { listBookmarks, removeBookmark, setBookmark } from '#contract/bookmarks.ts';
import { ruleBookmark, sectionBookmark } from '#domain/bookmark-id.ts';
import { bookmarkRepository } from '#server/db/repositories/bookmarks.ts';
import { ApiError } from '#server/http/api-error.ts';
import { answer, type Handler } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';

/** Bookmarks in the Highway Code: the learner's own, kept by the server. */
export function bookmarkHandlers({ database, content, now }: Services): Handler[] {
  const bookmarks = bookmarkRepository(database.db);
  const known = new Set(
    content.areas.highwayCodeSections.flatMap((section) => [
      sectionBookmark(section.id),
      ...section.rules.map(({ rule }) => ruleBookmark(rule)),
    ]),
  );

  const mustExist = (itemId: string) => {
    if (!known.has(itemId)) throw new ApiError('NOT_FOUND');
  };

  return [
    answer(listBookmarks, async (_request, { userId }) =>
      (await bookmarks.list(userId)).filter(({ itemId }) => known.has(itemId)),
    ),
    answer(setBookmark, async ({ params: { itemId } }, { userId }) => {
      mustExist(itemId);
      await bookmarks.set(userId, itemId, now());
      return { bookmarked: true as const };
    }),
    answer(removeBookmark, async ({ params: { itemId } }, { userId }) => {
      mustExist(itemId);
      await bookmarks.remove(userId, itemId);
      return { bookmarked: false as const };
    }),
  ];
}
