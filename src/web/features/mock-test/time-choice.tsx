import { useId } from 'react';
import { officialMinutes } from '#domain/constants.ts';
import { extraMinutes, type MockTestTime, mockTestTimes } from '#domain/mock-test-run.ts';

const hints: Readonly<Record<MockTestTime, string>> = {
  official: 'As in the real test',
  'quarter-more': `+${extraMinutes['quarter-more']}: a quarter more`,
  'half-more': `+${extraMinutes['half-more']}: half as much again`,
  untimed: 'Take as long as you like',
};

type TimeChoiceProps = { readonly time: MockTestTime; readonly onChange: (time: MockTestTime) => void };

/** How long the test may take: a timer can be lengthened, or turned off, before the start. */
export function TimeChoice({ time, onChange }: TimeChoiceProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={`${name}-hint`}>
      <legend className="font-sign text-xl font-extrabold">Time</legend>
      <p id={`${name}-hint`} className="mb-3 max-w-prose">
        If your real test gives you extra time, practise with it. The time is fixed once the test has started.
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        {mockTestTimes.map((value) => (
          <label
            key={value}
            className="relative flex min-h-16 items-center gap-3 rounded-control border-2 border-control bg-surface px-3 py-2 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus has-checked:border-accent-ink has-checked:bg-sunken"
          >
            <input
              type="radio"
              aria-label={timeName(value)}
              aria-describedby={`${name}-${value}`}
              name={name}
              value={value}
              checked={value === time}
              onChange={() => onChange(value)}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none outline-none"
            />
            <span
              aria-hidden="true"
              className="size-6 shrink-0 rounded-full border-2 border-control peer-checked:border-7 peer-checked:border-accent-ink"
            />
            <span className="min-w-0 leading-tight">
              <span className="block font-semibold">{timeName(value)}</span>
              <span id={`${name}-${value}`}>{hints[value]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** '57 minutes', 'No timer'. */
export function timeName(time: MockTestTime): string {
  return time === 'untimed' ? 'No timer' : `${officialMinutes + extraMinutes[time]} minutes`;
}
