import { describe, expect, it } from 'vitest';
import type { Question } from '#contract/categories.ts';
import type { PracticeSession } from '#contract/practice.ts';
import { practiceResult } from './practice-result.ts';

const question = (id: string, categoryId: number): Question => ({
  id,
  categoryId,
  text: 'Which?',
  options: ['This', 'That', 'Neither'],
  correctAnswerIndex: 0,
  explanation: 'This.',
  sources: [{ rule: '1' }],
});
const session = (kind: PracticeSession['kind']): PracticeSession => ({
  id: '6f4f7c0e-1111-4222-8333-944445555666',
  kind,
  categoryId: null,
  state: 'open',
  createdAt: 0,
  questions: [],
});
const finished = { correct: 1, completedAt: Date.UTC(2026, 10, 20), milliseconds: 61_400 };

describe('the result of a session', () => {
  it('has the session’s id, and counts what is unanswered as incorrect', () => {
    const items = [
      { question: question('alertness-001', 3), answer: 'This' },
      { question: question('alertness-002', 3), answer: null },
    ];
    expect(practiceResult({ session: session('mixed'), items, ...finished })).toEqual({
      id: '6f4f7c0e-1111-4222-8333-944445555666',
      correctAnswers: 1,
      incorrectAnswers: 1,
      score: 50,
      passed: false,
      timeTaken: 61,
      testDate: '2026-11-20T00:00:00.000Z',
      category: 'theory',
      subcategory: 'alertness',
      answers: [
        { questionId: 'alertness-001', userAnswer: 'This' },
        { questionId: 'alertness-002', userAnswer: null },
      ],
    });
  });

  it('is filed as mixed practice where it has several categories, and as a challenge', () => {
    const items = [
      { question: question('alertness-001', 3), answer: 'This' },
      { question: question('motorway-001', 12), answer: 'That' },
    ];
    expect(practiceResult({ session: session('mixed'), items, ...finished }).subcategory).toBe('mixed-practice');
    expect(practiceResult({ session: session('challenge'), items, ...finished }).subcategory).toBe('challenge');
  });

  it('leaves the answers out where they are more than the server takes', () => {
    const items = Array.from({ length: 1001 }, (_, index) => ({
      question: question(`videos-${index}`, 16),
      answer: null,
    }));
    expect(practiceResult({ session: session('mixed'), items, ...finished })).not.toHaveProperty('answers');
  });
});
