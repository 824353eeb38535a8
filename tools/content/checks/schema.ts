import { questionContent } from '#contract/question.ts';
import { filePath } from '../bank.ts';
import type { Check } from '../context.ts';
import type { Fault } from '../fault.ts';

/** Each file is an array, and each of its entries keeps to the schema of a question. */
export const checkSchema: Check = (bank) =>
  bank.flatMap(({ slug, raw }): Fault[] => {
    const fault = (questions: string[], message: string): Fault => ({
      check: 'schema',
      file: filePath(slug),
      questions,
      message,
    });
    if (!Array.isArray(raw)) return [fault([], 'is not a JSON array')];
    return raw.flatMap((entry: unknown, index) =>
      (questionContent.safeParse(entry).error?.issues ?? []).map((issue) =>
        fault([nameOf(entry, index)], `${issue.path.join('.') || 'question'}: ${issue.message}`),
      ),
    );
  });

function nameOf(entry: unknown, index: number): string {
  const id = entry !== null && typeof entry === 'object' && 'id' in entry ? entry.id : undefined;
  return typeof id === 'string' && id !== '' ? id : `entry ${index + 1}`;
}
