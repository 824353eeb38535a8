import type { HazardClip } from '#contract/hazard.ts';
import { ActionBar } from '#web/ui/action-bar.tsx';
import { announce } from '#web/ui/announce.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

type ClipBarProps = { readonly clips: readonly HazardClip[]; readonly clip: HazardClip };

/** Previous and next, round and round. Both take the place of the present clip in the history, so that Back leads to the list. */
export function ClipBar({ clips, clip }: ClipBarProps) {
  const index = clips.indexOf(clip);
  const previous = (index - 1 + clips.length) % clips.length;
  const next = (index + 1) % clips.length;
  const to = (position: number) => `?clip=${clips[position]?.id}`;
  const tell = (position: number) => announce(`${clips[position]?.title}, clip ${position + 1} of ${clips.length}`);
  return (
    <ActionBar>
      <LinkButton replace to={to(previous)} variant="secondary" onClick={() => tell(previous)}>
        Previous<span className="sr-only"> clip</span>
      </LinkButton>
      <span className="flex-1 text-center whitespace-nowrap text-ink-soft">
        {index + 1} of {clips.length}
      </span>
      <LinkButton replace to={to(next)} onClick={() => tell(next)}>
        Next<span className="sr-only"> clip</span>
      </LinkButton>
    </ActionBar>
  );
}
