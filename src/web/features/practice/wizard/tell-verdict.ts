import type { Question } from '#contract/categories.ts';
import { isRightAnswer } from '#domain/grading.ts';
import { announce } from '#web/ui/announce.ts';
import { toast } from '#web/ui/toast.ts';

/**
 * Tells what became of an answer beyond what the page shows. A wrong one with `alertIncorrect` comes up as a message and is read out at
 * once with its explanation; without it a screen reader hears one word and nothing comes up (reading 18).
 */
export function tellVerdict(question: Question, answer: string, alertIncorrect: boolean): void {
  const { options, correctAnswerIndex, explanation } = question;
  if (isRightAnswer(question, answer)) {
    toast('Correct!', 'Well done! You got it right.');
    announce(`Correct! ${explanation}`);
  } else if (alertIncorrect) {
    toast('Incorrect', "Don't worry, keep practicing!");
    announce(`Incorrect. The right answer is: ${options[correctAnswerIndex]}. ${explanation}`, 'assertive');
  } else {
    announce('Incorrect.');
  }
}
