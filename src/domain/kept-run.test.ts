import { describe, expect, it } from 'vitest';
import {
  chooseInRun,
  completeRun,
  isLate,
  type KeptRuns,
  keepRun,
  newRun,
  parseKeptRuns,
  secondsLeft,
  startTime,
} from './kept-run.ts';

describe('kept run', () => {
  it('lets a choice change', () => {
    const run = chooseInRun(chooseInRun(newRun, 'q1', '60 mph'), 'q1', '70 mph');
    expect(run.choices).toEqual({ q1: '70 mph' });
  });

  it('gives a question its time once, however often it is shown', () => {
    const run = startTime(newRun, 'q1', 68, 1000);
    expect(startTime(run, 'q1', 68, 50_000)).toBe(run);
    expect(isLate(run, 'q1', 68_999)).toBe(false);
    expect(isLate(run, 'q1', 69_000)).toBe(true);
    expect(isLate(run, 'q2', 69_000)).toBe(false);
  });

  it('counts a begun second as a whole one, and never below zero', () => {
    expect(secondsLeft(69_000, 1000)).toBe(68);
    expect(secondsLeft(69_000, 1001)).toBe(68);
    expect(secondsLeft(69_000, 68_999)).toBe(1);
    expect(secondsLeft(69_000, 80_000)).toBe(0);
  });

  it('ends once, and forgets what it no longer needs', () => {
    const ended = completeRun(chooseInRun(newRun, 'q1', '60 mph'), 5);
    expect(ended).toEqual({ choices: {}, deadlines: {}, completedAt: 5 });
    expect(completeRun(ended, 9)).toBe(ended);
  });

  it('keeps the latest runs, the last one touched at the end', () => {
    let runs: KeptRuns = {};
    for (let index = 0; index < 20; index += 1) runs = keepRun(runs, `s${index}`, newRun);
    runs = keepRun(runs, 's8', completeRun(newRun, 1));
    expect(Object.keys(runs)).toHaveLength(12);
    expect(Object.keys(runs).at(0)).toBe('s9');
    expect(Object.keys(runs).at(-1)).toBe('s8');
  });

  it('reads back what it stored, and survives anything else', () => {
    const runs = keepRun({}, 's1', startTime(chooseInRun(newRun, 'q1', '60 mph'), 'q1', 68, 0));
    expect(parseKeptRuns(JSON.stringify(runs))).toEqual(runs);
    for (const text of [null, '', '{', 'null', '7', '[1]', '{"s1":1,"s2":{"choices":{"q":1}},"s3":{"choices":null}}']) {
      expect(parseKeptRuns(text)).toEqual({});
    }
  });
});
