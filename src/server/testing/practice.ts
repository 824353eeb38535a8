import { randomUUID } from 'node:crypto';
import type { Question } from '#contract/categories.ts';
import { createPracticeSession, type PracticeSession, recordPracticeAnswer } from '#contract/practice.ts';
import type { Caller } from './caller.ts';
import type { TestApp } from './test-app.ts';

/** Opens the learner's session of a category, Rules of the Road unless told. */
export function openCategory(learner: Caller, categoryId = 1): Promise<PracticeSession> {
  return learner.call(createPracticeSession, { body: { kind: 'category', id: randomUUID(), categoryId } });
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
