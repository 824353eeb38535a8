export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export declare const nothing: Counts;

export declare function sum(all: readonly Counts[]): Counts;

export declare function inWords(counts: Counts): string;

export declare function vitestCounts(report: {
  testResults: { status: string; assertionResults: { status: string }[] }[];
}): Counts;

export declare function playwrightCounts(report: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}): Counts;

export declare function outcome<Report>(path: string, countsOf: (report: Report) => Counts, code: number): Counts;
