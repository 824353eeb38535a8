import type { QuizRun } from '#domain/quick-quiz.ts';
import { ActionBar } from '#web/ui/action-bar.tsx';
import { Button } from '#web/ui/button.tsx';

/** The form that the question is; its button is in the bar. */
export const quizFormId = 'signs-quiz';

/** One button all the way, so that the focus stays on it: Check Answer, Next Question, at last Finish Quiz. */
export function QuizActions({ run, total }: { readonly run: QuizRun; readonly total: number }) {
  return (
    <ActionBar>
      <Button
        type="submit"
        form={quizFormId}
        disabled={!run.revealed && run.chosen === null}
        className="ml-auto w-full sm:w-auto sm:min-w-52"
      >
        {!run.revealed && 'Check Answer'}
        {run.revealed && (run.answers.length < total ? 'Next Question' : 'Finish Quiz')}
      </Button>
    </ActionBar>
  );
}
