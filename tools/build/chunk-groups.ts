/** What the bundler tells of a module while it sorts modules into chunks. */
type ModuleGraph = { readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null };

/**
 * Screens that share so much, or are so small, that one file for all of them is smaller than one each and soon used again. Each
 * stays within the budget of a route.
 */
const files: Readonly<Record<string, RegExp>> = {
  // Fetched with the first clip that plays.
  'three-drive': /features\/hazard\/drive\/|domain\/hazard-drive\//,
  hazard: /features\/hazard\//,
  'highway-code': /features\/highway-code\//,
  progress: /features\/(?:achievements|areas|progress|results|theory)\//,
  profile: /features\/profile\//,
  practice: /features\/practice\/(?:api|category|question)\//,
};

/** A module of ours, or an icon, that more than one screen uses: a file for each set of users would cost more than it saves. */
const smallPart = /src\/web\/(?:ui|lib|app)\/|src\/domain\/|src\/contract\/|node_modules\/lucide-react\//;

/**
 * How the build sorts modules into files. React is what every page loads and outlives our releases. What the account pages load
 * stays apart from what only the app does, since they have a budget of their own.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\/|ui\/classes\.ts/, priority: 5 },
  { name: 'vendor', test: /node_modules\/(?:react-router|@tanstack|cookie|set-cookie-parser)\//, priority: 4 },
  { name: 'three', test: /node_modules\/three\//, priority: 4 },
  // Fetched when someone searches.
  { name: 'search', test: /node_modules\/minisearch\//, priority: 4 },
  {
    name: (id: string, graph: ModuleGraph) => (isOfAccountPages(id, graph) ? 'basics' : null),
    minShareCount: 2,
    priority: 3,
  },
  ...Object.entries(files).map(([name, test], index) => ({ name, test, priority: 1 - index / 10 })),
  // The app's start uses it as well, which the count of sharers overlooks.
  { name: 'settled', test: /lib\/when-settled\.ts/, priority: 2 },
  { name: 'parts', test: smallPart, minShareCount: 2, priority: 2 },
];

const known = new Map<string, boolean>();

/** Whether the account pages import a module, directly or through others. */
function isOfAccountPages(id: string, graph: ModuleGraph, seen: ReadonlySet<string> = new Set()): boolean {
  if (id.includes('/src/web/auth/')) return true;
  const before = known.get(id);
  if (before !== undefined) return before;
  if (seen.has(id)) return false;
  const path = new Set([...seen, id]);
  const found = graph.getModuleInfo(id)?.importers.some((one) => isOfAccountPages(one, graph, path)) ?? false;
  known.set(id, found);
  return found;
}
