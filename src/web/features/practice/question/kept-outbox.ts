import { emptyOutbox, type Outbox, parseOutbox } from '#domain/answer-outbox.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { sessionQuery } from '#web/lib/session.ts';

/** What the browser refused to keep (private mode, full); it then lasts until the page is left. */
let held: { readonly key: string; readonly outbox: Outbox } | null = null;
let knownLearner: string | undefined;

/** Each learner has an outbox of their own on a device, so that nobody's answers go out under another's name. */
export function outboxKey(): string {
  return `catseye.answers.${learnerId() ?? 'nobody'}`;
}

/** Whose session this page has, or had while it is being left. */
export function learnerId(): string | undefined {
  knownLearner = queryClient.getQueryData(sessionQuery.queryKey)?.learner.id ?? knownLearner;
  return knownLearner;
}

/** The outbox as it is now: read anew each time, because other tabs of this learner write it too. */
export function readOutbox(): Outbox {
  if (held?.key === outboxKey()) return held.outbox;
  try {
    return parseOutbox(localStorage.getItem(outboxKey()));
  } catch {
    return emptyOutbox;
  }
}

/** Changes the outbox and keeps it. */
export function updateOutbox(change: (outbox: Outbox) => Outbox): Outbox {
  const key = outboxKey();
  const outbox = change(readOutbox());
  try {
    if (outbox.answers.length + outbox.completions.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(outbox));
    held = null;
  } catch {
    held = { key, outbox };
  }
  return outbox;
}
