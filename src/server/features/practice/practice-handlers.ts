import {
  abandonPracticeSession,
  completePracticeSession,
  createPracticeSession,
  getCurrentPracticeSession,
  getPracticeSession,
  type PracticeSession,
  recordPracticeAnswer,
} from '#contract/practice.ts';
import { isRightAnswer } from '#domain/grading.ts';
import { practiceSessionRepository } from '#server/db/repositories/practice-sessions.ts';
import { ApiError } from '#server/http/api-error.ts';
import { answer, type Handler } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { answerWriter } from './answer-writer.ts';
import { sessionOpener } from './session-opener.ts';

/** Practice sessions: open or reuse, read, record answers, complete, abandon. */
export function practiceHandlers(services: Services): Handler[] {
  const { database, content, now } = services;
  const record = answerWriter(database, now);
  const open = sessionOpener(services);
  const sessions = practiceSessionRepository(database.db, database.engine);

  // A question withdrawn from the content since is not shown; its answers stay in the learner's progress.
  const present = (session: PracticeSession): PracticeSession => ({
    ...session,
    questions: session.questions.filter((question) => content.question(question.questionId) !== undefined),
  });

  const found = <T>(value: T | null): T => {
    if (value === null) throw new ApiError('NOT_FOUND');
    return value;
  };

  return [
    answer(createPracticeSession, async ({ body }, { userId }) => present(await open(userId, body))),
    answer(getCurrentPracticeSession, async ({ query }, { userId }) => {
      const session = await sessions.current(userId, { kind: query.kind, categoryId: query.category });
      return session === null ? null : present(session);
    }),
    answer(getPracticeSession, async ({ params }, { userId }) =>
      present(found(await sessions.find(userId, params.sessionId))),
    ),
    answer(recordPracticeAnswer, async ({ params, body }, { userId }) => {
      const answers = body.answers.map(({ questionId, userAnswer }) => {
        const question = content.question(questionId);
        if (question === undefined) throw new ApiError('NOT_FOUND');
        if (!question.options.includes(userAnswer)) throw new ApiError('NOT_AN_OPTION');
        return {
          userId,
          sessionId: params.sessionId,
          questionId,
          categoryId: question.categoryId,
          userAnswer,
          isCorrect: isRightAnswer(question, userAnswer),
          answeredAt: now(),
        };
      });
      return { answers: await record({ userId, sessionId: params.sessionId, answers }) };
    }),
    answer(completePracticeSession, async ({ params }, { userId }) => ({
      state: found(await sessions.end(userId, params.sessionId, 'completed')),
    })),
    answer(abandonPracticeSession, async ({ params }, { userId }) => ({
      state: found(await sessions.end(userId, params.sessionId, 'abandoned')),
    })),
  ];
}
