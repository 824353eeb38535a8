const key = 'catseye.practice-time';
/** A question left open for longer than this was left alone, not thought about. */
const longestCounted = 3 * 60_000;

/** The sessions gone on with last; those of older ones are forgotten. */
const mostKept = 30;

type Times = Readonly<Record<string, number>>;

/** When the learner last did something, and in which session. */
let lastStep: { readonly sessionId: string; readonly at: number } | undefined;

/** Starts the clock of a session at its first sign of life on this page. */
export function startClock(sessionId: string): void {
  if (lastStep?.sessionId !== sessionId) lastStep = { sessionId, at: Date.now() };
}

/** Counts the time since the last step of the session. It is kept on the device, so that it survives a reload. */
export function countStep(sessionId: string): void {
  startClock(sessionId);
  const now = Date.now();
  addTime(sessionId, now - (lastStep?.at ?? now));
  lastStep = { sessionId, at: now };
}

/** How long a session has taken on this device, in milliseconds. */
export function timeTaken(sessionId: string): number {
  return read()[sessionId] ?? 0;
}

/** '<1 min', '14 min'. */
export function minutesText(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  return minutes < 1 ? '<1 min' : `${minutes} min`;
}

function addTime(sessionId: string, passed: number): void {
  const { [sessionId]: before = 0, ...others } = read();
  const time = before + Math.min(Math.max(0, passed), longestCounted);
  write(Object.fromEntries([...Object.entries(others), [sessionId, time] as const].slice(-mostKept)));
}

function read(): Times {
  try {
    const times: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof times === 'object' && times !== null ? (times as Times) : {};
  } catch {
    return {};
  }
}

function write(times: Times): void {
  try {
    localStorage.setItem(key, JSON.stringify(times));
  } catch {
    // Without storage the time starts again at a reload.
  }
}
