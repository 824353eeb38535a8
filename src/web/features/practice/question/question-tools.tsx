import { Flag, Keyboard, Volume2, VolumeX } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { KeysDialog } from '#web/ui/keys-dialog.tsx';
import type { QuestionControls } from './use-question-controls.ts';

/** Flag, read aloud, keys: the buttons below a question. */
export function QuestionTools({ controls }: { readonly controls: QuestionControls }) {
  const { isFlagged, flag, canRead, isReading, readAloud, keysShown, showKeys } = controls;
  const Volume = isReading ? VolumeX : Volume2;
  return (
    <div className="-mx-3.5 flex flex-wrap gap-1">
      <Button
        variant="quiet"
        className={classes('px-3!', isFlagged && 'border-warn! bg-warn-tint!')}
        aria-pressed={isFlagged}
        onClick={flag}
      >
        <Flag aria-hidden="true" className={classes('size-5', isFlagged && 'fill-current')} />
        Flag
      </Button>
      {canRead && (
        <Button variant="quiet" className="px-3!" onClick={readAloud}>
          <Volume aria-hidden="true" className="size-5" />
          {isReading ? 'Stop reading' : 'Read aloud'}
        </Button>
      )}
      <Button variant="quiet" className="px-3! pointer-coarse:hidden" onClick={() => showKeys(true)}>
        <Keyboard aria-hidden="true" className="size-5" />
        Keys
      </Button>
      <KeysDialog open={keysShown} canRead={canRead} onClose={() => showKeys(false)} />
    </div>
  );
}
