import { type FormEvent, type Ref, useState } from 'react';
import { failureMessage } from '#web/lib/api-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type EditNameProps = {
  readonly name: string;
  /** Why the name was not saved the last time. */
  readonly failure: Error | null;
  readonly field: Ref<HTMLInputElement>;
  readonly onCancel: () => void;
  readonly onSave: (name: string) => void;
};

/** The learner's name in a field. */
export function EditName({ name, failure, field, onCancel, onSave }: EditNameProps) {
  const [value, setValue] = useState(name);
  const [isMissing, setMissing] = useState(false);
  const refused = failure ? `Error updating profile: ${failureMessage(failure, 'please try again.')}` : undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const trimmed = value.trim();
    setMissing(trimmed === '');
    if (trimmed !== '') onSave(trimmed);
  }

  return (
    <form noValidate className="mt-4 flex flex-col gap-4" onSubmit={submit}>
      <TextField
        label="Full Name"
        name="name"
        autoComplete="name"
        ref={field}
        maxLength={80}
        required
        value={value}
        error={isMissing ? 'Enter your full name.' : refused}
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Save Changes</Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
