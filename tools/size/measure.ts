/** A chunk as Vite's manifest has it, by its source file or `_name`. */
export type ManifestChunk = {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
};

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Gzipped bytes, 1 kB being 1000 of them. */
export type Budgets = { readonly authRoute: number; readonly appRoute: number; readonly wholeApp: number };

export type Measure = { readonly name: string; readonly bytes: number; readonly budget: number };

/** What draws pictures loads only where it draws, and has no part in the budget of the whole app, which is without media. */
const drawing = /three|chart/i;

const app = 'index.html';

/**
 * What each route loads before it can be used: its own JavaScript and all that it imports statically, the app's start included for
 * the signed-in ones; and what the whole app comes to, JavaScript and CSS. `gzipped` answers a file's gzipped size.
 */
export function measure(manifest: Manifest, gzipped: (file: string) => number, budgets: Budgets): Measure[] {
  const sum = (files: ReadonlySet<string>) => [...files].reduce((bytes, file) => bytes + gzipped(file), 0);
  const auth = Object.keys(manifest).filter((key) => key.startsWith('auth/') && manifest[key]?.isEntry);
  const start = reach(manifest, [app], ['imports']);
  const screens = [...start]
    .flatMap((key) => manifest[key]?.dynamicImports ?? [])
    .filter((key) => key.startsWith('features/') || key.startsWith('_'))
    .toSorted();
  const whole = [...reach(manifest, [app], ['imports', 'dynamicImports'])].filter((key) => !drawing.test(key));
  return [
    ...auth.map((key) => ({
      name: `/${key.replace('.html', '')}`,
      bytes: sum(scripts(manifest, reach(manifest, [key], ['imports']))),
      budget: budgets.authRoute,
    })),
    ...screens.map((key) => ({
      name: key.replace(/^_([a-z-]+?)-[\w-]{8}\.js$/, 'the screens of $1'),
      bytes: sum(scripts(manifest, reach(manifest, [app, key], ['imports']))),
      budget: budgets.appRoute,
    })),
    { name: 'the whole app', bytes: sum(scriptsAndStyles(manifest, whole)), budget: budgets.wholeApp },
  ];
}

/** Those that are over. */
export function overBudget(measures: readonly Measure[]): Measure[] {
  return measures.filter(({ bytes, budget }) => bytes > budget);
}

function reach(
  manifest: Manifest,
  from: readonly string[],
  along: readonly ('imports' | 'dynamicImports')[],
): Set<string> {
  const found = new Set<string>();
  const visit = (key: string): void => {
    if (found.has(key)) return;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest has no "${key}". Build first: npm run build`);
    found.add(key);
    for (const kind of along) chunk[kind]?.forEach(visit);
  };
  from.forEach(visit);
  return found;
}

function scripts(manifest: Manifest, keys: Iterable<string>): Set<string> {
  return new Set([...keys].map((key) => manifest[key]?.file).filter((file) => file !== undefined));
}

function scriptsAndStyles(manifest: Manifest, keys: readonly string[]): Set<string> {
  return new Set([...scripts(manifest, keys), ...keys.flatMap((key) => manifest[key]?.css ?? [])]);
}
