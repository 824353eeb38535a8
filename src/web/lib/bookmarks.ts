import { queryOptions } from '@tanstack/react-query';
import { listBookmarks } from '#contract/bookmarks.ts';
import { call } from './call.ts';

/** What the learner has bookmarked in the Highway Code, newest first. */
export const bookmarksQuery = queryOptions({
  queryKey: ['bookmarks'],
  queryFn: ({ signal }) => call(listBookmarks, {}, { signal }),
});
