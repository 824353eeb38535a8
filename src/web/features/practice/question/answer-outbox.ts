import {
  type Delivery,
  dropAnswers,
  dropCompletion,
  type KeptAnswer,
  keepAnswer,
  keepCompletion,
  nextDelivery,
  type Outbox,
} from '#domain/answer-outbox.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { queryClient, sessionQueryKey } from '#web/lib/query-client.ts';
import { readRememberedSession } from '#web/lib/remembered-session.ts';
import { toast } from '#web/ui/toast.ts';
import { completeSession } from '../api/complete-session.ts';
import { recordAnswers } from '../api/record-answers.ts';
import { refreshAfterAnswers } from './refresh-after-answers.ts';
import { learnerId, outboxKey, readOutbox, updateOutbox } from './kept-outbox.ts';

/** An answer given on this device. `isCorrect` is the server's word, null until it came. */
export type GivenAnswer = KeptAnswer & { readonly isCorrect: boolean | null };

/** An answer that the server will never take: answered on another device first, or the session has ended. */
export type RefusedAnswer = { readonly answer: KeptAnswer; readonly failure: ApiFailure };

export type OutboxState = {
  /** Not acknowledged yet; kept on the device. */
  readonly unsaved: Outbox;
  /** Acknowledged while this page was open. */
  readonly saved: readonly GivenAnswer[];
  readonly refused: readonly RefusedAnswer[];
  /** Why the latest attempt failed; null while all is well. */
  readonly failure: unknown;
};

/** While an attempt has failed, the next one comes by itself after this long. */
const retryDelay = 15_000;

const listeners = new Set<() => void>();
let state: OutboxState | undefined;
let delivery: Promise<void> | null = null;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
/** Whether the next failure is news to the learner, and worth a toast. The notice on the page stays as long as it lasts. */
let isNews = false;

export function outboxState(): OutboxState {
  state ??= { unsaved: readOutbox(), saved: [], refused: [], failure: null };
  return state;
}

/** Follows the outbox, and sends what an earlier visit has left in it. */
export function subscribeToOutbox(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', followOtherTab);
    window.addEventListener('online', resend);
    void deliver();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', followOtherTab);
    window.removeEventListener('online', resend);
  };
}

/** Keeps answers and sends them in the background. They show at once, and are safe once this returns. */
export function giveAnswers(answers: readonly KeptAnswer[]): void {
  change((outbox) => answers.reduce(keepAnswer, outbox));
  deliverNew();
}

/** Ends a session as soon as its answers have arrived. */
export function finishSession(sessionId: string): void {
  change((outbox) => keepCompletion(outbox, sessionId));
  deliverNew();
}

/**
 * Sends what is left, one request at a time. Answers when all has arrived, or when an attempt has failed.
 * @returns whether nothing is left
 */
export async function deliver(): Promise<boolean> {
  clearTimeout(retryTimer);
  delivery ??= deliverAll().finally(() => {
    delivery = null;
  });
  await delivery;
  return nextDelivery(readOutbox()) === null;
}

/** 'Try again': as `deliver`, and a failure is told once more. */
export function retryDelivery(): void {
  isNews = true;
  void deliver();
}

/** The learner has read why answers were refused. */
export function dismissRefusals(sessionId: string): void {
  set({ refused: outboxState().refused.filter((one) => one.answer.sessionId !== sessionId) });
}

async function deliverAll(): Promise<void> {
  for (let next = nextDelivery(readOutbox()); next !== null; next = nextDelivery(readOutbox())) {
    try {
      await send(next);
    } catch (failure) {
      fail(failure);
      return;
    }
  }
  isNews = false;
  if (outboxState().failure !== null) set({ failure: null });
}

async function send(next: Delivery): Promise<void> {
  try {
    if (next.kind === 'completion') await completeSession(next.sessionId);
    else await sendAnswers(next.answers);
  } catch (failure) {
    if (!isFinal(failure)) throw failure;
    if (next.kind === 'answers') return refuse(next.answers, failure);
  }
  if (next.kind === 'completion') change((outbox) => dropCompletion(outbox, next.sessionId));
}

async function sendAnswers(answers: readonly KeptAnswer[]): Promise<void> {
  const [first] = answers;
  if (!first) return;
  const recorded = await recordAnswers(first.sessionId, answers);
  const verdicts = new Map(recorded.map(({ questionId, isCorrect }) => [questionId, isCorrect]));
  const saved = answers.map((one) => ({ ...one, isCorrect: verdicts.get(one.questionId) ?? null }));
  change((outbox) => dropAnswers(outbox, answers), { saved: [...outboxState().saved, ...saved] });
  refreshAfterAnswers();
}

/** A list is refused as a whole, so its answers are sent one by one, and only the culprit is given up. */
async function refuse(answers: readonly KeptAnswer[], failure: ApiFailure): Promise<void> {
  if (answers.length > 1) {
    for (const one of answers) await send({ kind: 'answers', sessionId: one.sessionId, answers: [one] });
    return;
  }
  const refused = answers.map((answer) => ({ answer, failure }));
  change((outbox) => dropAnswers(outbox, answers), { refused: [...outboxState().refused, ...refused] });
}

/** Whether the server has spoken and would say the same again. */
function isFinal(failure: unknown): failure is ApiFailure {
  if (!(failure instanceof ApiFailure) || ![400, 404, 409].includes(failure.status)) return false;
  // Signed in as another learner in another tab, before this one has noticed: then the answers are still good.
  return (readRememberedSession()?.learner.id ?? learnerId()) === learnerId();
}

function fail(failure: unknown): void {
  set({ failure });
  // The session is gone: the learner is sent to sign in and come back, and the answers wait for them.
  if (failure instanceof ApiFailure && failure.code === 'SIGNED_OUT') {
    queryClient.setQueryData(sessionQueryKey, null);
    return;
  }
  retryTimer = setTimeout(resend, retryDelay);
  if (!isNews) return;
  isNews = false;
  toast('Error saving answer', undefined, { kind: 'destructive' });
  toast('Error', 'Failed to submit answer. Please try again.', { kind: 'destructive' });
}

function deliverNew(): void {
  if (outboxState().failure === null) isNews = true;
  void deliver();
}

function resend(): void {
  void deliver();
}

function followOtherTab({ key }: StorageEvent): void {
  if (key !== outboxKey()) return;
  const unsaved = readOutbox();
  // What the other tab has delivered stays shown in this one.
  const delivered = dropAnswers(outboxState().unsaved, unsaved.answers).answers;
  set({ unsaved, saved: [...outboxState().saved, ...delivered.map((one) => ({ ...one, isCorrect: null }))] });
}

function change(how: (outbox: Outbox) => Outbox, also: Partial<OutboxState> = {}): void {
  set({ unsaved: updateOutbox(how), ...also });
}

function set(part: Partial<OutboxState>): void {
  state = { ...outboxState(), ...part };
  for (const listener of listeners) listener();
}
