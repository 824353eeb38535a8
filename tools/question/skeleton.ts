import type { QuestionContent } from '#contract/question.ts';
import { questionId } from '#tools/content/checks/ids.ts';

/** The next question of a category with all fields in place and nothing said: the schema refuses it until it is filled in. */
export function skeleton(slug: string, number: number, day: string): QuestionContent {
  return {
    id: questionId(slug, number),
    text: '',
    options: ['', '', '', ''],
    correctAnswerIndex: 0,
    explanation: '',
    sources: [{ rule: '' }],
    tags: [''],
    difficulty: 2,
    createdAt: day,
    updatedAt: day,
    checkedOn: day,
  };
}

/** The file's text with the skeleton at its end, in the layout that all question files have. */
export function appended(raw: readonly unknown[], question: QuestionContent): string {
  return `${JSON.stringify([...raw, question], null, 2)}\n`;
}
