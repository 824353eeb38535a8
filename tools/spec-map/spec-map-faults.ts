import { readSpecMap, type SpecRow, type TestName } from './read-table.ts';

/** Answers the text of a file of the repository by its path from the root; undefined where there is none. */
export type ReadText = (path: string) => string | undefined;

/** What is not true of the document, as `line N: what`. */
export function specMapFaults(document: string, read: ReadText): string[] {
  const { rows, listedAsOpen, unread } = readSpecMap(document);
  const open = rows.filter((row) => row.isOpen).map((row) => row.number);
  const numbers = rows.map((row) => row.number);
  return [
    ...(rows.length === 0 ? ['the document has no rows'] : []),
    ...unread.map(({ line, message }) => `line ${line}: ${message}`),
    ...rows.flatMap((row) => rowFaults(row, read).map((fault) => `line ${row.line}: ${row.number} ${fault}`)),
    ...repeated(numbers).map((number) => `${number} is there twice`),
    ...without(open, listedAsOpen).map((number) => `${number} is OPEN and not in the list of what is open`),
    ...without(listedAsOpen, open).map((number) => `${number} is in the list of what is open and not OPEN`),
  ];
}

function rowFaults({ isOpen, files, tests }: SpecRow, read: ReadText): string[] {
  return [
    ...(files.length === 0 && !isOpen ? ['names no file and is not OPEN'] : []),
    ...(tests.length === 0 && !isOpen ? ['names no test and is not OPEN'] : []),
    ...files.filter((file) => read(file) === undefined).map((file) => `names ${file}, which is not there`),
    ...tests.flatMap((test) => testFaults(test, read)),
  ];
}

function testFaults({ file, title }: TestName, read: ReadText): string[] {
  const text = read(file);
  if (!/\.(?:test|spec)\.tsx?$/.test(file)) return [`names ${file}, which is no file of tests`];
  if (text === undefined) return [`names ${file}, which is not there`];
  if (title === '') return [`names no test of ${file}`];
  // Between its quotes, so that a part of a title is not taken for one.
  const isThere = ["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${quote}`));
  return isThere ? [] : [`names "${title}", which is no title in ${file}`];
}

function without(list: readonly string[], others: readonly string[]): string[] {
  return list.filter((one) => !others.includes(one));
}

function repeated(list: readonly string[]): string[] {
  return [...new Set(list.filter((one, index) => list.indexOf(one) !== index))];
}
