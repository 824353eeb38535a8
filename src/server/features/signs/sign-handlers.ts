import { getSignDrawings, getSignPicture, listMarkings, listSignCategories, listSigns } from '#contract/signs.ts';
import type { DrawingGroup } from '#server/content/signs.ts';
import { ApiError } from '#server/http/api-error.ts';
import { answerPublic, type Handler } from '#server/http/handlers.ts';
import { type Prepared, preparedJson, preparedText } from '#server/http/prepared-json.ts';
import type { Services } from '#server/services.ts';

const forEver = 'public, max-age=31536000, immutable';

/** Road signs: content of the edition, the same for everyone. Each drawing is made when it is first asked for. */
export function signHandlers({ content }: Services): Handler[] {
  const { signs } = content;
  const questionsBySign = new Map<string, string[]>();
  for (const { id } of content.categories) {
    for (const { id: questionId, image } of content.questionsOf(id)) {
      if (image) questionsBySign.set(image.id, [...(questionsBySign.get(image.id) ?? []), questionId]);
    }
  }
  const list = preparedJson(signs.list.map((sign) => ({ ...sign, questions: questionsBySign.get(sign.id) ?? [] })));
  const categories = preparedJson(signs.categories);
  const markings = preparedJson(signs.markings);
  const drawn = keptPromise(signs.draw);
  const drawings = keptPromise(drawingsOf);
  const pictures = keptPromise(pictureOf);

  async function svgOf(id: string): Promise<string> {
    const group = signs.drawing(id)?.group;
    const svg = group && (await drawn(group)).get(id);
    if (svg === undefined) throw new ApiError('NOT_FOUND');
    return svg;
  }

  /** The drawings of a category's signs, of the edition; or what markings show, which may be a sign. */
  async function drawingsOf(group: DrawingGroup): Promise<Prepared> {
    const ids =
      group === 'markings'
        ? signs.markings.map(({ drawing }) => drawing)
        : signs.list.flatMap(({ id, category }) => (category === group ? [id] : []));
    return preparedJson(Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await svgOf(id)] as const))));
  }

  async function pictureOf(id: string): Promise<Prepared> {
    return preparedText(await svgOf(id), 'image/svg+xml');
  }

  return [
    answerPublic(listSigns, async (_request, context) => list.send(context)),
    answerPublic(listSignCategories, async (_request, context) => categories.send(context)),
    answerPublic(listMarkings, async (_request, context) => markings.send(context)),
    answerPublic(getSignDrawings, async ({ params }, context) => (await drawings(params.category)).send(context)),
    answerPublic(getSignPicture, async ({ params }, context) => {
      const [id = '', hash] = params.file.replace(/\.svg$/, '').split('.');
      const known = signs.drawing(id);
      if (known === undefined) throw new ApiError('NOT_FOUND');
      const picture = await pictures(id);
      // A page from before a release may ask for an older hash: it gets the picture as it is now, and may not keep it.
      context.reply.header('content-security-policy', "default-src 'none'");
      return hash === known.hash ? picture.send(context, forEver) : picture.send(context);
    }),
  ];
}

/** Makes a thing for each key once; one that fails is made anew. */
function keptPromise<K, T>(make: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const made = new Map<K, Promise<T>>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const making = make(key);
    made.set(key, making);
    making.catch(() => made.delete(key));
    return making;
  };
}
