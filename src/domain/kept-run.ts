/** What a device keeps of a session that is gone through on it, beside the answers that are sent. */
export type KeptRun = {
  /** Options chosen and not sent yet, by question. */
  readonly choices: Readonly<Record<string, string>>;
  /** When the time for a question ends, epoch ms, by question; a deadline is stored, not ticks. */
  readonly deadlines: Readonly<Record<string, number>>;
  /** When the learner completed the session, epoch ms; null until then. */
  readonly completedAt: number | null;
};

/** By session, the one gone on with last at the end. */
export type KeptRuns = Readonly<Record<string, KeptRun>>;

export const newRun: KeptRun = { choices: {}, deadlines: {}, completedAt: null };

/** Runs of older sessions than these are forgotten. */
const mostRuns = 12;

/** Notes the option that is chosen for a question. It may change until it is sent. */
export function chooseInRun(run: KeptRun, questionId: string, option: string): KeptRun {
  return { ...run, choices: { ...run.choices, [questionId]: option } };
}

/** Starts the time of a question, once: its first deadline stands. `now` is epoch ms. */
export function startTime(run: KeptRun, questionId: string, seconds: number, now: number): KeptRun {
  if (run.deadlines[questionId] !== undefined) return run;
  return { ...run, deadlines: { ...run.deadlines, [questionId]: now + seconds * 1000 } };
}

/** Whether the time of a question has run out. */
export function isLate(run: KeptRun, questionId: string, now: number): boolean {
  const deadline = run.deadlines[questionId];
  return deadline !== undefined && deadline <= now;
}

/** Whole seconds until a deadline, begun ones counted; 0 once it has passed. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** Ends a run; its choices have been sent and its deadlines are done with. */
export function completeRun(run: KeptRun, now: number): KeptRun {
  return run.completedAt === null ? { ...newRun, completedAt: now } : run;
}

/** Puts a session's run in the place of the older one, as the one gone on with last. */
export function keepRun(runs: KeptRuns, sessionId: string, run: KeptRun): KeptRuns {
  const { [sessionId]: _, ...others } = runs;
  return Object.fromEntries([...Object.entries(others), [sessionId, run] as const].slice(-mostRuns));
}

/** Reads runs as a device stored them; what is not readable as one is left out. */
export function parseKeptRuns(text: string | null): KeptRuns {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return recordOf(value, isKeptRun);
  } catch {
    return {};
  }
}

function isKeptRun(value: unknown): value is KeptRun {
  if (typeof value !== 'object' || value === null) return false;
  const { choices, deadlines, completedAt }: Partial<Record<keyof KeptRun, unknown>> = value;
  return (
    isRecordOf(choices, (one) => typeof one === 'string') &&
    isRecordOf(deadlines, Number.isFinite) &&
    (completedAt === null || Number.isFinite(completedAt))
  );
}

function recordOf<T>(value: unknown, isItem: (item: unknown) => item is T): Record<string, T> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, T] => isItem(entry[1])));
}

function isRecordOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(isItem);
}
