import { readFile } from 'node:fs/promises';
import type { CategorySummary, Question } from '#contract/categories.ts';
import { type QuestionContent, questionFile } from '#contract/question.ts';
import { type Category, categories } from '#domain/categories.ts';
import { type AreaContent, loadAreaContent } from './area-content.ts';
import { contentFault, readJson } from './read-json.ts';
import { loadSigns, type SignContent } from './signs.ts';

/** All content of the chosen edition, indexed once. The server never changes it. */
export type Content = {
  readonly categories: readonly CategorySummary[];
  /** Questions of a category by its number, ordered by id; empty where there are none. */
  readonly questionsOf: (categoryId: number) => readonly Question[];
  readonly question: (id: string) => Question | undefined;
  readonly areas: AreaContent;
  readonly signs: SignContent;
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
  const signs = await loadSigns(edition, folder);
  for (const category of categories) {
    const questions = (await readQuestions(category, edition, folder)).map((one) => served(one, category, signs));
    byCategory.set(category.id, questions);
    for (const question of questions) {
      if (byId.has(question.id)) throw contentFault(`${category.slug}.json`, `question ${question.id} is there twice`);
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
    signs,
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
    throw contentFault(file, `question ${id}: ${field.join('.')} ${issue?.message}`);
  }
  return parsed.data.slice(0, most);
}

/** Questions about one scene share a tag of this beginning. */
const sceneTag = 'scene:';

function served(content: QuestionContent, category: Category, signs: SignContent): Question {
  const { id, text, options, correctAnswerIndex, explanation, sources, tags } = content;
  const image = content.image === undefined ? undefined : signs.picture(content.image);
  if (content.image !== undefined && image === undefined) {
    throw new Error(`${category.slug}.json: question ${id}: there is no picture of ${content.image}`);
  }
  const scene = tags.find((tag) => tag.startsWith(sceneTag))?.slice(sceneTag.length);
  return {
    id,
    categoryId: category.id,
    text,
    options,
    correctAnswerIndex,
    explanation,
    sources,
    ...(image !== undefined && { image }),
    ...(scene !== undefined && { scene }),
  };
}
