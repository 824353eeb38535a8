/** An answer that was given and shown, and that the server has not acknowledged yet. */
export type KeptAnswer = { readonly sessionId: string; readonly questionId: string; readonly userAnswer: string };

/** What a device still has to send: answers in the order they were given, and sessions that end once theirs have arrived. */
export type Outbox = { readonly answers: readonly KeptAnswer[]; readonly completions: readonly string[] };

/** One request to make next: a list of answers of one session, or the end of a session. */
export type Delivery =
  | { readonly kind: 'answers'; readonly sessionId: string; readonly answers: readonly KeptAnswer[] }
  | { readonly kind: 'completion'; readonly sessionId: string };

export const emptyOutbox: Outbox = { answers: [], completions: [] };

/** Adds an answer. The first one to a question of a session stands (spec section 4). */
export function keepAnswer(outbox: Outbox, answer: KeptAnswer): Outbox {
  const known = outbox.answers.some((one) => isSame(one, answer));
  return known ? outbox : { ...outbox, answers: [...outbox.answers, answer] };
}

/** Takes out answers that have arrived, or that can never be recorded. */
export function dropAnswers(outbox: Outbox, done: readonly KeptAnswer[]): Outbox {
  return { ...outbox, answers: outbox.answers.filter((one) => !done.some((other) => isSame(one, other))) };
}

/** Notes that a session is finished. */
export function keepCompletion(outbox: Outbox, sessionId: string): Outbox {
  const known = outbox.completions.includes(sessionId);
  return known ? outbox : { ...outbox, completions: [...outbox.completions, sessionId] };
}

export function dropCompletion(outbox: Outbox, sessionId: string): Outbox {
  return { ...outbox, completions: outbox.completions.filter((one) => one !== sessionId) };
}

/**
 * What to send next: the oldest answer with all others of its session, at most `most`; a session's end only after its answers.
 * @returns null where nothing is left
 */
export function nextDelivery({ answers, completions }: Outbox, most = 100): Delivery | null {
  const [first] = answers;
  if (first) {
    const { sessionId } = first;
    return { kind: 'answers', sessionId, answers: answers.filter((one) => one.sessionId === sessionId).slice(0, most) };
  }
  const [sessionId] = completions;
  return sessionId === undefined ? null : { kind: 'completion', sessionId };
}

/** Reads an outbox as a device stored it; what is not readable as one is left out. */
export function parseOutbox(text: string | null): Outbox {
  if (text === null) return emptyOutbox;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return emptyOutbox;
    const { answers, completions } = value as { readonly answers?: unknown; readonly completions?: unknown };
    return {
      answers: Array.isArray(answers) ? answers.filter(isKeptAnswer) : [],
      completions: Array.isArray(completions) ? completions.filter((one) => typeof one === 'string') : [],
    };
  } catch {
    return emptyOutbox;
  }
}

function isSame(one: KeptAnswer, other: KeptAnswer): boolean {
  return one.sessionId === other.sessionId && one.questionId === other.questionId;
}

function isKeptAnswer(value: unknown): value is KeptAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return ['sessionId', 'questionId', 'userAnswer'].every((name) => typeof fields[name] === 'string');
}
