import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerVerdict, type CountedAnswer, counterChanges } from './answer-recording.ts';

/** The counters of one learner, kept the way the server keeps them: changes of each batch are added. */
function counters() {
  const questions = new Map<string, { seen: number; correct: number; lastCorrect: boolean }>();
  const categories = new Map<number, { answered: number; correct: number }>();
  return {
    questions,
    categories,
    record(batch: readonly CountedAnswer[]) {
      const changes = counterChanges(batch, (id) => questions.get(id)?.lastCorrect ?? null);
      for (const { questionId, seen, correct, lastCorrect } of changes.questions) {
        const known = questions.get(questionId) ?? { seen: 0, correct: 0 };
        questions.set(questionId, { seen: known.seen + seen, correct: known.correct + correct, lastCorrect });
      }
      for (const { categoryId, answered, correct } of changes.categories) {
        const known = categories.get(categoryId) ?? { answered: 0, correct: 0 };
        categories.set(categoryId, { answered: known.answered + answered, correct: known.correct + correct });
      }
    },
  };
}

const answer = (questionId: string, isCorrect: boolean, categoryId = 1): CountedAnswer => ({
  questionId,
  categoryId,
  isCorrect,
});

describe('The counters', () => {
  test('of a first right answer', () => {
    expect(counterChanges([answer('q', true)], () => null)).toEqual({
      questions: [{ ...answer('q', true), seen: 1, correct: 1, lastCorrect: true }],
      categories: [{ categoryId: 1, answered: 1, correct: 1 }],
    });
  });

  test.each([
    ['right after wrong', true, false, 1],
    ['wrong after right', false, true, -1],
    ['right after right', true, true, 0],
    ['wrong after wrong', false, false, 0],
  ])('of an answer %s count no new question, and follow the latest answer', (_what, now, before, correct) => {
    const { categories } = counterChanges([answer('q', now)], () => before);
    expect(categories).toEqual([{ categoryId: 1, answered: 0, correct }]);
  });

  test('of one question answered in two sessions of one batch follow the later answer', () => {
    const changes = counterChanges([answer('q', true), answer('q', false)], () => null);
    expect(changes.questions).toEqual([{ ...answer('q', false), seen: 2, correct: 1, lastCorrect: false }]);
    expect(changes.categories).toEqual([{ categoryId: 1, answered: 1, correct: 0 }]);
  });

  const answers = fc.array(
    fc.tuple(fc.nat(9), fc.boolean()).map(([number, isCorrect]) => answer(`q-${number}`, isCorrect, 1 + (number % 3))),
    { maxLength: 60 },
  );

  test('come to the same totals however the answers are grouped into batches', () => {
    fc.assert(
      fc.property(answers, fc.array(fc.nat(60)), (given, cuts) => {
        const whole = counters();
        whole.record(given);
        const parts = counters();
        let from = 0;
        for (const cut of [...cuts.toSorted((one, other) => one - other), given.length]) {
          parts.record(given.slice(from, Math.max(from, cut)));
          from = Math.max(from, cut);
        }
        expect(parts.questions).toEqual(whole.questions);
        expect(parts.categories).toEqual(whole.categories);
      }),
    );
  });

  test('are what one gets by counting the answers', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const kept = counters();
        for (const one of given) kept.record([one]);
        for (const [id, question] of kept.questions) {
          const own = given.filter((one) => one.questionId === id);
          expect(question).toEqual({
            seen: own.length,
            correct: own.filter((one) => one.isCorrect).length,
            lastCorrect: own.at(-1)?.isCorrect,
          });
        }
        for (const [id, category] of kept.categories) {
          const own = new Map(
            given.filter((one) => one.categoryId === id).map((one) => [one.questionId, one.isCorrect] as const),
          );
          expect(category).toEqual({ answered: own.size, correct: [...own.values()].filter(Boolean).length });
        }
      }),
    );
  });
});

describe('An answer', () => {
  const open = { sessionState: 'open', inSession: true, recordedAnswer: null } as const;

  test.each([
    ['is recorded in an open session', open, 'record'],
    ['is success again when it is the same', { ...open, recordedAnswer: 'Stop' }, 'recorded-before'],
    ['is locked when another was given', { ...open, recordedAnswer: 'Go' }, 'locked'],
    ['has no session', { sessionState: null, inSession: false, recordedAnswer: null }, 'no-session'],
    ['is to a question that the session does not ask', { ...open, inSession: false }, 'not-in-session'],
    ['comes after the session was completed', { ...open, sessionState: 'completed' }, 'session-ended'],
    ['comes after the session was abandoned', { ...open, sessionState: 'abandoned' }, 'session-ended'],
    [
      'was recorded before the session ended',
      { sessionState: 'completed', inSession: true, recordedAnswer: 'Stop' },
      'recorded-before',
    ],
    [
      'differs from the one recorded before the session ended',
      { sessionState: 'abandoned', inSession: true, recordedAnswer: 'Go' },
      'locked',
    ],
  ] as const)('%s', (_what, state, verdict) => {
    expect(answerVerdict(state, 'Stop')).toBe(verdict);
  });
});
