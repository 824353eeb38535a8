import { Flag, FlagOff, Undo2 } from 'lucide-react';
import { useId } from 'react';
import type { Question } from '#contract/categories.ts';
import { findCategory } from '#domain/categories.ts';
import { failureMessage } from '#web/lib/api-failure.ts';
import { useToggle } from '#web/lib/use-toggle.ts';
import { announce } from '#web/ui/announce.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { SignPicture } from '#web/ui/sign-picture.tsx';
import { useChangeFlag } from './api/change-flag.ts';

type FlaggedQuestionProps = { readonly question: Question; readonly flagged: boolean };

/** A flagged question with its answer to look up. One button takes the flag away and puts it back. */
export function FlaggedQuestion({ question, flagged: saved }: FlaggedQuestionProps) {
  const textId = useId();
  const change = useChangeFlag(question.id);
  const { on: flagged, toggle } = useToggle(saved, change);

  function press() {
    toggle();
    announce(flagged ? 'Flag removed. Press again to undo.' : 'Question flagged again.');
  }

  const Icon = flagged ? Flag : FlagOff;
  return (
    <article className="rounded-panel border border-keyline bg-surface p-5">
      <p className="mb-2 flex flex-wrap items-center gap-2">
        <Icon aria-hidden="true" className={classes('size-5', flagged ? 'fill-current text-warn' : 'text-ink-soft')} />
        <Badge>{findCategory(question.categoryId)?.name}</Badge>
        {!flagged && <span className="text-ink-soft">Flag removed</span>}
      </p>
      {question.image && (
        <div className="mb-3 h-28 rounded-control bg-sunken p-2">
          <SignPicture src={question.image.url} alt={question.image.description} lazy />
        </div>
      )}
      <h3
        id={textId}
        className={classes('max-w-[65ch] font-sans text-xl leading-snug font-semibold', !flagged && 'text-ink-soft')}
      >
        {question.text}
      </h3>
      <details className="mt-2">
        <summary className="flex min-h-11 w-fit items-center rounded-control font-semibold underline underline-offset-4">
          Show the answer
        </summary>
        <p className="mb-2 font-semibold">{question.options[question.correctAnswerIndex]}</p>
        <p className="max-w-[65ch]">{question.explanation}</p>
      </details>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button variant="secondary" aria-describedby={textId} onClick={press}>
          {flagged ? 'Remove flag' : <Undo2 aria-hidden="true" className="size-5" />}
          {!flagged && 'Undo'}
        </Button>
        {change.isError && (
          <p role="alert" className="font-semibold text-wrong">
            Not saved. {failureMessage(change.error, 'Please try again.')}
          </p>
        )}
      </div>
    </article>
  );
}
