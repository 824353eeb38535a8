import { memo } from 'react';
import type { SignEntry } from '#contract/signs.ts';
import type { DrawingOf } from './api/get-drawings.ts';
import { SignTile } from './sign-tile.tsx';

type TileBlockProps = {
  readonly signs: readonly SignEntry[];
  /** Which of the signs: from `start` up to `end`. */
  readonly start: number;
  readonly end: number;
  readonly drawingOf: DrawingOf;
  readonly className: string;
};

/**
 * Some rows of a list of tiles. Contained, so that painting skips blocks in which nothing has changed, which it looks through tile by
 * tile otherwise; with room around for the ring of the focus, which would be cut off at the edge.
 */
export const TileBlock = memo(function TileBlock({ signs, start, end, drawingOf, className }: TileBlockProps) {
  return (
    <div className={`${className} -m-2 p-2 contain-content`}>
      {signs.slice(start, end).map((sign) => (
        // See the list.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div key={sign.id} role="listitem">
          <SignTile sign={sign} drawing={drawingOf(sign.id)} />
        </div>
      ))}
    </div>
  );
});
