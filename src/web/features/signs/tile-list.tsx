import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { SignEntry } from '#contract/signs.ts';
import type { SignCategory } from '#domain/signs/sign.ts';
import { classes } from '#web/ui/classes.ts';
import { useDrawings } from './api/get-drawings.ts';
import { TileBlock } from './tile-block.tsx';
import type { OpenedFrom } from './way-back.ts';

type TileListProps = {
  readonly label: string;
  readonly signs: readonly SignEntry[];
  /** How many of them are shown so far; all unless said. */
  readonly count?: number;
  /** Whose drawings are needed. */
  readonly category: SignCategory | 'all';
  /** For the way back from a sign. */
  readonly from?: OpenedFrom;
  /** Beside something else there is room for fewer columns. */
  readonly narrow?: boolean;
};

/** Whole rows of two, three and four columns. */
const blockSize = 12;

/**
 * Signs in a grid, in blocks of whole rows: a browser lays out and styles anew what a tile is added to, which is then a dozen
 * of them and not all. For the same reason it is a list by its role; a `ul` may hold nothing but its items.
 */
export function TileList({ label, signs, count = signs.length, category, from, narrow = false }: TileListProps) {
  const drawingOf = useDrawings(category);
  const navigate = useNavigate();
  const starts = Array.from({ length: Math.ceil(count / blockSize) }, (_, block) => block * blockSize);

  function open(event: MouseEvent<HTMLElement>): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(link.pathname, { state: from });
  }

  return (
    // The press is a link's; the list takes it for all of them.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role
    <div role="list" aria-label={label} className="flex flex-col gap-3" onClick={open}>
      {starts.map((start) => (
        <TileBlock
          key={start}
          signs={signs}
          start={start}
          end={Math.min(start + blockSize, count)}
          drawingOf={drawingOf}
          className={classes(tileGrid, !narrow && 'lg:grid-cols-4')}
        />
      ))}
    </div>
  );
}

/** The grid that tiles stand in. */
export const tileGrid = 'grid grid-cols-2 gap-3 sm:grid-cols-3';
