import { queryOptions } from '@tanstack/react-query';
import type { SignDrawing } from '#domain/signs/drawing.ts';
import { queryClient } from '#web/lib/query-client.ts';

type Drawings = Readonly<Record<string, SignDrawing>>;
type Described = readonly { readonly id: string; readonly description: string }[];

/** Content that is drawn in the browser. A group's file arrives as a chunk when its first picture is asked for. */
const drawingFiles = import.meta.glob<Drawings>('../../../../../content/signs/drawings/*.json', { import: 'default' });
const descriptionFiles = import.meta.glob<Described>('../../../../../content/signs/{signs,markings}.json', {
  import: 'default',
});

/** Draws a picture by its id as SVG; undefined where the group has none of that name. */
export type DrawPicture = (id: string) => string | undefined;

/** How to draw the pictures of one group: 'warning', 'regulatory', 'marking' …, the first word of their ids. */
export function picturesQuery(id: string) {
  const group = id.split('-', 1)[0] ?? '';
  return queryOptions({
    queryKey: ['pictures', group],
    queryFn: async (): Promise<DrawPicture> => {
      const [{ drawSign }, drawings] = await Promise.all([import('#domain/signs/draw-sign.ts'), loadDrawings(group)]);
      return (wanted) => {
        const drawing = drawings[wanted];
        return drawing && drawSign(drawing);
      };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** What is to be seen on each picture, for those who do not see it, without what it means. */
export const descriptionsQuery = queryOptions({
  queryKey: ['pictures', 'descriptions'],
  queryFn: async (): Promise<ReadonlyMap<string, string>> => {
    const lists = await Promise.all(Object.values(descriptionFiles).map((load) => load()));
    return new Map(lists.flat().map(({ id, description }) => [id, description]));
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Fetches the pictures of questions ahead, so that each is there together with its question. */
export function preloadPictures(questions: Iterable<{ readonly image?: string | undefined }>): void {
  const groups = new Map([...questions].flatMap(({ image }) => (image ? [[image.split('-', 1)[0], image]] : [])));
  for (const image of groups.values()) if (image) void queryClient.prefetchQuery(picturesQuery(image));
  if (groups.size > 0) void queryClient.prefetchQuery(descriptionsQuery);
}

function loadDrawings(group: string): Promise<Drawings> {
  const load = Object.entries(drawingFiles).find(([path]) => new RegExp(`/${group}s?\\.json$`).test(path))?.[1];
  if (!load) throw new Error(`There are no drawings of the group ${group}.`);
  return load();
}
