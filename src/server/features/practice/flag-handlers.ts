import { type FlagKind, listFlags, removeFlag, setFlag } from '#contract/flags.ts';
import { flagRepository } from '#server/db/repositories/flags.ts';
import { ApiError } from '#server/http/api-error.ts';
import { answer, type Handler } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';

/** Flags on questions and signs (reading 13). */
export function flagHandlers({ database, content, now }: Services): Handler[] {
  const flags = flagRepository(database.db);

  const mustExist = (kind: FlagKind, itemId: string) => {
    const exists = kind === 'sign' ? content.signs.has(itemId) : content.question(itemId) !== undefined;
    if (!exists) throw new ApiError('NOT_FOUND');
  };

  return [
    answer(listFlags, (_request, { userId }) => flags.list(userId)),
    answer(setFlag, async ({ params: { kind, itemId } }, { userId }) => {
      mustExist(kind, itemId);
      await flags.set(userId, kind, itemId, now());
      return { flagged: true as const };
    }),
    answer(removeFlag, async ({ params: { kind, itemId } }, { userId }) => {
      mustExist(kind, itemId);
      await flags.remove(userId, kind, itemId);
      return { flagged: false as const };
    }),
  ];
}
