import { describe, expect, it } from 'vitest';
import { hazardIntroSeconds } from '#domain/constants.ts';
import { momentOf, paragraphAt, startOf } from './film-time.ts';
import { introSteps } from './intro-steps.ts';

describe('the film of the introduction', () => {
  it('lasts 4:32, as the specification says', () => {
    expect(startOf(introSteps.length)).toBe(hazardIntroSeconds);
  });

  it('goes through its steps in order, from the start of each to its end', () => {
    expect(momentOf(0)).toEqual({ index: 0, progress: 0 });
    const second = introSteps[1]?.seconds ?? 0;
    expect(momentOf(startOf(1))).toEqual({ index: 1, progress: 0 });
    expect(momentOf(startOf(1) + second / 2)).toEqual({ index: 1, progress: 0.5 });
    expect(momentOf(hazardIntroSeconds)).toEqual({ index: introSteps.length - 1, progress: 1 });
  });

  it('leaves time to read each paragraph: at most 15 characters a second', () => {
    for (const { seconds, text, heading } of introSteps) {
      expect(text.join('').length / seconds, heading).toBeLessThanOrEqual(15);
    }
  });

  it('tells the paragraphs of a step one after the other', () => {
    const told = [0, 0.2, 0.5, 0.9, 1].map((progress) => paragraphAt({ index: 0, progress }));
    expect(told[0]).toBe(0);
    expect(told.at(-1)).toBe((introSteps[0]?.text.length ?? 0) - 1);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
  });
});
