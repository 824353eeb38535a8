import { describe, expect, it } from 'vitest';
import { newTestResult } from '#contract/results.ts';
import { pendingQuizResult } from './pending-quiz-result.ts';

const run = {
  seed: '3f0c1c0e-8f1b-4a53-9d7e-0d5f6a1b2c3d',
  startedAt: Date.UTC(2026, 10, 20, 9),
  finishedAt: Date.UTC(2026, 10, 20, 9, 1, 30),
  answers: ['a', 'd'],
  chosen: null,
  revealed: true,
};
const question = (id: string, options: string[], correctAnswer: number) => ({
  id,
  question: 'Which?',
  options,
  correctAnswer,
  explanation: 'That one.',
});

describe('pendingQuizResult', () => {
  it('is a result that the contract takes, graded by its answers', () => {
    const result = pendingQuizResult(run, [
      question('motorway-001', ['a', 'b'], 0),
      question('alertness-002', ['c', 'd'], 0),
    ]);
    expect(newTestResult.parse(result)).toMatchObject({
      id: run.seed,
      category: 'highway',
      score: 50,
      passed: false,
      correctAnswers: 1,
      incorrectAnswers: 1,
      timeTaken: 90,
      testDate: '2026-11-20T09:01:30.000Z',
      answers: [
        { questionId: 'motorway-001', userAnswer: 'a' },
        { questionId: 'alertness-002', userAnswer: 'd' },
      ],
    });
  });

  it('has counts only where the questions are not of the bank', () => {
    const result = pendingQuizResult(run, [question('quick-1', ['a', 'b'], 0), question('quick-2', ['c', 'd'], 1)]);
    expect(newTestResult.parse(result)).toMatchObject({ score: 100, passed: true, correctAnswers: 2 });
    expect(result.answers).toBeUndefined();
  });
});
