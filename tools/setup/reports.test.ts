import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inWords, outcome, playwrightCounts, vitestCounts } from './reports.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((it) => ({ status: it })),
});

describe('vitestCounts', () => {
  test('counts tests by what became of them', () => {
    const report = { testResults: [file('passed', 'passed', 'skipped', 'todo'), file('failed', 'failed', 'passed')] };
    expect(vitestCounts(report)).toEqual({ passed: 2, failed: 1, skipped: 2 });
  });

  test('counts a file that fails to load as a failure', () => {
    expect(vitestCounts({ testResults: [file('failed')] })).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(vitestCounts({ testResults: [file('failed', 'skipped')] })).toEqual({ passed: 0, failed: 1, skipped: 1 });
  });
});

test('playwrightCounts counts journeys that passed in the end, and errors outside journeys as failures', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(playwrightCounts({ stats, errors: [{}] })).toEqual({ passed: 6, failed: 2, skipped: 2 });
});

describe('outcome', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'catseye-reports-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (report: object) => {
    const path = join(folder, 'report.json');
    writeFileSync(path, JSON.stringify(report));
    return path;
  };

  test('is what the report says', () => {
    const path = write({ testResults: [file('passed', 'passed')] });
    expect(outcome(path, vitestCounts, 0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  });

  test('is a failure when the run failed for a reason the report does not show', () => {
    const path = write({ testResults: [file('passed', 'passed')] });
    expect(outcome(path, vitestCounts, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  test('is a failure when there is no report', () => {
    expect(outcome(join(folder, 'none.json'), vitestCounts, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

test('inWords names what was skipped only when something was', () => {
  expect(inWords({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  expect(inWords({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});
