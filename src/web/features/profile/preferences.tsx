import { useSetting } from '#web/lib/local-settings.ts';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { ThemeChoice } from '#web/ui/theme-choice.tsx';

/** What is remembered on this device; each choice takes effect at once. */
export function Preferences() {
  const [reduceMotion, setReduceMotion] = useSetting('reduceMotion');
  const [singleKeys, setSingleKeys] = useSetting('singleKeyShortcuts');
  return (
    <Card heading="Preferences">
      <p className="mb-4 text-ink-soft">Kept on this device only.</p>
      <div className="flex flex-col gap-4">
        <ThemeChoice />
        <Switch
          label="Reduce motion"
          hint="Off follows the setting of your device."
          checked={reduceMotion}
          onChange={setReduceMotion}
        />
        <Switch
          label="Single-key shortcuts"
          hint="In a session: A–F or 1–6 choose, Enter goes on, F flags, R reads aloud, ? lists them all."
          checked={singleKeys}
          onChange={setSingleKeys}
        />
      </div>
    </Card>
  );
}
