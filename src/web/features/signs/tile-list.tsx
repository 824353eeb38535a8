import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { SignEntry } from '#contract/signs.ts';
import type { SignCategory } from '#domain/signs/sign.ts';
import { classes } from '#web/ui/classes.ts';
import { useDrawings } from './api/get-drawings.ts';
import { SignTile } from './sign-tile.tsx';
import type { OpenedFrom } from './way-back.ts';

type TileListProps = {
  readonly label: string;
  readonly signs: readonly SignEntry[];
  /** Whose drawings are needed. */
  readonly category: SignCategory | 'all';
  /** For the way back from a sign. */
  readonly from?: OpenedFrom;
  /** Beside something else there is room for fewer columns. */
  readonly narrow?: boolean;
};

/**
 * Signs in a grid. Laid out as they come, and not with `content-visibility`: drawing rows anew as they come into sight took a slowed
 * phone longer in each frame of a scroll than painting what is laid out already.
 */
export function TileList({ label, signs, category, from, narrow = false }: TileListProps) {
  const drawingOf = useDrawings(category);
  const navigate = useNavigate();

  function open(event: MouseEvent<HTMLElement>): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(link.pathname, { state: from });
  }

  return (
    // The press is a link's; the list takes it for all of them.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <ul aria-label={label} className={classes(tileGrid, !narrow && 'lg:grid-cols-4')} onClick={open}>
      {signs.map((sign) => (
        <li key={sign.id}>
          <SignTile sign={sign} drawing={drawingOf(sign.id)} />
        </li>
      ))}
    </ul>
  );
}

/** The grid that tiles stand in. */
export const tileGrid = 'grid grid-cols-2 gap-3 sm:grid-cols-3';
