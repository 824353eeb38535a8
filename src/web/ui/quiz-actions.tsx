import type { QuizRun } from '#domain/quick-quiz.ts';
import { ActionBar } from './action-bar.tsx';
import { Button } from './button.tsx';

type QuizActionsProps = {
  /** The id of the form that the question is; its button is in the bar. */
  readonly form: string;
  readonly run: QuizRun;
  readonly total: number;
};

/** One button all the way, so that the focus stays on it: Check Answer, Next Question, at last Finish Quiz. */
export function QuizActions({ form, run, total }: QuizActionsProps) {
  return (
    <ActionBar>
      <Button
        type="submit"
        form={form}
        disabled={!run.revealed && run.chosen === null}
        className="ml-auto w-full sm:w-auto sm:min-w-52"
      >
        {!run.revealed && 'Check Answer'}
        {run.revealed && (run.answers.length < total ? 'Next Question' : 'Finish Quiz')}
      </Button>
    </ActionBar>
  );
}
