import { posix } from 'node:path';
import { type Uses, usesOf } from './imports-of.ts';

/** A source file: its path from the repository's folder, with forward slashes, and its text. */
export type SourceFile = { readonly path: string; readonly text: string };

export type Fault = { readonly path: string; readonly line: number; readonly message: string };

type Root = 'domain' | 'contract' | 'server' | 'web';

/** docs/architecture.md, "Who may import whom". */
const mayImport: Record<Root, readonly Root[]> = {
  domain: ['domain'],
  contract: ['contract', 'domain'],
  server: ['server', 'contract', 'domain'],
  web: ['web', 'contract', 'domain'],
};

/** The packages of the roots that may have few; the other roots may have any. */
const packages: Partial<Record<Root, readonly string[]>> = { domain: ['ts-fsrs'], contract: ['zod'] };

/** Folders outside src that hold data a side may read. */
const mayImportData: Record<Root, boolean> = { domain: false, contract: false, server: true, web: true };

/** What would make domain code answer differently for the same arguments. */
const impure = new Set(['Date.now', 'new Date()', 'Date()', 'Math.random', 'performance.now']);

/** What only a browser or only Node has. */
const runtimeGlobals = new Set(
  (
    'globalThis window self document navigator location history localStorage sessionStorage indexedDB fetch XMLHttpRequest ' +
    'requestAnimationFrame process Buffer require __dirname __filename crypto performance console ' +
    'setTimeout setInterval setImmediate queueMicrotask'
  ).split(' '),
);

const sourcePath = /^src\/(?<root>domain|contract|server|web)\//;
const featurePath = /^src\/(?:server|web)\/features\/(?<feature>[^/]+)\//;

function rootOf(path: string): Root | undefined {
  return sourcePath.exec(path)?.groups?.root as Root | undefined;
}

function featureOf(path: string): string | undefined {
  return featurePath.exec(path)?.groups?.feature;
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

/** The repository's path that an import means, or undefined when it means a package or a builtin. */
function targetOf(from: string, specifier: string): string | undefined {
  const aliased = /^#(?<folder>domain|contract|server|web|tools)\/(?<rest>.*)$/.exec(specifier)?.groups;
  if (aliased !== undefined) return `${aliased.folder === 'tools' ? '' : 'src/'}${aliased.folder}/${aliased.rest}`;
  if (!specifier.startsWith('.')) return undefined;
  return posix.normalize(posix.join(posix.dirname(from), specifier));
}

function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

/** What is wrong with one import of a file of a root, or undefined. */
function importFault(path: string, root: Root, specifier: string): string | undefined {
  const target = targetOf(path, specifier);
  if (target === undefined) return packageFault(path, root, specifier);

  const targetRoot = rootOf(target);
  if (targetRoot === undefined) {
    const isData = target.startsWith('content/') || target === 'package.json';
    if (isTest(path) || (isData && mayImportData[root])) return undefined;
    return `${root} may not import ${target}, which is outside src`;
  }
  if (!mayImport[root].includes(targetRoot)) {
    return `${root} may import ${mayImport[root].join(', ')}; it may not import ${targetRoot} (${specifier})`;
  }
  const own = featureOf(path);
  const other = featureOf(target);
  if (own !== undefined && other !== undefined && own !== other) {
    return `feature ${own} may not import feature ${other} (${specifier}); move what both need to a shared folder of ${root}`;
  }
  return undefined;
}

function packageFault(path: string, root: Root, specifier: string): string | undefined {
  if (isTest(path)) return undefined;
  if (specifier.startsWith('node:')) {
    return root === 'server' ? undefined : `${root} runs in browsers too; it may not import ${specifier}`;
  }
  const allowed = packages[root];
  if (allowed === undefined || allowed.includes(packageOf(specifier))) return undefined;
  return `${root} may import only these packages: ${allowed.join(', ')}; it may not import ${specifier}`;
}

/** What is wrong with a global in a file of domain, or undefined. */
function globalFault(name: string): string | undefined {
  if (impure.has(name)) return `domain takes time and randomness as arguments; it may not use ${name}`;
  if (runtimeGlobals.has(name)) return `domain runs in any runtime; it may not use ${name}`;
  return undefined;
}

function faultsOf({ path, text }: SourceFile): Fault[] {
  const root = rootOf(path);
  if (root === undefined) return [];
  let uses: Uses;
  try {
    uses = usesOf(path, text);
  } catch (error) {
    return [{ path, line: 1, message: `does not parse: ${error instanceof Error ? error.message : String(error)}` }];
  }
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const found = [
    ...uses.imports.map(({ specifier, offset }) => ({ offset, message: importFault(path, root, specifier) })),
    ...(root === 'domain' && !isTest(path)
      ? uses.globals.map(({ name, offset }) => ({ offset, message: globalFault(name) }))
      : []),
  ];
  return found
    .toSorted((one, other) => one.offset - other.offset)
    .flatMap(({ offset, message }) => (message === undefined ? [] : [{ path, line: lineAt(offset), message }]));
}

/**
 * Every import, and in domain every use of a runtime's globals, that the architecture forbids.
 * Tests may use any package and read data anywhere, but keep to the roots and features as other files do.
 */
export function importFaults(files: readonly SourceFile[]): Fault[] {
  return files.flatMap(faultsOf);
}
