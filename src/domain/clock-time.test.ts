import { describe, expect, it } from 'vitest';
import { clockTime } from './clock-time.ts';

describe('clockTime', () => {
  it.each([
    [272, '4:32'],
    [58, '0:58'],
    [60, '1:00'],
    [61, '1:01'],
    [0, '0:00'],
  ])('%i s is %s', (seconds, written) => expect(clockTime(seconds)).toBe(written));
});
