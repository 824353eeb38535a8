import { randomUUID } from 'node:crypto';
import type { Question } from '#contract/categories.ts';
import {
  createPracticeSession,
  getPracticeSession,
  type PracticeSession,
  recordPracticeAnswer,
} from '#contract/practice.ts';
import type { PracticeScope } from '#domain/practice-settings.ts';
import type { Caller } from './caller.ts';
import type { TestApp } from './test-app.ts';

/** Opens the learner's session of a category, Rules of the Road unless told. */
export function openCategory(learner: Caller, categoryId = 1): Promise<PracticeSession> {
  return learner.call(createPracticeSession, { body: { kind: 'category', id: randomUUID(), categoryId } });
}

/** Starts a mixed session: Rules of the Road, every question, twenty at most, unless told. */
export function startMixed(
  learner: Caller,
  changes: { scope?: PracticeScope; maxQuestions?: number; categoryIds?: number[] } = {},
): Promise<PracticeSession> {
  return learner.call(createPracticeSession, {
    body: { kind: 'mixed', id: randomUUID(), categoryIds: [1], scope: 'all', maxQuestions: 20, ...changes },
  });
}

/** A session as the learner reads it again. */
export function readSession(learner: Caller, { id }: { readonly id: string }): Promise<PracticeSession> {
  return learner.call(getPracticeSession, { params: { sessionId: id } });
}

/** The ids of a session's questions, in their order. */
export function questionIds(session: PracticeSession): string[] {
  return session.questions.map(({ questionId }) => questionId);
}

/** The question of a session that stands at a position. */
export function questionAt(server: TestApp, session: PracticeSession, position: number): Question {
  const id = session.questions[position]?.questionId ?? '';
  const question = server.content.question(id);
  if (question === undefined) throw new Error(`The session has no question at ${position}.`);
  return question;
}

/** The text of a question's right option. */
export function rightAnswer(question: Question): string {
  return question.options[question.correctAnswerIndex] as string;
}

/** The text of one of a question's wrong options. */
export function wrongAnswer(question: Question): string {
  return question.options[question.correctAnswerIndex === 0 ? 1 : 0] as string;
}

/** Records one answer in a session. */
export function record(learner: Caller, session: { readonly id: string }, questionId: string, userAnswer: string) {
  return learner.call(recordPracticeAnswer, {
    params: { sessionId: session.id },
    body: { answers: [{ questionId, userAnswer }] },
  });
}
