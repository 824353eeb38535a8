import { hazardIntroSeconds } from '#domain/constants.ts';
import { clockTime } from '#domain/clock-time.ts';
import { durationInWords } from '#domain/duration.ts';
import { Notice } from '#web/ui/notice.tsx';
import { introSteps } from './intro-steps.ts';

/** The film's length, and that there is no film. */
export function AboutTheFilm() {
  return (
    <Notice title="In pictures for now">
      <p className="max-w-prose">
        The film of this introduction will last{' '}
        <strong>
          <span aria-hidden="true">{clockTime(hazardIntroSeconds)}</span>
          <span className="sr-only">{durationInWords(hazardIntroSeconds)}</span>
        </strong>
        . It is not made yet. These {introSteps.length} pictures tell the same story, at your own speed.
      </p>
    </Notice>
  );
}
