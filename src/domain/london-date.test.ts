import { describe, expect, it } from 'vitest';
import { londonDate, londonDateTime, longLondonDate } from './london-date.ts';

const at = (instant: string) => Date.parse(instant);

describe('longLondonDate', () => {
  it.each([
    ['2026-11-20T09:30:00Z', 'Friday 20 November 2026'],
    ['2026-07-04T23:30:00Z', 'Sunday 5 July 2026'],
  ])('writes %s as %s', (instant, date) => expect(longLondonDate(at(instant))).toBe(date));
});

describe('londonDate', () => {
  it('has the day, the month and the year', () =>
    expect(londonDate(at('2026-11-02T09:30:00Z'))).toBe('2 November 2026'));
});

describe('londonDateTime', () => {
  it.each([
    ['2026-11-02T09:05:00Z', '02 Nov 2026, 09:05'],
    ['2026-09-05T08:30:00Z', '05 Sep 2026, 09:30'],
    ['2026-06-30T23:00:00Z', '01 Jul 2026, 00:00'],
    ['2026-12-31T23:59:59Z', '31 Dec 2026, 23:59'],
  ])('writes %s as %s', (instant, date) => expect(londonDateTime(at(instant))).toBe(date));
});
