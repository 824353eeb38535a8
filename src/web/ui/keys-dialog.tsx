import { Fragment } from 'react';
import { useSetting } from '#web/lib/local-settings.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Switch } from './switch.tsx';

const keys: readonly { readonly names: readonly string[]; readonly does: string }[] = [
  { names: ['A–F', '1–6'], does: 'Choose an option' },
  { names: ['Enter'], does: 'Submit your answer, then go on' },
  { names: ['F'], does: 'Flag the question, or take the flag away' },
  { names: ['P', '←'], does: 'Back to the question before' },
  { names: ['R'], does: 'Read aloud, or stop' },
  { names: ['?'], does: 'Show these keys' },
];

type KeysDialogProps = {
  readonly open: boolean;
  readonly canRead: boolean;
  /** What Enter does, where there is nothing to submit. */
  readonly enter?: string;
  readonly onClose: () => void;
};

/** The list of keys, and the switch that turns them off. */
export function KeysDialog({ open, canRead, enter, onClose }: KeysDialogProps) {
  const [on, setOn] = useSetting('singleKeyShortcuts');
  return (
    <Dialog open={open} onClose={onClose} heading="Keys" actions={<Button onClick={onClose}>Close</Button>}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3">
        {keys
          .filter(({ names }) => canRead || !names.includes('R'))
          .map(({ names, does }) => (
            <Fragment key={does}>
              <dt className="flex gap-1">
                {names.map((name) => (
                  <kbd
                    key={name}
                    className="rounded-md border-2 border-control bg-ground px-2 font-sign text-sm font-bold"
                  >
                    {name}
                  </kbd>
                ))}
              </dt>
              <dd>{(names.includes('Enter') && enter) || does}</dd>
            </Fragment>
          ))}
      </dl>
      {!canRead && <p className="text-ink-soft">Reading aloud needs an English voice on this device. It has none.</p>}
      <Switch label="Single-key shortcuts" hint="On this device" checked={on} onChange={setOn} />
    </Dialog>
  );
}
