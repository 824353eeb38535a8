import { type RefObject, useState } from 'react';
import type { HazardClip } from '#contract/hazard.ts';
import { clockTime } from '#domain/clock-time.ts';
import { Button } from '#web/ui/button.tsx';
import { ClipStill } from './clip-still.tsx';
import { NoFilmYet } from './no-film-yet.tsx';

type ClipViewProps = {
  readonly clip: HazardClip;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
};

/** One clip: look at the road first, then have the places shown. */
export function ClipView({ clip, headingRef }: ClipViewProps) {
  const { id, title, description, duration, difficulty, lookFor } = clip;
  const [marked, setMarked] = useState<string>();
  const isMarked = marked === id;
  return (
    <>
      <div>
        <h2 ref={headingRef} tabIndex={-1} className="text-3xl outline-none">
          {title}
        </h2>
        <p className="text-ink-soft">
          {difficulty} · {clockTime(duration)} in the film
        </p>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="flex flex-col gap-3">
          <ClipStill clip={clip} marked={isMarked} className="rounded-lg border-2 border-asphalt bg-asphalt" />
          <Button
            variant={isMarked ? 'primary' : 'secondary'}
            aria-pressed={isMarked}
            className="self-start"
            onClick={() => setMarked(isMarked ? undefined : id)}
          >
            Show where to look
          </Button>
        </div>
        <div className="flex flex-col gap-5">
          <p className="max-w-prose text-lg">{description}</p>
          <section aria-labelledby="look-for">
            <h3 id="look-for" className="mb-3 text-xl">
              What to look for
            </h3>
            <ol className="flex flex-col gap-3">
              {lookFor.map((thing, index) => (
                <li key={thing} className="flex items-start gap-3">
                  <span
                    aria-hidden="true"
                    className="flex size-8 shrink-0 items-center justify-center rounded-full border-2 border-on-stud bg-stud font-sign font-extrabold text-on-stud"
                  >
                    {index + 1}
                  </span>
                  <span className="pt-0.5">{thing}</span>
                </li>
              ))}
            </ol>
          </section>
          <NoFilmYet />
        </div>
      </div>
    </>
  );
}
