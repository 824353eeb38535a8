import type { RefObject } from 'react';
import type { HazardClip } from '#contract/hazard.ts';
import { clockTime } from '#domain/clock-time.ts';
import { ClipPlayer } from './player/clip-player.tsx';

type ClipViewProps = {
  readonly clip: HazardClip;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
};

/** One clip by itself, as often as one likes, with what to look for in it. */
export function ClipView({ clip, headingRef }: ClipViewProps) {
  const { title, description, duration, difficulty, lookFor } = clip;
  return (
    <>
      <div>
        <h2 ref={headingRef} tabIndex={-1} className="text-3xl outline-none">
          {title}
        </h2>
        <p className="text-ink-soft">
          {difficulty} · {clockTime(duration)}
        </p>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <ClipPlayer clip={clip} />
        <div className="flex flex-col gap-5">
          <p className="max-w-prose text-lg">{description}</p>
          <section aria-labelledby="look-for">
            <h3 id="look-for" className="mb-3 text-xl">
              What to look for
            </h3>
            <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5">
              {lookFor.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  );
}
