import { type ReactNode, useId } from 'react';

type SwitchProps = {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** An on/off setting, a checkbox with the role of a switch. Its knob is a stud: lit when on. */
export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const hintId = useId();
  return (
    <label className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-1">
      <span>
        <span className="block font-semibold">{label}</span>
        {hint && (
          <span id={hintId} className="block text-ink-soft">
            {hint}
          </span>
        )}
      </span>
      <span className="relative inline-flex shrink-0">
        <input
          type="checkbox"
          role="switch"
          aria-label={label}
          aria-describedby={hint ? hintId : undefined}
          aria-checked={checked}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          className="peer h-8 w-14 cursor-pointer appearance-none rounded-full border-2 border-control bg-asphalt"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1.5 left-1.5 size-5 rounded-full bg-stud-off transition-transform duration-150 peer-checked:translate-x-6 peer-checked:bg-stud"
        />
      </span>
    </label>
  );
}
