import { percentOf } from '#domain/grading.ts';

type SeenLineProps = { readonly timesSeen: number; readonly timesAnsweredCorrectly: number };

/** How often the learner has seen the question, and with what success. Nothing for a new one. */
export function SeenLine({ timesSeen, timesAnsweredCorrectly }: SeenLineProps) {
  if (timesSeen <= 0) return null;
  const times = timesSeen === 1 ? 'once' : `${timesSeen} times`;
  return (
    <p className="text-ink-soft">
      Seen {times} · {percentOf(timesAnsweredCorrectly, timesSeen)}% success rate
    </p>
  );
}
