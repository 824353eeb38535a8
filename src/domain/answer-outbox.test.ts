import { describe, expect, it } from 'vitest';
import {
  dropAnswers,
  dropCompletion,
  emptyOutbox,
  keepAnswer,
  keepCompletion,
  nextDelivery,
  type Outbox,
  parseOutbox,
} from './answer-outbox.ts';

const answer = (sessionId: string, questionId: string, userAnswer = '60 mph') => ({
  sessionId,
  questionId,
  userAnswer,
});
const outboxOf = (...answers: readonly ReturnType<typeof answer>[]): Outbox => ({ answers, completions: [] });

describe('answer outbox', () => {
  it('keeps the first answer to a question of a session', () => {
    const once = keepAnswer(emptyOutbox, answer('s1', 'q1', '60 mph'));
    expect(keepAnswer(once, answer('s1', 'q1', '70 mph'))).toBe(once);
    expect(keepAnswer(once, answer('s2', 'q1', '70 mph')).answers).toHaveLength(2);
  });

  it('drops what has arrived and nothing else', () => {
    const outbox = outboxOf(answer('s1', 'q1'), answer('s1', 'q2'), answer('s2', 'q1'));
    expect(dropAnswers(outbox, [answer('s1', 'q1')]).answers).toEqual([answer('s1', 'q2'), answer('s2', 'q1')]);
  });

  it('sends one session at a time, the oldest answer first, in lists of at most so many', () => {
    const outbox = outboxOf(answer('s1', 'q1'), answer('s2', 'q1'), answer('s1', 'q2'), answer('s1', 'q3'));
    const sent = [answer('s1', 'q1'), answer('s1', 'q2')];
    expect(nextDelivery(outbox, 2)).toEqual({ kind: 'answers', sessionId: 's1', answers: sent });
    expect(nextDelivery(emptyOutbox)).toBeNull();
  });

  it('ends a session only after all answers have arrived, and once', () => {
    const outbox = keepCompletion(keepCompletion(outboxOf(answer('s1', 'q1')), 's1'), 's1');
    expect(nextDelivery(outbox)?.kind).toBe('answers');
    const arrived = dropAnswers(outbox, outbox.answers);
    expect(nextDelivery(arrived)).toEqual({ kind: 'completion', sessionId: 's1' });
    expect(dropCompletion(arrived, 's1')).toEqual(emptyOutbox);
  });

  it('reads back what it stored, and survives anything else', () => {
    const outbox = keepCompletion(outboxOf(answer('s1', 'q1')), 's1');
    expect(parseOutbox(JSON.stringify(outbox))).toEqual(outbox);
    for (const text of [null, '', '{', 'null', '7', '[]', '{"answers":[1,null,{"sessionId":1}],"completions":[2]}']) {
      expect(parseOutbox(text)).toEqual(emptyOutbox);
    }
  });
});
