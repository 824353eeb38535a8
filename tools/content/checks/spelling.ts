import type { QuestionContent } from '#contract/question.ts';
import { americanSpellings } from '../american-spellings.ts';
import { allQuestions } from '../bank.ts';
import type { Check } from '../context.ts';

/** British spelling throughout, and no word that neither the dictionary nor `content/words.json` knows. */
export const checkSpelling: Check = (bank, { knowsWord }) =>
  allQuestions(bank).flatMap(({ file, question }) => {
    const text = proseOf(question);
    const american = americanSpellings.flatMap(({ wording, british }) =>
      [...text.matchAll(wording)].map(([found]) => `"${found}" is American: ${british}`),
    );
    const unknown = wordsOf(text)
      .filter((word) => !knowsWord(word) && !word.split('-').every(knowsWord))
      .map((word) => `"${word}" is in no dictionary; if it is right, add it to content/words.json`);
    return [...new Set([...american, ...unknown])].map((message) => ({
      check: 'spelling',
      file,
      questions: [question.id],
      message,
    }));
  });

/** All a learner reads of a question. */
function proseOf({ text, options, explanation }: QuestionContent): string {
  return [text, ...options, explanation].join('\n');
}

/** Words of letters and hyphens, each once, without a possessive ending; numbers and names such as "A12" are left out. */
function wordsOf(text: string): string[] {
  const words = text.replaceAll('’', "'").match(/(?<![\w£'-])[A-Za-zÀ-ÿ]+(?:['-][A-Za-zÀ-ÿ]+)*(?![\w-])/g) ?? [];
  return [...new Set(words.map((word) => word.replace(/'s?$/, '')))];
}
