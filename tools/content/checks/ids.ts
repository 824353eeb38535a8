import { allQuestions, filePath } from '../bank.ts';
import type { Check } from '../context.ts';
import type { Fault } from '../fault.ts';

/** Ids are `<slug>-001`, `<slug>-002` … in the order of the file, and none is used twice in the bank. */
export const checkIds: Check = (bank) => [...runningNumbers(bank), ...usedTwice(bank)];

const runningNumbers: (bank: Parameters<Check>[0]) => Fault[] = (bank) =>
  bank.flatMap(({ slug, raw }) =>
    (Array.isArray(raw) ? raw : []).flatMap((entry: unknown, index): Fault[] => {
      const id = entry !== null && typeof entry === 'object' && 'id' in entry ? entry.id : undefined;
      const expected = questionId(slug, index + 1);
      if (typeof id !== 'string' || id === expected) return [];
      return [{ check: 'ids', file: filePath(slug), questions: [id], message: `should be ${expected}` }];
    }),
  );

const usedTwice: (bank: Parameters<Check>[0]) => Fault[] = (bank) => {
  const seen = new Map<string, string>();
  return allQuestions(bank).flatMap(({ file, question: { id } }): Fault[] => {
    const first = seen.get(id);
    seen.set(id, first ?? file);
    if (first === undefined) return [];
    return [{ check: 'ids', file, questions: [id], message: `is used already in ${first}` }];
  });
};

/** The id of a category's nth question. */
export function questionId(slug: string, number: number): string {
  return `${slug}-${String(number).padStart(3, '0')}`;
}
