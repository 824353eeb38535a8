/** How the latest result compares with the one before it, in points. */
export type Trend = { readonly kind: 'Improving' | 'Needs Focus'; readonly points: number };

/** Recent Trend of scores, newest first (reading 11): hidden (null) with fewer than two; no difference counts as improving. */
export function recentTrend(scores: readonly number[]): Trend | null {
  const [latest, previous] = scores;
  if (latest === undefined || previous === undefined) return null;
  const points = latest - previous;
  return { kind: points >= 0 ? 'Improving' : 'Needs Focus', points: Math.abs(points) };
}
