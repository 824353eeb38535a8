import { describe, expect, it } from 'vitest';
import { durationInWords, shortDuration } from './duration.ts';

describe.each([
  [0, '0m 0s', '0 minutes 0 seconds'],
  [61, '1m 1s', '1 minute 1 second'],
  [272, '4m 32s', '4 minutes 32 seconds'],
  [3600, '60m 0s', '60 minutes 0 seconds'],
])('%i seconds', (seconds, short, words) => {
  it(`is ${short}`, () => expect(shortDuration(seconds)).toBe(short));
  it(`is ${words}`, () => expect(durationInWords(seconds)).toBe(words));
});
