import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { classes } from './classes.ts';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  readonly label: string;
  readonly name: string;
  readonly hint?: ReactNode;
  /** What is wrong with the value; shown under the field and tied to it. */
  readonly error?: string | undefined;
  readonly id?: string;
};

/** A labelled input. A password gets a show/hide toggle. Uncontrolled unless `value` is given. */
export function TextField({ label, hint, error, id, type = 'text', ...rest }: TextFieldProps) {
  const madeId = useId();
  const fieldId = id ?? madeId;
  const [shown, setShown] = useState(false);
  const isPassword = type === 'password';
  const described = [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label id={`${fieldId}-label`} htmlFor={fieldId} className="mb-1 block font-semibold">
        {label}
      </label>
      {hint && (
        <div id={`${fieldId}-hint`} className="mb-1 text-ink-soft">
          {hint}
        </div>
      )}
      <div className="relative">
        <input
          {...rest}
          id={fieldId}
          type={isPassword && shown ? 'text' : type}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={classes(
            'block min-h-12 w-full rounded-control border-2 bg-surface px-3 py-2 text-ink',
            isPassword && 'pr-20',
            error ? 'border-wrong' : 'border-control',
          )}
        />
        {isPassword && (
          <button
            type="button"
            aria-pressed={shown}
            aria-controls={fieldId}
            aria-describedby={`${fieldId}-label`}
            className="absolute inset-y-0.5 right-0.5 min-w-16 rounded-control px-3 font-semibold text-ink-soft underline-offset-4 hover:underline"
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        )}
      </div>
      {error && (
        <p id={`${fieldId}-error`} className="mt-1 font-semibold text-wrong">
          {error}
        </p>
      )}
    </div>
  );
}
