import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';

type CheckboxCardProps = {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly icon?: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** A choice of several, as a card with a big target. */
export function CheckboxCard({ label, hint, icon, checked, disabled = false, onChange }: CheckboxCardProps) {
  const hintId = useId();
  return (
    <label className="relative flex min-h-14 cursor-pointer items-center gap-3 rounded-control border-2 border-control bg-surface px-3 py-2 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus has-checked:border-accent-ink has-checked:bg-sunken has-disabled:cursor-not-allowed has-disabled:border-keyline has-disabled:text-ink-soft">
      <input
        type="checkbox"
        aria-label={label}
        aria-describedby={hint ? hintId : undefined}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="peer absolute inset-0 size-full cursor-[inherit] appearance-none outline-none"
      />
      <span
        aria-hidden="true"
        className="flex size-7 shrink-0 items-center justify-center rounded-md border-2 border-control text-transparent peer-checked:border-accent-ink peer-checked:bg-accent peer-checked:text-on-accent"
      >
        <Check className="size-5" strokeWidth={3} />
      </span>
      {icon}
      <span className="min-w-0">
        <span className="block font-semibold">{label}</span>
        {hint && (
          <span id={hintId} className="block text-ink-soft">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
