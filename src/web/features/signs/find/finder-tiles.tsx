import { memo, useState } from 'react';
import type { SignEntry } from '#contract/signs.ts';
import { TileList } from '../tile-list.tsx';
import { screenful, useGrowingCount } from '../use-growing-count.ts';

type FinderTilesProps = {
  /** What there is without a search. */
  readonly library: readonly SignEntry[];
  /** What a search found. */
  readonly found: readonly SignEntry[] | undefined;
};

/**
 * The library is put by while there is a search, as it was laid out: taking three hundred tiles from the page held up the first letter
 * for longer than finding what to show, and the page is as it was once the field is cleared. It is grown in full before anyone scrolls.
 */
export function FinderTiles({ library, found }: FinderTilesProps) {
  const [wasOpened, setWasOpened] = useState(found === undefined);
  if (found === undefined && !wasOpened) setWasOpened(true);
  return (
    <>
      {wasOpened && (
        <div data-put-by={found && ''} className={found && putBy}>
          <Tiles name="library" signs={library} ahead={found ? 0 : library.length} />
        </div>
      )}
      {found && <Tiles name="found" signs={found} ahead={screenful} />}
    </>
  );
}

/** `display` where a browser cannot hide what it has laid out. */
const putBy = 'hidden supports-[content-visibility:hidden]:block [content-visibility:hidden]';

type TilesProps = { readonly name: string; readonly signs: readonly SignEntry[]; readonly ahead: number };

/** The tiles keep still while the field is typed in, until what was found changes. */
const Tiles = memo(function Tiles({ name, signs, ahead }: TilesProps) {
  const count = useGrowingCount(signs, name, ahead);
  return <TileList label="Signs" signs={signs} count={Math.min(count, signs.length)} category="all" narrow />;
});
