import { readFile } from 'node:fs/promises';
import type { CategorySummary, Question } from '#contract/categories.ts';
import { type QuestionContent, questionFile } from '#contract/question.ts';
import { type Category, categories } from '#domain/categories.ts';
import { type AreaContent, loadAreaContent } from './area-content.ts';

/** All content of the chosen edition, indexed once. The server never changes it. */
export type Content = {
  readonly categories: readonly CategorySummary[];
  /** Questions of a category by its number, ordered by id; empty where there are none. */
  readonly questionsOf: (categoryId: number) => readonly Question[];
  readonly question: (id: string) => Question | undefined;
  readonly areas: AreaContent;
};

export type Edition = 'full' | 'starter';

/** What the starter edition holds: the first so many questions of each category named (readings, introduction). */
const starterQuestions: Readonly<Record<string, number>> = { 'rules-of-the-road': 34 };

const contentFolder = new URL('../../../content/', import.meta.url);

/**
 * Loads and checks the content of an edition. A category whose file is absent is empty.
 * @throws Error naming the file and the question at fault.
 */
export async function loadContent(edition: Edition, folder: URL = contentFolder): Promise<Content> {
  const byCategory = new Map<number, Question[]>();
  const byId = new Map<string, Question>();
  for (const category of categories) {
    const questions = (await readQuestions(category, edition, folder)).map((one) => served(one, category.id));
    byCategory.set(category.id, questions);
    for (const question of questions) {
      if (byId.has(question.id)) throw new Error(`${category.slug}.json: question ${question.id} is there twice`);
      byId.set(question.id, question);
    }
  }
  return {
    categories: categories.map(({ id, slug, name, description }) => ({
      id,
      slug,
      name,
      description,
      questionCount: byCategory.get(id)?.length ?? 0,
    })),
    questionsOf: (categoryId) => byCategory.get(categoryId) ?? [],
    question: (id) => byId.get(id),
    areas: await loadAreaContent(edition, folder),
  };
}

async function readQuestions(category: Category, edition: Edition, folder: URL): Promise<QuestionContent[]> {
  const file = `${category.slug}.json`;
  const most = edition === 'full' ? Number.POSITIVE_INFINITY : (starterQuestions[category.slug] ?? 0);
  if (most === 0) return [];
  let text: string;
  try {
    text = await readFile(new URL(`questions/${file}`, folder), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
  const data = readJson(text, file);
  const parsed = questionFile.safeParse(data);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const [index, ...field] = issue?.path ?? [];
    const id = Array.isArray(data) ? (data[Number(index)]?.id ?? `at position ${String(index)}`) : '';
    throw new Error(`${file}: question ${id}: ${field.join('.')} ${issue?.message}`);
  }
  return parsed.data.slice(0, most);
}

function readJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : 'not JSON'}`);
  }
}

/** Questions about one scene share a tag of this beginning. */
const sceneTag = 'scene:';

function served(content: QuestionContent, categoryId: number): Question {
  const { id, text, options, correctAnswerIndex, explanation, sources, image, tags } = content;
  const scene = tags.find((tag) => tag.startsWith(sceneTag))?.slice(sceneTag.length);
  return {
    id,
    categoryId,
    text,
    options,
    correctAnswerIndex,
    explanation,
    sources,
    ...(image !== undefined && { image }),
    ...(scene !== undefined && { scene }),
  };
}
