import { allQuestions } from '../bank.ts';
import type { Check } from '../context.ts';

const prefix = 'figure:';

/** A `figure:` tag names a figure of `content/figures.json`. */
export const checkFigureTags: Check = (bank, { figures }) => {
  const known = new Set(figures.map(({ id }) => id));
  return allQuestions(bank).flatMap(({ file, question }) =>
    figureIds(question.tags)
      .filter((id) => !known.has(id))
      .map((id) => ({
        check: 'figures',
        file,
        questions: [question.id],
        message: `figure ${id} is not in content/figures.json`,
      })),
  );
};

/** The figures that a question's tags say it asks about. */
export function figureIds(tags: readonly string[]): string[] {
  return tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length));
}
