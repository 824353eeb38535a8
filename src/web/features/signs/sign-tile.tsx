import { memo } from 'react';
import type { SignEntry } from '#contract/signs.ts';
import { DrawnSign } from './drawn-sign.tsx';

type SignTileProps = {
  readonly sign: Pick<SignEntry, 'id' | 'name' | 'picture'>;
  readonly drawing: string | null | undefined;
};

/**
 * A sign in a list: its picture, whose place is kept while it is on its way, its name, and behind them its page. A plain link, whose
 * press the list takes: three hundred of the router's would each be drawn anew whenever the address changes.
 */
export const SignTile = memo(function SignTile({ sign: { id, name, picture }, drawing }: SignTileProps) {
  return (
    <a
      href={`/signs/find/${id}`}
      data-stop
      className="group flex h-full flex-col gap-2 rounded-control border border-keyline bg-surface p-2 hover:border-ink"
    >
      <span className="flex h-28 items-center justify-center rounded-lg bg-sunken p-2 sm:h-32">
        <DrawnSign drawing={drawing} picture={picture} />
      </span>
      <span className="px-1 pb-1 leading-tight font-semibold underline-offset-4 group-hover:underline">{name}</span>
    </a>
  );
});
