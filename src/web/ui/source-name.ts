import type { QuestionSource } from '#contract/question.ts';

/** A question's source in words: 'Highway Code rule 126', 'Highway Code Annex 6', or the law's own name. */
export function sourceName(source: QuestionSource): string {
  if ('law' in source) return source.law;
  return source.rule.startsWith('Annex') ? `Highway Code ${source.rule}` : `Highway Code rule ${source.rule}`;
}
