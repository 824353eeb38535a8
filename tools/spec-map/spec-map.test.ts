import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSpecMap } from './read-table.ts';
import { specMapFaults } from './spec-map-faults.ts';

const root = new URL('../../', import.meta.url);

function readHere(path: string): string | undefined {
  const url = new URL(path, root);
  return statSync(url, { throwIfNoEntry: false })?.isFile() ? readFileSync(url, 'utf8') : undefined;
}

const files: Readonly<Record<string, string>> = {
  'src/streak.ts': '',
  'src/streak.test.ts': "test('counts days', () => {}); test(`of ${what}`, () => {});",
};
const good = '| 9.1 Streak | 7 | `src/streak.ts` | `src/streak.test.ts › counts days` |';
const open = '| 9.2 Heartbeat | | OPEN: not built | |';

function faultsOf(rows: readonly string[], listed: readonly string[] = []): string[] {
  const list = listed.map((number) => `- ${number} something`);
  const document = ['## 9. Constants', '| spec item | reading | file | test |', '| --- | --- | --- | --- |', ...rows];
  return specMapFaults([...document, '## What is open', ...list].join('\n'), (path) => files[path]);
}

describe('the spec map', () => {
  const document = readHere('docs/spec-map.md') ?? '';

  it('is true of the repository', () => expect(specMapFaults(document, readHere)).toEqual([]));

  it('has rows for each section of the specification from 2 to 9', () => {
    const sections = new Set(readSpecMap(document).rows.map(({ number }) => number.split('.')[0]));
    expect([...sections]).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
  });
});

describe('the faults of a spec map', () => {
  it('are none where files and titles are there, and what is open is listed', () => {
    const template = '| 9.3 Streak | | `src/streak.ts` | `src/streak.test.ts › of ${what}` |';
    expect(faultsOf([good, open, template], ['9.2'])).toEqual([]);
  });

  it.each([
    ['a file', good.replace('src/streak.ts', 'src/gone.ts'), 'names src/gone.ts, which is not there'],
    ['a test file', good.replace('streak.test.ts', 'gone.test.ts'), 'names src/gone.test.ts, which is not there'],
  ])('are %s that is not there', (_what, row, fault) => {
    expect(faultsOf([row])).toEqual([expect.stringContaining(fault)]);
  });

  it.each(['counts weeks', 'counts', 'of $what'])('are a title that is not in its file: "%s"', (title) => {
    const fault = `names "${title}", which is no title in src/streak.test.ts`;
    expect(faultsOf([good.replace('counts days', title)])).toEqual([expect.stringContaining(fault)]);
  });

  it.each([
    ['`src/streak.test.ts`', 'names no test of src/streak.test.ts'],
    ['`src/streak.ts › counts days`', 'names src/streak.ts, which is no file of tests'],
  ])('are a test that is none: %s', (test, fault) => {
    const row = `| 9.1 Streak | | \`src/streak.ts\` | ${test} |`;
    expect(faultsOf([row])).toEqual([expect.stringContaining(fault)]);
  });

  it('are a row without file or test that is not OPEN', () => {
    expect(faultsOf(['| 9.1 Streak | 7 | | |'])).toEqual([
      'line 4: 9.1 names no file and is not OPEN',
      'line 4: 9.1 names no test and is not OPEN',
    ]);
  });

  it.each([
    ['| 9.1 Streak | `src/streak.ts` |', 'line 4: has 2 cells, not 4'],
    ['| Streak | | OPEN | |', 'line 4: does not begin with a number such as 2.4'],
  ])('are a row that cannot be read: %s', (row, fault) => {
    expect(faultsOf([good.replace('9.1', '9.4'), row].toReversed())).toEqual([fault]);
  });

  it('are a number that is there twice', () => expect(faultsOf([good, good])).toEqual(['9.1 is there twice']));

  it('are rows and list that disagree on what is open', () => {
    expect(faultsOf([good, open], ['9.1'])).toEqual([
      '9.2 is OPEN and not in the list of what is open',
      '9.1 is in the list of what is open and not OPEN',
    ]);
  });

  it('are a document without rows', () => expect(faultsOf([])).toEqual(['the document has no rows']));
});
