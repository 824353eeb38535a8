import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { QuestionContent } from '#contract/question.ts';
import { categories } from '#domain/categories.ts';
import { loadContent } from './content.ts';

const real = fileURLToPath(new URL('../../../content/', import.meta.url));

describe('The starter edition', () => {
  test('has 34 questions of Rules of the Road and none of the others', async () => {
    const content = await loadContent('starter');
    expect(content.categories.map((category) => category.questionCount)).toEqual([34, ...Array(15).fill(0)]);
    expect(content.questionsOf(1)).toHaveLength(34);
    expect(content.questionsOf(2)).toEqual([]);
    expect(content.questionsOf(99)).toEqual([]);
    expect(content.question('rules-of-the-road-001')?.categoryId).toBe(1);
    expect(content.question('road-signs-001')).toBeUndefined();
  });
});

describe('The full edition', () => {
  test('has questions in every category, each id once, ordered, of their own category', async () => {
    const content = await loadContent('full');
    const ids = new Set<string>();
    for (const { id, slug, questionCount } of content.categories) {
      const questions = content.questionsOf(id);
      expect(questions).toHaveLength(questionCount);
      expect(questionCount).toBeGreaterThan(0);
      for (const question of questions) {
        expect(question.id.startsWith(slug)).toBe(true);
        expect(question.categoryId).toBe(id);
        expect(question.options[question.correctAnswerIndex]).toBeTypeOf('string');
        expect(ids.has(question.id)).toBe(false);
        ids.add(question.id);
        expect(content.question(question.id)).toBe(question);
      }
      expect(questions.map((question) => question.id)).toEqual(questions.map((question) => question.id).toSorted());
    }
    expect(content.categories.map(({ name }) => name)).toEqual(categories.map(({ name }) => name));
  });
});

describe('A content folder', () => {
  let folder: string;
  const file = 'questions/rules-of-the-road.json';
  const question = (changes: Partial<Record<keyof QuestionContent, unknown>> = {}) => ({
    id: 'rules-of-the-road-001',
    text: 'What do you do?',
    options: ['Stop', 'Go', 'Wait'],
    correctAnswerIndex: 0,
    explanation: 'Because.',
    sources: [{ rule: '1' }],
    tags: ['stopping'],
    difficulty: 1,
    createdAt: '2026-11-20',
    updatedAt: '2026-11-20',
    checkedOn: '2026-11-20',
    ...changes,
  });
  const load = async (text: string) => {
    await writeFile(join(folder, file), text);
    return loadContent('starter', pathToFileURL(`${folder}/`));
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'catseye-content-'));
    await cp(real, folder, { recursive: true, filter: (path) => !path.includes('/questions/') });
    await mkdir(join(folder, 'questions'), { recursive: true });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('whose files are absent has empty categories', async () => {
    const content = await loadContent('starter', pathToFileURL(`${folder}/`));
    expect(content.categories.every((category) => category.questionCount === 0)).toBe(true);
  });

  test('may hold options as a JSON text, and serves no editor’s dates', async () => {
    const content = await load(JSON.stringify([question({ options: '["Stop","Go","Wait"]' })]));
    expect(content.questionsOf(1)).toEqual([
      {
        id: 'rules-of-the-road-001',
        categoryId: 1,
        text: 'What do you do?',
        options: ['Stop', 'Go', 'Wait'],
        correctAnswerIndex: 0,
        explanation: 'Because.',
        sources: [{ rule: '1' }],
      },
    ]);
  });

  test.each([
    ['is no JSON', '[{', /rules-of-the-road\.json: /],
    ['is no list', '{}', /rules-of-the-road\.json: /],
    [
      'has options that are no JSON',
      JSON.stringify([question({ options: '[oops' })]),
      /rules-of-the-road\.json: question rules-of-the-road-001: options/,
    ],
    [
      'has two equal options',
      JSON.stringify([question({ options: ['a', 'b', 'a'] })]),
      /rules-of-the-road\.json: question rules-of-the-road-001: options .*never share/,
    ],
    [
      'has no right option',
      JSON.stringify([question({ correctAnswerIndex: 3 })]),
      /rules-of-the-road-001: .*correctAnswerIndex/,
    ],
    ['has a question twice', JSON.stringify([question(), question()]), /rules-of-the-road-001 is there twice/],
    [
      'has a field that is not known',
      JSON.stringify([question(), { ...question({ id: 'rules-of-the-road-002' }), note: 'x' }]),
      /rules-of-the-road-002: .*note/,
    ],
    ['has a question without an id', JSON.stringify([question({ id: undefined })]), /question at position 0: id/],
  ])('with a file that %s is refused, naming it', async (_what, text, message) => {
    await expect(load(text)).rejects.toThrow(message);
  });
});
