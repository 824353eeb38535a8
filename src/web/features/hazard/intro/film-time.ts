import { introSteps } from './intro-steps.ts';

/** Where the film is: which step, and how far into it, from 0 to 1. */
export type FilmMoment = { readonly index: number; readonly progress: number };

/** Seconds from the film's start at which a step begins. */
export function startOf(index: number): number {
  return introSteps.slice(0, index).reduce((sum, { seconds }) => sum + seconds, 0);
}

/** The step of a moment; the end belongs to the last one. */
export function momentOf(seconds: number): FilmMoment {
  const last = introSteps.length - 1;
  const after = introSteps.findIndex((_, index) => seconds < startOf(index + 1));
  const index = after === -1 ? last : after;
  const length = introSteps[index]?.seconds ?? 1;
  return { index, progress: Math.min(1, Math.max(0, (seconds - startOf(index)) / length)) };
}

/** Which paragraph of a step is told at this point of it: each has time by its length. */
export function paragraphAt({ index, progress }: FilmMoment): number {
  const lengths = (introSteps[index]?.text ?? []).map((paragraph) => paragraph.length);
  const told = progress * lengths.reduce((sum, length) => sum + length, 0);
  let end = 0;
  const found = lengths.findIndex((length) => {
    end += length;
    return told < end;
  });
  return found === -1 ? lengths.length - 1 : found;
}
