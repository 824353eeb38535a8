import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { classes } from '#web/ui/classes.ts';
import { useFocusOnChange } from '#web/lib/use-focus-on-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ChangePassword } from './change-password.tsx';

type Panel = 'hidden' | 'shown' | 'changed';

/** The Change Password panel, shown or hidden (spec section 4). */
export function Security() {
  const [panel, setPanel] = useState<Panel>('hidden');
  const panelId = useId();
  const isShown = panel === 'shown';
  const outcome = useFocusOnChange<HTMLDivElement>(panel);
  return (
    <Card heading="Security">
      <Button
        variant="secondary"
        aria-expanded={isShown}
        aria-controls={panelId}
        onClick={() => setPanel(isShown ? 'hidden' : 'shown')}
      >
        Change Password
        <ChevronDown aria-hidden="true" className={classes('size-5', isShown && 'rotate-180')} />
      </Button>
      <div id={panelId}>
        {isShown && <ChangePassword onChanged={() => setPanel('changed')} />}
        {panel === 'changed' && (
          <div ref={outcome} tabIndex={-1} className="mt-4">
            <Notice kind="right" title="Password changed successfully!">
              <p>Other devices and browsers are signed out. This one stays signed in.</p>
            </Notice>
          </div>
        )}
      </div>
    </Card>
  );
}
