import { Flag, Keyboard, LayoutGrid, Volume2, VolumeX } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { viewPath } from './use-mock-test.ts';

type TestToolsProps = {
  readonly isFlagged: boolean;
  readonly onFlag: () => void;
  readonly canRead: boolean;
  readonly isReading: boolean;
  readonly onReadAloud: () => void;
  readonly onShowKeys: () => void;
};

/** Flag for review, all questions, read aloud, keys: what is below a question of the test. */
export function TestTools({ isFlagged, onFlag, canRead, isReading, onReadAloud, onShowKeys }: TestToolsProps) {
  const Volume = isReading ? VolumeX : Volume2;
  return (
    <div className="-mx-2.5 flex flex-wrap gap-1">
      <Button
        variant="quiet"
        className={classes('px-2.5!', isFlagged && 'border-warn! bg-warn-tint!')}
        aria-pressed={isFlagged}
        onClick={onFlag}
      >
        <Flag aria-hidden="true" className={classes('size-5', isFlagged && 'fill-current')} />
        Flag for review
      </Button>
      <LinkButton variant="quiet" className="px-2.5!" to={viewPath('check')}>
        <LayoutGrid aria-hidden="true" className="size-5" />
        All questions
      </LinkButton>
      {canRead && (
        <Button variant="quiet" className="px-2.5!" onClick={onReadAloud}>
          <Volume aria-hidden="true" className="size-5" />
          {isReading ? 'Stop reading' : 'Read aloud'}
        </Button>
      )}
      <Button variant="quiet" className="px-2.5! pointer-coarse:hidden" onClick={onShowKeys}>
        <Keyboard aria-hidden="true" className="size-5" />
        Keys
      </Button>
    </div>
  );
}
