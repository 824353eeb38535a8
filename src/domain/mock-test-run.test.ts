import { describe, expect, it } from 'vitest';
import {
  asMockTestRun,
  chooseInMockTest,
  finishMockTest,
  flagInMockTest,
  isMockTestOver,
  mockTestResult,
  type MockTestRun,
  ranOutOfTime,
  startMockTest,
  timeWarning,
} from './mock-test-run.ts';

const minute = 60_000;
const started = 1_000_000;
const run = startMockTest('seed', 'official', started);
const end = started + 57 * minute;

describe('a run of the mock test', () => {
  it('starts with nothing answered and its deadline set', () => {
    expect(run).toEqual({
      seed: 'seed',
      startedAt: started,
      deadline: end,
      choices: {},
      flagged: [],
      position: 0,
      finishedAt: null,
    });
  });

  it('has more time, or no timer, where that was chosen', () => {
    expect(startMockTest('seed', 'quarter-more', started).deadline).toBe(end + 14 * minute);
    expect(startMockTest('seed', 'half-more', started).deadline).toBe(end + 29 * minute);
    expect(startMockTest('seed', 'untimed', started).deadline).toBeNull();
  });

  it('lets answers change until its end, and not after it', () => {
    const once = chooseInMockTest(run, 'q1', 'a', end - 1);
    const twice = chooseInMockTest(once, 'q1', 'b', end - 1);
    expect(twice.choices).toEqual({ q1: 'b' });
    expect(chooseInMockTest(twice, 'q1', 'a', end)).toBe(twice);
    const finished = finishMockTest(twice, started + minute);
    expect(chooseInMockTest(finished, 'q1', 'a', started + 2 * minute)).toBe(finished);
  });

  it('flags a question, and takes the flag away', () => {
    const flagged = flagInMockTest(flagInMockTest(run, 'q1'), 'q2');
    expect(flagged.flagged).toEqual(['q1', 'q2']);
    expect(flagInMockTest(flagged, 'q1').flagged).toEqual(['q2']);
  });

  it('is over at its deadline; without a timer only when it is finished', () => {
    expect([end - 1, end].map((now) => isMockTestOver(run, now))).toEqual([false, true]);
    const untimed = startMockTest('seed', 'untimed', started);
    expect(isMockTestOver(untimed, end * 2)).toBe(false);
    expect(isMockTestOver(finishMockTest(untimed, end), end)).toBe(true);
  });

  it('ended at its deadline, however late that is noticed, and ends once', () => {
    const late = finishMockTest(run, end + 8 * 60 * minute);
    expect(late.finishedAt).toBe(end);
    expect(ranOutOfTime(late)).toBe(true);
    expect(finishMockTest(late, end + 9 * 60 * minute)).toBe(late);
    expect(ranOutOfTime(finishMockTest(run, end - 1))).toBe(false);
    expect(ranOutOfTime(finishMockTest(startMockTest('seed', 'untimed', started), end))).toBe(false);
  });
});

describe('the warnings about time', () => {
  it('come at 10 and at 2 minutes, once', () => {
    expect(timeWarning(601, 600)).toBe(10);
    expect(timeWarning(600, 599)).toBeNull();
    expect(timeWarning(121, 120)).toBe(2);
    expect(timeWarning(120, 119)).toBeNull();
  });

  it('name the nearer mark where a device slept past both, and nothing once the time is up', () => {
    expect(timeWarning(700, 650)).toBeNull();
    expect(timeWarning(700, 300)).toBe(10);
    expect(timeWarning(700, 90)).toBe(2);
    expect(timeWarning(700, 0)).toBeNull();
  });
});

describe('the result of a mock test', () => {
  const questions = Array.from({ length: 50 }, (_, index) => ({
    id: `q${index}`,
    options: ['right', 'wrong'],
    correctAnswerIndex: 0,
  }));
  const answered = (right: number, wrong: number): MockTestRun => ({
    ...run,
    choices: Object.fromEntries(
      questions.slice(0, right + wrong).map(({ id }, index) => [id, index < right ? 'right' : 'wrong']),
    ),
    finishedAt: started + 61_400,
  });

  it('passes with 43 right, not with 42, and counts what is not answered as incorrect', () => {
    expect(mockTestResult(answered(43, 0), questions)).toMatchObject({
      score: 86,
      passed: true,
      correctAnswers: 43,
      incorrectAnswers: 7,
      timeTaken: 61,
    });
    expect(mockTestResult(answered(42, 8), questions)).toMatchObject({ score: 84, passed: false, incorrectAnswers: 8 });
  });

  it('gives an answer for each question in its order, null where there is none', () => {
    const { answers } = mockTestResult(answered(1, 1), questions);
    expect(answers).toHaveLength(50);
    expect(answers.slice(0, 3)).toEqual([
      { questionId: 'q0', userAnswer: 'right' },
      { questionId: 'q1', userAnswer: 'wrong' },
      { questionId: 'q2', userAnswer: null },
    ]);
  });
});

describe('a run as a device kept it', () => {
  it('is read back as it was', () => {
    const kept = flagInMockTest(chooseInMockTest(run, 'q1', 'a', started), 'q1');
    expect(asMockTestRun(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    const untimed = finishMockTest(startMockTest('seed', 'untimed', started), end);
    expect(asMockTestRun(JSON.parse(JSON.stringify(untimed)))).toEqual(untimed);
  });

  it('is nothing where it is anything else', () => {
    for (const value of [
      null,
      'run',
      {},
      { ...run, seed: 1 },
      { ...run, deadline: 'soon' },
      { ...run, position: 1.5 },
      { ...run, flagged: 'q1' },
      { ...run, choices: { q1: 1 } },
      { ...run, choices: null },
    ]) {
      expect(asMockTestRun(value)).toBeNull();
    }
  });
});
