import type { ReactNode } from 'react';
import type { FlagEntry } from '#contract/flags.ts';
import type { SignEntry } from '#contract/signs.ts';
import { useKeptList } from '#web/lib/use-kept-list.ts';
import { FlaggedSign } from './flagged-sign.tsx';

type FlaggedListProps = {
  readonly flags: readonly FlagEntry[];
  readonly signs: readonly SignEntry[];
  readonly empty: ReactNode;
};

/** The flagged signs, newest first. One whose flag is taken away stays in its place, with an Undo. */
export function FlaggedList({ flags, signs, empty }: FlaggedListProps) {
  const ids = flags.flatMap(({ kind, itemId }) => (kind === 'sign' ? [itemId] : []));
  const kept = useKeptList(ids, (id) => id);
  // A sign that this edition does not have has a flag and no picture.
  const shown = kept.flatMap(({ item, present }) => {
    const sign = signs.find(({ id }) => id === item);
    return sign ? [{ sign, present }] : [];
  });
  if (shown.length === 0) return empty;
  return (
    <ul aria-label="Flagged signs" className="flex flex-col gap-3">
      {shown.map(({ sign, present }) => (
        <li key={sign.id}>
          <FlaggedSign sign={sign} flagged={present} />
        </li>
      ))}
    </ul>
  );
}
