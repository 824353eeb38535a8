import type { RefObject } from 'react';
import { Link } from 'react-router';
import type { HazardClip } from '#contract/hazard.ts';
import { clockTime } from '#domain/clock-time.ts';
import { Badge, type BadgeKind } from '#web/ui/badge.tsx';
import { ClipPoster } from './clip-poster.tsx';

const kinds: Readonly<Record<HazardClip['difficulty'], BadgeKind>> = { Easy: 'right', Medium: 'warn', Hard: 'wrong' };

type ClipListProps = {
  readonly clips: readonly HazardClip[];
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
};

export function ClipList({ clips, headingRef }: ClipListProps) {
  return (
    <>
      <h2 ref={headingRef} tabIndex={-1} className="text-2xl outline-none">
        {clips.length} roads to read
      </h2>
      <ul aria-label="Clips" className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {clips.map((clip) => (
          <li key={clip.id}>
            <ClipCard clip={clip} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ClipCard({ clip }: { readonly clip: HazardClip }) {
  const { id, title, duration, difficulty } = clip;
  return (
    <Link
      to={`?clip=${id}`}
      className="group flex h-full flex-col gap-3 rounded-panel border border-keyline bg-surface p-3 hover:border-ink"
    >
      <ClipPoster clipId={id} />
      <span className="px-1 font-sign text-xl leading-tight font-bold underline-offset-4 group-hover:underline">
        {title}
      </span>
      <span className="mt-auto flex items-center justify-between gap-3 px-1 pb-1">
        <span className="tabular-nums">{clockTime(duration)}</span>
        <Badge kind={kinds[difficulty]}>{difficulty}</Badge>
      </span>
    </Link>
  );
}
