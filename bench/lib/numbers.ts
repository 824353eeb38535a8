/** The middle of a list of numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** The number below which `part` of the list lies: 0.99 for the 99th percentile. */
export function percentile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** A line of a report: whether a bound holds, with the figure. */
export function verdict(label: string, figure: string, holds: boolean): string {
  return `${holds ? 'holds' : 'MISSED'}  ${label}: ${figure}`;
}
