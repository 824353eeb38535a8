import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { optionOrder, seededRandom, shuffled } from './random.ts';

const options = ['a', 'b', 'c', 'd'];

describe('A seeded source of randomness', () => {
  // FNV-1a into mulberry32, as another implementation of both computes it.
  test('gives the same numbers for the same text on every device', () => {
    const random = seededRandom('catseye');
    expect([random(), random(), random()]).toEqual([0.32328379643149674, 0.5057393226306885, 0.20590436272323132]);
  });

  test('gives numbers from 0 to below 1 that are spread evenly', () => {
    const random = seededRandom('even');
    const buckets = Array.from({ length: 10 }, () => 0);
    for (let count = 0; count < 20_000; count += 1) {
      const number = random();
      expect(number >= 0 && number < 1).toBe(true);
      buckets[Math.floor(number * 10)] = (buckets[Math.floor(number * 10)] ?? 0) + 1;
    }
    for (const count of buckets) expect(Math.abs(count - 2000)).toBeLessThan(180);
  });
});

describe('A shuffled list', () => {
  test('holds the same things and leaves the list as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.string(), (list, seed) => {
        const before = [...list];
        const inOrder = (numbers: number[]) => numbers.toSorted((one, other) => one - other);
        expect(inOrder(shuffled(list, seededRandom(seed)))).toEqual(inOrder(list));
        expect(list).toEqual(before);
      }),
    );
  });
});

describe('The order of options', () => {
  test('is the same whenever a session shows the question', () => {
    expect(optionOrder(options, 'session', 'question')).toEqual(optionOrder(options, 'session', 'question'));
  });

  test('is another in another session, and for another question', () => {
    const orders = new Set(
      Array.from({ length: 20 }, (_, index) => optionOrder(options, `session ${index}`, 'question').join()),
    );
    expect(orders.size).toBeGreaterThan(5);
    const questions = new Set(
      Array.from({ length: 20 }, (_, index) => optionOrder(options, 'session', `rules-of-the-road-0${index}`).join()),
    );
    expect(questions.size).toBeGreaterThan(5);
  });

  test('puts each option in each place, and has each of the 24 orders, about equally often', () => {
    const orders = new Map<string, number>();
    const rounds = 24_000;
    for (let session = 0; session < rounds; session += 1) {
      const order = optionOrder(options, `8f14e45f-${session}`, `rules-of-the-road-${session % 34}`).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    // Chi squared with 23 degrees of freedom is below 49.7 in 999 of 1000 fair shuffles.
    const chiSquared = [...orders.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chiSquared).toBeLessThan(49.7);
  });
});
