import { describe, expect, it } from 'vitest';
import { resumePosition, stepAfter, tallyOf } from './practice-run.ts';

describe('practice run', () => {
  it('goes on at the first unanswered question, and at the last where none is left', () => {
    expect(resumePosition([null, null])).toBe(0);
    expect(resumePosition(['right', null, 'wrong', null])).toBe(1);
    expect(resumePosition(['right', 'wrong'])).toBe(1);
    expect(resumePosition([])).toBe(0);
  });

  it('steps forward, then to what was left, then ends', () => {
    expect(stepAfter(0, ['right', null])).toBe(1);
    expect(stepAfter(0, ['right', 'wrong'])).toBe(1);
    expect(stepAfter(2, ['right', null, 'right'])).toBe(1);
    expect(stepAfter(1, ['right', 'wrong'])).toBe('complete');
  });

  it('counts accuracy of what was answered', () => {
    expect(tallyOf(['right', 'wrong', 'right', null])).toEqual({ total: 4, answered: 3, correct: 2, accuracy: 67 });
    expect(tallyOf([null])).toEqual({ total: 1, answered: 0, correct: 0, accuracy: 0 });
  });
});
