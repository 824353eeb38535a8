import { Flag } from 'lucide-react';
import type { MockTestRun } from '#domain/mock-test-run.ts';
import { classes } from '#web/ui/classes.ts';

type QuestionGridProps = {
  readonly run: MockTestRun;
  readonly questions: readonly { readonly id: string }[];
  /** The question on the screen, from 0. */
  readonly current: number;
  readonly onGoTo: (position: number) => void;
};

/** All questions by number: filled where answered, with a flag where flagged. */
export function QuestionGrid({ run, questions, current, onGoTo }: QuestionGridProps) {
  return (
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-2">
      {questions.map(({ id }, position) => {
        const isAnswered = run.choices[id] !== undefined;
        const isFlagged = run.flagged.includes(id);
        return (
          <li key={id}>
            <button
              type="button"
              aria-label={`Question ${position + 1}, ${isAnswered ? 'answered' : 'not answered'}${isFlagged ? ', flagged' : ''}`}
              aria-current={position === current ? 'step' : undefined}
              onClick={() => onGoTo(position)}
              className={classes(
                'relative h-12 w-full rounded-control border-2 font-sign font-bold aria-[current]:outline-3 aria-[current]:outline-offset-1 aria-[current]:outline-ink',
                isAnswered
                  ? 'border-accent-ink bg-accent text-on-accent'
                  : 'border-dashed border-control bg-surface text-ink',
              )}
            >
              {position + 1}
              {isFlagged && (
                <Flag
                  aria-hidden="true"
                  className="absolute -top-1.5 -right-1.5 size-5 rounded-full border border-warn bg-warn-tint fill-current p-0.5 text-warn"
                />
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
