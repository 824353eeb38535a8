/** One row of the spec map: an item of the product specification, and where it is done and shown. */
export type SpecRow = {
  /** Line of the document, from 1. */
  readonly line: number;
  /** `2.4`: the section and the item's place in it. */
  readonly number: string;
  /** Says that something is not built, or not shown by a test. */
  readonly isOpen: boolean;
  readonly files: readonly string[];
  readonly tests: readonly TestName[];
};

/** A test as the map names it: a file, and a title as its source has it. */
export type TestName = { readonly file: string; readonly title: string };

/** A line of the document that should be a row and is not. */
export type UnreadLine = { readonly line: number; readonly message: string };

export type SpecMap = {
  readonly rows: readonly SpecRow[];
  /** Numbers of the list at the end. */
  readonly listedAsOpen: readonly string[];
  readonly unread: readonly UnreadLine[];
};

export const openHeading = '## What is open';
const columns = 4;

/** Reads the tables, `| item | reading | files | tests |`, and the list under 'What is open'. */
export function readSpecMap(document: string): SpecMap {
  const rows: SpecRow[] = [];
  const listedAsOpen: string[] = [];
  const unread: UnreadLine[] = [];
  let isInList = false;
  for (const [index, text] of document.split('\n').entries()) {
    const line = index + 1;
    if (text.startsWith('## ')) isInList = text === openHeading;
    const listed = isInList ? /^- (\d+\.\d+) /.exec(text)?.[1] : undefined;
    if (listed !== undefined) listedAsOpen.push(listed);
    if (!text.startsWith('|') || isHead(text)) continue;
    const row = readRow(text, line);
    if ('message' in row) unread.push(row);
    else rows.push(row);
  }
  return { rows, listedAsOpen, unread };
}

function isHead(text: string): boolean {
  return /^\|[ :|-]+\|$/.test(text) || text.startsWith('| spec item |');
}

function readRow(text: string, line: number): SpecRow | UnreadLine {
  const cells = text
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  const [item = '', , file = '', test = ''] = cells;
  const number = /^(\d+\.\d+) \S/.exec(item)?.[1];
  if (cells.length !== columns) return { line, message: `has ${cells.length} cells, not ${columns}` };
  if (number === undefined) return { line, message: 'does not begin with a number such as 2.4' };
  const tests = codeIn(test).map((name) => {
    const [path = '', ...title] = name.split(' › ');
    return { file: path, title: title.join(' › ') };
  });
  return { line, number, isOpen: /\bOPEN\b/.test(`${item} ${file} ${test}`), files: codeIn(file), tests };
}

/** What stands between backticks. */
function codeIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}
