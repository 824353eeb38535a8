import { hazardClipsInRealTest, hazardMaximumScore } from './constants.ts';
import {
  type ClipScore,
  hazardMockSubcategory,
  hazardPracticeSubcategory,
  type HazardWindow,
  scoreClip,
} from './hazard-scoring.ts';
import { type Random, shuffled } from './random.ts';
import { gradeTest } from './result-counting.ts';

/** A practice run shows how each clip went; a mock test plays each once and tells at the end. */
export type HazardRunKind = 'practice' | 'mock';

/** Clips watched one after the other. `id` names its result too; `presses` are seconds from a clip's start, by clip. */
export type HazardRun = {
  readonly id: string;
  readonly kind: HazardRunKind;
  readonly clipIds: readonly string[];
  readonly presses: Readonly<Record<string, readonly number[]>>;
  /** Epoch ms. */
  readonly startedAt: number;
  readonly finishedAt: number | null;
};

/** A clip as far as a run needs it; `duration` is seconds. */
export type RunClip = { readonly id: string; readonly duration: number; readonly hazards: readonly HazardWindow[] };

/** How many clips a practice run has. */
export const practiceRunClips = 5;

/**
 * Draws the clips of a run.
 * @returns ids in the order they are shown; null where there are too few for a mock test: 14 clips, one of them with two hazards
 */
export function drawHazardRun(kind: HazardRunKind, clips: readonly RunClip[], random: Random): string[] | null {
  const order = shuffled(clips, random);
  const drawn = kind === 'mock' ? mockClips(order) : order.slice(0, practiceRunClips);
  return drawn.length === 0 ? null : drawn.map(({ id }) => id);
}

/** The first clips that make a whole test, in their order; none where there is no such test. */
function mockClips(order: readonly RunClip[]): readonly RunClip[] {
  const double = order.find(({ hazards }) => hazards.length === 2);
  const singles = order.filter(({ hazards }) => hazards.length === 1).slice(0, hazardClipsInRealTest - 1);
  const drawn = order.filter((clip) => clip === double || singles.includes(clip));
  return drawn.length === hazardClipsInRealTest && maximumOf(drawn) === hazardMaximumScore ? drawn : [];
}

export function startHazardRun(id: string, kind: HazardRunKind, clipIds: readonly string[], now: number): HazardRun {
  return { id, kind, clipIds, presses: {}, startedAt: now, finishedAt: null };
}

/** The clip to watch next; null when all were watched. */
export function nextClip({ clipIds, presses }: HazardRun): string | null {
  return clipIds.find((id) => presses[id] === undefined) ?? null;
}

/** Keeps the presses of a clip that has ended. The first showing counts, and after the last clip the run is finished. */
export function watchedClip(run: HazardRun, clipId: string, presses: readonly number[], now: number): HazardRun {
  if (!run.clipIds.includes(clipId) || run.presses[clipId] !== undefined) return run;
  const after = { ...run, presses: { ...run.presses, [clipId]: presses.map(toHundredths) } };
  return nextClip(after) === null ? { ...after, finishedAt: now } : after;
}

/** How each clip of a run that was watched went, in the order shown. */
export function clipScores<C extends RunClip>(
  run: HazardRun,
  clips: readonly C[],
): { readonly clip: C; readonly presses: readonly number[]; readonly score: ClipScore }[] {
  return run.clipIds.flatMap((id) => {
    const clip = clips.find((one) => one.id === id);
    const presses = run.presses[id];
    return clip && presses ? [{ clip, presses, score: scoreClip(clip.hazards, presses) }] : [];
  });
}

/** What a finished run comes to: points scored and missed, grade, the seconds its clips take, and the presses that say so. */
export function hazardRunResult(run: HazardRun, clips: readonly RunClip[]) {
  const scores = clipScores(run, clips);
  const correctAnswers = scores.reduce((sum, { score }) => sum + score.total, 0);
  const counts = { correctAnswers, incorrectAnswers: maximumOf(scores.map(({ clip }) => clip)) - correctAnswers };
  return {
    ...gradeTest(counts, run.kind === 'mock' ? 'hazard-perception' : undefined),
    ...counts,
    timeTaken: scores.reduce((sum, { clip }) => sum + clip.duration, 0),
    subcategory: run.kind === 'mock' ? hazardMockSubcategory : hazardPracticeSubcategory,
    presses: scores.map(({ clip, presses }) => ({ clipId: clip.id, at: [...presses] })),
  };
}

/** A run as it was kept on a device; null for anything else. */
export function asHazardRun(value: unknown): HazardRun | null {
  if (typeof value !== 'object' || value === null) return null;
  const run: Partial<Record<keyof HazardRun, unknown>> = value;
  const isRun =
    typeof run.id === 'string' &&
    (run.kind === 'practice' || run.kind === 'mock') &&
    Array.isArray(run.clipIds) &&
    run.clipIds.every((id) => typeof id === 'string') &&
    typeof run.presses === 'object' &&
    run.presses !== null &&
    Object.values(run.presses).every((times) => Array.isArray(times) && times.every(Number.isFinite)) &&
    Number.isFinite(run.startedAt) &&
    (run.finishedAt === null || Number.isFinite(run.finishedAt));
  return isRun ? (value as HazardRun) : null;
}

function maximumOf(clips: readonly RunClip[]): number {
  return clips.reduce((sum, { hazards }) => sum + scoreClip(hazards, []).maximum, 0);
}

/** A hundredth of a second is finer than a finger, and short to send. */
function toHundredths(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}
