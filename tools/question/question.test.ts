import { questionContent } from '#contract/question.ts';
import { aContext, aQuestion } from '#tools/content/fixture.ts';
import { expect, test } from 'vitest';
import { shown } from './show.ts';
import { appended, skeleton } from './skeleton.ts';

test('a new question has the next id and the day, and is refused until it is filled in', () => {
  const question = skeleton('motorway', 7, '2026-11-20');
  expect(question).toMatchObject({ id: 'motorway-007', createdAt: '2026-11-20', checkedOn: '2026-11-20' });
  expect(questionContent.safeParse(question).success).toBe(false);
});

test('it comes after the questions that are there, which stay as they were', () => {
  const text = appended([aQuestion()], skeleton('motorway', 2, '2026-11-20'));
  expect(JSON.parse(text)).toMatchObject([aQuestion(), { id: 'motorway-002' }]);
  expect(text.startsWith(JSON.stringify([aQuestion()], null, 2).slice(0, -2))).toBe(true);
});

test('a question is shown with letters, answer, picture and sources', () => {
  const text = shown(aQuestion({ correctAnswerIndex: 2, image: 'red-x' }), aContext().rules);
  expect(text).toContain('  C  Stop in the lane');
  expect(text).toContain('Answer: C');
  expect(text).toContain('[picture: red-x]');
  expect(text).toContain('Source: Highway Code rule 258 (Motorways): red X');
});
