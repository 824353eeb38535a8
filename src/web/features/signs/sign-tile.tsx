import { memo } from 'react';
import { Link } from 'react-router';
import type { SignEntry } from '#contract/signs.ts';
import { SignPicture } from '#web/ui/sign-picture.tsx';
import type { OpenedFrom } from './way-back.ts';

type SignTileProps = {
  readonly sign: Pick<SignEntry, 'id' | 'name'>;
  /** Undefined while it is on its way; its place is kept. */
  readonly picture: string | undefined;
  readonly from?: OpenedFrom;
};

/** A sign in a list: its picture and its name, and behind them its page. */
export const SignTile = memo(function SignTile({ sign: { id, name }, picture, from }: SignTileProps) {
  return (
    <Link
      to={`/signs/find/${id}`}
      state={from}
      data-stop
      className="group flex h-full flex-col gap-2 rounded-control border border-keyline bg-surface p-2 hover:border-ink"
    >
      <span className="flex h-28 items-center justify-center rounded-lg bg-sunken p-2 sm:h-32">
        {picture !== undefined && <SignPicture src={picture} alt="" />}
      </span>
      <span className="px-1 pb-1 leading-tight font-semibold underline-offset-4 group-hover:underline">{name}</span>
    </Link>
  );
});

/** The grid that tiles stand in. */
export const tileGrid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4';
