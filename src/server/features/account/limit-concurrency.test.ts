import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

test.each([1, 2, 3])('At most %i tasks run at a time, in the order they came, and all are done', async (most) => {
  const inTurn = limitConcurrency(most);
  const started: number[] = [];
  let running = 0;
  let highest = 0;
  const results = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      inTurn(async () => {
        started.push(index);
        running += 1;
        highest = Math.max(highest, running);
        await nextTurn();
        running -= 1;
        return index * 2;
      }),
    ),
  );
  expect(results).toEqual(Array.from({ length: 12 }, (_, index) => index * 2));
  expect(started).toEqual(Array.from({ length: 12 }, (_, index) => index));
  expect(highest).toBe(most);
});

test('A task that fails lets the next one in', async () => {
  const inTurn = limitConcurrency(1);
  const outcomes = await Promise.allSettled([
    inTurn(async () => {
      throw new Error('failed');
    }),
    inTurn(async () => 'done'),
  ]);
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'fulfilled']);
});
