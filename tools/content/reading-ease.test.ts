import { expect, test } from 'vitest';
import { readingEase, syllableCount } from './reading-ease.ts';

test.each([
  [1, 'the brake tyre used closed edge speed MOT HGVs 30 coach'],
  [2, 'driver needed places ahead table people quiet going'],
  [3, 'vehicle motorway roundabout area idea period'],
  [4, 'pedestrian overtaking carriageway usually'],
])('words of %i syllables', (count, words) => {
  expect(words.split(' ').map((word) => [word, syllableCount(word)])).toEqual(
    words.split(' ').map((word) => [word, count]),
  );
});

test('Flesch by its formula: six words, one sentence, six syllables', () => {
  expect(readingEase('The cat sat on the mat.')).toBeCloseTo(206.835 - 1.015 * 6 - 84.6, 5);
});

test('long words in long sentences score lower', () => {
  const hard = 'Authorised enforcement personnel may necessitate documentary verification of individual eligibility.';
  expect(readingEase(hard)).toBeLessThan(0);
  expect(readingEase('Stop. Look both ways. Then cross the road.')).toBeGreaterThan(90);
});
