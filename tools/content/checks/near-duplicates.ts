import type { QuestionContent } from '#contract/question.ts';
import { allQuestions, rightOption } from '../bank.ts';
import type { Check } from '../context.ts';
import { overlap, similarPairs, stems } from '../similarity.ts';

/**
 * Tuned on the bank: at `same` two questions differ in nothing that matters; from `alike` on they do when their right
 * options are alike too. Other numbers, in the texts or in the right options, make two questions of them, and so do other
 * right options within one scene, whose questions all begin alike.
 */
const same = 0.75;
const alike = 0.63;
const alikeOption = 0.5;

/** No two questions nearly the same: text, right option and picture compared by the words that carry meaning. */
export const checkNearDuplicates: Check = (bank) => {
  const questions = allQuestions(bank).map(({ file, question }) => {
    const right = stems(rightOption(question));
    const words = stems(`${question.text} ${rightOption(question)}`);
    if (question.image !== undefined) words.add(`image:${question.image}`);
    return { file, question, right, words };
  });
  const documents = questions.map(({ words }) => words);
  return similarPairs(documents, alike).flatMap(({ a, b, cosine }) => {
    const [first, second] = [questions[a], questions[b]];
    if (!first || !second) return [];
    const otherAnswer = overlap(first.right, second.right) < alikeOption;
    if (otherAnswer && (cosine < same || sameScene(first.question, second.question))) return [];
    if (cosine < same && otherNumbers(first.question, second.question)) return [];
    const message = `nearly the same question (${cosine.toFixed(2)}): "${first.question.text}" "${second.question.text}"`;
    return [
      { check: 'near-duplicates', file: second.file, questions: [first.question.id, second.question.id], message },
    ];
  });
};

function sameScene(first: QuestionContent, second: QuestionContent): boolean {
  return first.tags.some((tag) => tag.startsWith('scene:') && second.tags.includes(tag));
}

function otherNumbers(first: QuestionContent, second: QuestionContent): boolean {
  return disjoint(first.text, second.text) || disjoint(rightOption(first), rightOption(second));
}

/** Whether both name numbers and none of them is the same. */
function disjoint(first: string, second: string): boolean {
  const [here, there] = [numbersIn(first), numbersIn(second)];
  return here.length > 0 && there.length > 0 && !here.some((number) => there.includes(number));
}

function numbersIn(text: string): readonly string[] {
  return text.match(/\d[\d.,]*(?<=\d)/g) ?? [];
}
