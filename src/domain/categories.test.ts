import { expect, test } from 'vitest';
import { categories } from './categories.ts';

test('Each category says what it is about, in words of its own', () => {
  for (const { name, description } of categories) {
    expect([name, description]).toEqual([name, expect.stringMatching(/^[A-Z].{20,}[a-z]$/)]);
  }
  expect(new Set(categories.map(({ description }) => description)).size).toBe(categories.length);
});
