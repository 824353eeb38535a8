import { describe, expect, test } from 'vitest';
import { emailAddress, newPassword } from './account.ts';
import { errorTable } from './errors.ts';
import { recordPracticeAnswer } from './practice.ts';
import { questionContent } from './question.ts';
import { listTestResults, newTestResult } from './results.ts';

const id = '8f14e45f-ceea-467f-a8ef-2d1c9f0f8b1a';

describe('The error table', () => {
  test('tells a person in a sentence what happened, with a status that says that it failed', () => {
    for (const { status, message } of Object.values(errorTable)) {
      expect(status >= 400 && status < 600).toBe(true);
      expect(message).toMatch(/^[A-Z].{10,}$/);
    }
  });

  test('holds the texts that the spec reads', () => {
    expect(errorTable.USER_ALREADY_EXISTS.message.toLowerCase()).toContain('user already registered');
    expect(errorTable.PASSWORD_TOO_SHORT.message).toBe('Password must be at least 6 characters');
    expect(errorTable.INVALID_PASSWORD.message).toBe('Current password is incorrect.');
    expect(errorTable.EMPTY_SELECTION.message).toBe('No questions available for the selected category.');
  });
});

describe('An account', () => {
  test.each(['robin@example.org', 'Robin.Road+test@sub.example.co.uk'])('may have the address %s', (email) => {
    expect(emailAddress.safeParse(email).success).toBe(true);
  });

  test.each([
    '',
    'robin',
    'robin@',
    '@example.org',
    'a b@example.org',
    ' robin@example.org',
    `${'x'.repeat(250)}@example.org`,
  ])('may not have the address %j', (email) => {
    expect(emailAddress.safeParse(email).success).toBe(false);
  });

  test.each([
    ['12345', false],
    ['123456', true],
    ['x'.repeat(128), true],
    ['x'.repeat(129), false],
    ['12345\0', false],
  ])('may have the password %j: %s', (password, allowed) => {
    expect(newPassword.safeParse(password).success).toBe(allowed);
  });
});

describe('A list of answers', () => {
  const answer = { questionId: 'rules-of-the-road-001', userAnswer: 'Stop' };
  const allowed = (answers: unknown) => recordPracticeAnswer.body?.safeParse({ answers }).success;

  test('has one to a hundred answers to different questions', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...answer, questionId: `alertness-${100 + index}` }));
    expect([0, 1, 100, 101].map((count) => allowed(many(count)))).toEqual([false, true, true, false]);
    expect(allowed([answer, answer])).toBe(false);
    expect(allowed([{ ...answer, isCorrect: true }])).toBe(false);
  });
});

describe('A new result', () => {
  const result = {
    id,
    score: 80,
    correctAnswers: 8,
    incorrectAnswers: 2,
    timeTaken: 400,
    testDate: '2026-05-01T10:00:00Z',
    passed: true,
  };

  test('is of the theory area unless it says otherwise', () => {
    expect(newTestResult.parse(result)).toEqual({ ...result, category: 'theory', subcategory: null });
  });

  test.each([
    { score: 101 },
    { score: 79.5 },
    { correctAnswers: -1 },
    { timeTaken: 86_401 },
    { testDate: '2026-05-01' },
    { testDate: '2026-02-30T10:00:00Z' },
    { testDate: 'yesterday' },
    { category: 'maths' },
    { subcategory: '' },
    { answers: [] },
    { user_id: 'someone' },
  ])('may not have %j', (change) => {
    expect(newTestResult.safeParse({ ...result, ...change }).success).toBe(false);
  });
});

test('A page of results is asked for by number and by the cursor of the page before', () => {
  const parse = (query: object) => listTestResults.query?.safeParse(query);
  expect(parse({})?.data).toEqual({ limit: 20 });
  expect(parse({ limit: '100', after: `1777629600000.${id}` })?.success).toBe(true);
  for (const query of [{ limit: '0' }, { limit: '101' }, { limit: 'x' }, { after: 'x' }, { after: `-1.${id}` }]) {
    expect(parse(query)?.success).toBe(false);
  }
});

describe('A question’s options', () => {
  const question = {
    id: 'rules-of-the-road-001',
    text: 'What do you do?',
    options: ['Stop', 'Go', 'Wait'],
    correctAnswerIndex: 2,
    explanation: 'Because.',
    sources: [{ rule: '1' }],
    tags: ['stopping'],
    difficulty: 1,
    createdAt: '2026-11-20',
    updatedAt: '2026-11-20',
    checkedOn: '2026-11-20',
  };

  test('may be an array, or the JSON text of one', () => {
    expect(questionContent.parse(question).options).toEqual(question.options);
    expect(questionContent.parse({ ...question, options: JSON.stringify(question.options) }).options).toEqual(
      question.options,
    );
  });

  test.each(['[oops', '"Stop"', '', '["a","b"]', '["a","b","a"]', '["a","b",3]', 7, null])(
    'may not be %j',
    (options) => {
      expect(questionContent.safeParse({ ...question, options }).success).toBe(false);
    },
  );

  test('have a right one among them', () => {
    expect(questionContent.safeParse({ ...question, correctAnswerIndex: 3 }).success).toBe(false);
  });
});
