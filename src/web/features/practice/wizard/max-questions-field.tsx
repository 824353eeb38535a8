import { typedMaxQuestions } from '#domain/practice-settings.ts';
import { TextField } from '#web/ui/text-field.tsx';

type MaxQuestionsFieldProps = { readonly value: number; readonly onChange: (value: number) => void };

/** The most questions a session asks. Clearing it is 0, and what is no number is ignored (spec section 5). */
export function MaxQuestionsField({ value, onChange }: MaxQuestionsFieldProps) {
  return (
    <TextField
      label="Maximum number of questions"
      name="maxQuestions"
      inputMode="numeric"
      autoComplete="off"
      value={String(value)}
      error={value > 0 ? undefined : 'Enter a number of 1 or more.'}
      onChange={(event) => onChange(typedMaxQuestions(event.target.value, value))}
    />
  );
}
