import { z } from 'zod';
import { defineRoute } from './route.ts';

/** A Highway Code rule (`rule-126`, `rule-h2`, `rule-annex-6`) or section (`section-motorways`) that a learner keeps. */
const bookmarkParams = z.object({ itemId: z.string().regex(/^(rule|section)-[a-z0-9-]{1,60}$/) });
export const bookmark = z.object({ itemId: z.string(), createdAt: z.int() });

export const listBookmarks = defineRoute({
  name: 'listBookmarks',
  method: 'GET',
  path: '/api/bookmarks',
  access: 'learner',
  summary: 'Everything the learner has bookmarked, newest first.',
  response: z.array(bookmark),
});

export const setBookmark = defineRoute({
  name: 'setBookmark',
  method: 'PUT',
  path: '/api/bookmarks/:itemId',
  access: 'learner',
  summary: 'Bookmarks a rule or section. Bookmarked already is success.',
  params: bookmarkParams,
  body: z.strictObject({}),
  response: z.object({ bookmarked: z.literal(true) }),
  errors: ['NOT_FOUND'],
});

export const removeBookmark = defineRoute({
  name: 'removeBookmark',
  method: 'DELETE',
  path: '/api/bookmarks/:itemId',
  access: 'learner',
  summary: 'Removes a bookmark. Not bookmarked is success.',
  params: bookmarkParams,
  response: z.object({ bookmarked: z.literal(false) }),
  errors: ['NOT_FOUND'],
});

export type Bookmark = z.infer<typeof bookmark>;
