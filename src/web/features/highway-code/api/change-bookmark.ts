import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeBookmark, setBookmark } from '#contract/bookmarks.ts';
import { bookmarksQuery } from '#web/lib/bookmarks.ts';
import { call } from '#web/lib/call.ts';

/** Bookmarks a rule or section, or takes the bookmark away. Changes of one item are sent in the order they were made. */
export function useChangeBookmark(itemId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: `bookmark ${itemId}` },
    mutationFn: async (bookmarked: boolean) => {
      const params = { itemId };
      await (bookmarked ? call(setBookmark, { params, body: {} }) : call(removeBookmark, { params }));
    },
    onSuccess: async (_, bookmarked) => {
      // A list on its way may be from before the change.
      await queryClient.cancelQueries(bookmarksQuery);
      const list = queryClient.getQueryData(bookmarksQuery.queryKey);
      if (!list) return queryClient.invalidateQueries(bookmarksQuery);
      const others = list.filter((one) => one.itemId !== itemId);
      queryClient.setQueryData(
        bookmarksQuery.queryKey,
        bookmarked ? [{ itemId, createdAt: Date.now() }, ...others] : others,
      );
    },
  });
}
