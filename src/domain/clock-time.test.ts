import { describe, expect, it } from 'vitest';
import { clockTime, spokenTime } from './clock-time.ts';

describe('clockTime', () => {
  it.each([
    [272, '4:32'],
    [58, '0:58'],
    [60, '1:00'],
    [61, '1:01'],
    [0, '0:00'],
  ])('%i s is %s', (seconds, written) => expect(clockTime(seconds)).toBe(written));
});

describe('spokenTime', () => {
  it.each([
    [272, '4 minutes 32 seconds'],
    [58, '58 seconds'],
    [60, '1 minute'],
    [61, '1 minute 1 second'],
    [0, '0 seconds'],
  ])('%i s is %s', (seconds, spoken) => expect(spokenTime(seconds)).toBe(spoken));
});
