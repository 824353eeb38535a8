import type { createPracticeSession, PracticeSession } from '#contract/practice.ts';
import type { RouteRequest } from '#contract/route.ts';
import { drawQuestions } from '#domain/question-draw.ts';
import { seededRandom } from '#domain/random.ts';
import type { Executor } from '#server/db/engine.ts';
import { flagRepository } from '#server/db/repositories/flags.ts';
import { practiceSessionRepository } from '#server/db/repositories/practice-sessions.ts';
import { profileRepository } from '#server/db/repositories/profiles.ts';
import { progressRepository } from '#server/db/repositories/progress.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { Services } from '#server/services.ts';

type Request = RouteRequest<typeof createPracticeSession>['body'];

/**
 * Opens sessions (spec section 4): a category's open session is reused, with questions that the category has gained since
 * at its end; a new mixed or challenge session takes the place of the open one. The same id again answers with the same
 * session. The learner's lock makes two at once one after the other.
 */
export function sessionOpener({ database, content, now }: Services) {
  return (userId: string, request: Request): Promise<PracticeSession> =>
    database.db.transaction().execute(async (transaction) => {
      const sessions = practiceSessionRepository(transaction, database.engine);
      const locked = await profileRepository(transaction, database.engine).lock([userId]);
      if (!locked.has(userId)) throw new ApiError('SIGNED_OUT');

      const same = await sessions.find(userId, request.id);
      if (same !== null) return same;

      const categoryId = request.kind === 'category' ? request.categoryId : null;
      const current = await sessions.current(userId, { kind: request.kind, categoryId: categoryId ?? undefined });
      if (current !== null && categoryId !== null) return completed(current, categoryId);
      if (current !== null) await sessions.end(userId, current.id, 'abandoned');

      const questionIds = await questionsFor(transaction, userId, request);
      if (questionIds.length === 0) throw new ApiError('EMPTY_SELECTION');
      await sessions.create(userId, { id: request.id, kind: request.kind, categoryId, questionIds, now: now() });
      return (await sessions.find(userId, request.id)) as PracticeSession;

      async function completed(session: PracticeSession, category: number): Promise<PracticeSession> {
        await sessions.touch(userId, session.id, now());
        const has = new Set(session.questions.map((question) => question.questionId));
        const gained = idsOf(category).filter((id) => !has.has(id));
        if (gained.length === 0) return session;
        await sessions.append(userId, session.id, gained, session.questions.length);
        return (await sessions.find(userId, session.id)) as PracticeSession;
      }
    });

  function idsOf(categoryId: number): string[] {
    return content.questionsOf(categoryId).map((question) => question.id);
  }

  async function questionsFor(transaction: Executor, userId: string, request: Request): Promise<string[]> {
    if (request.kind === 'category') return idsOf(request.categoryId);
    const flags = await flagRepository(transaction).list(userId);
    return drawQuestions([...new Set(request.categoryIds)].flatMap(idsOf), {
      scope: request.scope,
      maxQuestions: request.maxQuestions,
      random: seededRandom(request.id),
      knowledge: {
        statistics: await progressRepository(transaction).statistics(userId, request.categoryIds),
        flagged: new Set(flags.filter((flag) => flag.kind === 'question').map((flag) => flag.itemId)),
      },
    });
  }
}
