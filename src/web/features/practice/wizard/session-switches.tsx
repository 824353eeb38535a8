import { secondsPerQuestion } from '#domain/constants.ts';
import type { PracticeSettings } from '#domain/practice-settings.ts';
import { Switch } from '#web/ui/switch.tsx';

type SessionSwitchesProps = {
  readonly settings: PracticeSettings;
  readonly onChange: (settings: PracticeSettings) => void;
};

/** What a session does by itself, each with what it means. */
export function SessionSwitches({ settings, onChange }: SessionSwitchesProps) {
  return (
    <div className="flex flex-col gap-2 divide-y divide-keyline">
      <Switch
        label="Auto move to the next question"
        hint="After a right answer the next question comes 1.5 seconds later. Any key or tap stops it. After a wrong answer it waits for you."
        checked={settings.autoMoveNext}
        onChange={(autoMoveNext) => onChange({ ...settings, autoMoveNext })}
      />
      <Switch
        label="Alert on incorrect answers"
        hint="A message comes up, and a screen reader reads the explanation at once. Without it, the result is only on the page."
        checked={settings.alertIncorrect}
        onChange={(alertIncorrect) => onChange({ ...settings, alertIncorrect })}
      />
      <Switch
        label="Countdown to answer"
        hint={`${secondsPerQuestion} seconds a question, as in the real test. When they are over, the question is left unanswered and the next one comes.`}
        checked={settings.countdownToAnswer}
        onChange={(countdownToAnswer) => onChange({ ...settings, countdownToAnswer })}
      />
    </div>
  );
}
