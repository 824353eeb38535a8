import { areaPercentPerPass, overallProgressWithoutPass, passesForFullProgress } from './constants.ts';
import { percentOf } from './grading.ts';

/** An area's percent-complete bar on the dashboard: passed tests × 25, capped at 100 (spec section 9). */
export function areaPercent(passed: number): number {
  return Math.min(100, passed * areaPercentPerPass);
}

/** Test Completion on the dashboard: passed over ten, capped at 100; 10 if there are results but no passes (reading 10). */
export function overallPercent(taken: number, passed: number): number {
  if (passed === 0) return taken > 0 ? overallProgressWithoutPass : 0;
  return Math.min(100, percentOf(passed, passesForFullProgress));
}

/** Practice progress in a category: rounded answered over total (spec section 9), capped where questions were withdrawn. */
export function practicePercent(answered: number, total: number): number {
  return Math.min(100, percentOf(answered, total));
}
