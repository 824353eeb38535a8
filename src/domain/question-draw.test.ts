import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { practiceScopes } from './practice-settings.ts';
import { drawQuestions, isInScope, type QuestionStatistics } from './question-draw.ts';
import { seededRandom } from './random.ts';

const seen = (lastCorrect: boolean): QuestionStatistics => ({ timesSeen: 2, timesAnsweredCorrectly: 1, lastCorrect });
const knowledge = {
  statistics: new Map([
    ['right', seen(true)],
    ['wrong', seen(false)],
  ]),
  flagged: new Set(['right', 'new']),
};

describe('A scope', () => {
  test.each([
    ['all', ['right', 'wrong', 'new']],
    ['incorrect', ['wrong']],
    ['unseen', ['new']],
    ['flagged', ['right', 'new']],
  ] as const)('of %s holds %j', (scope, ids) => {
    expect(['right', 'wrong', 'new'].filter((id) => isInScope(id, scope, knowledge))).toEqual(ids);
  });
});

describe('A draw', () => {
  const ids = Array.from({ length: 40 }, (_, index) => `q-${index}`);

  test('is of questions in scope, none twice, as many as there are up to the maximum', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...practiceScopes),
        fc.integer({ min: 1, max: 60 }),
        fc.uniqueArray(fc.constantFrom(...ids)),
        fc.uniqueArray(fc.constantFrom(...ids)),
        fc.string(),
        (scope, maxQuestions, answered, flagged, seed) => {
          const known = {
            statistics: new Map(answered.map((id, index) => [id, seen(index % 2 === 0)])),
            flagged: new Set(flagged),
          };
          const inScope = ids.filter((id) => isInScope(id, scope, known));
          const drawn = drawQuestions(ids, { scope, maxQuestions, knowledge: known, random: seededRandom(seed) });
          expect(drawn.every((id) => inScope.includes(id))).toBe(true);
          expect(new Set(drawn).size).toBe(drawn.length);
          expect(drawn).toHaveLength(Math.min(maxQuestions, inScope.length));
        },
      ),
    );
  });

  test('from the same seed is the same, and from another differs', () => {
    const draw = (seed: string) =>
      drawQuestions(ids, { scope: 'all', maxQuestions: 10, knowledge, random: seededRandom(seed) });
    expect(draw('one')).toEqual(draw('one'));
    expect(draw('one')).not.toEqual(draw('two'));
  });

  test('takes each question about as often as any other', () => {
    const counts = new Map(ids.map((id) => [id, 0]));
    for (let session = 0; session < 4000; session += 1) {
      const random = seededRandom(`session ${session}`);
      for (const id of drawQuestions(ids, { scope: 'all', maxQuestions: 10, knowledge, random })) {
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
    }
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(130);
  });
});
