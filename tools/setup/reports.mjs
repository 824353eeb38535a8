import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @type {Counts} */
export const nothing = Object.freeze({ passed: 0, failed: 0, skipped: 0 });

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  return all.reduce(
    (one, other) => ({
      passed: one.passed + other.passed,
      failed: one.failed + other.failed,
      skipped: one.skipped + other.skipped,
    }),
    nothing,
  );
}

/**
 * `12 passed, 0 failed`, and what was skipped if anything was.
 * @param {Counts} counts
 */
export function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * Counts of a vitest JSON report. A file that fails outside its tests (an import, a hook) is one failure.
 * @param {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @returns {Counts}
 */
export function vitestCounts(report) {
  const files = report.testResults.map(({ status, assertionResults }) => {
    const count = (/** @type {string} */ wanted) => assertionResults.filter((it) => it.status === wanted).length;
    const passed = count('passed');
    const failed = count('failed');
    const alone = status === 'failed' && failed === 0 ? 1 : 0;
    return { passed, failed: failed + alone, skipped: assertionResults.length - passed - failed };
  });
  return sum(files);
}

/**
 * Counts of a Playwright JSON report. An error outside the tests is one failure each; a journey that passed when it was tried again has passed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} report
 * @returns {Counts}
 */
export function playwrightCounts({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped };
}

/**
 * What a test run came to: its report's counts, but never without a failure when its exit code told of one.
 * @template Report
 * @param {string} path of the JSON report; a run that crashed has left none
 * @param {(report: Report) => Counts} countsOf
 * @param {number} code the run's exit code
 * @returns {Counts}
 */
export function outcome(path, countsOf, code) {
  const counts = existsSync(path) ? countsOf(JSON.parse(readFileSync(path, 'utf8'))) : nothing;
  const unexplained = counts.failed === 0 && (code !== 0 || counts === nothing);
  return unexplained ? { ...counts, failed: 1 } : counts;
}
