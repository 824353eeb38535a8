import type { IndexHtmlTransformContext } from 'vite';

export type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/** The addresses of the chunks that hold modules (by the ends of their paths), each after all that it imports. */
export function chunksOf(bundle: Bundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const visited = new Set<string>();
  const found: string[] = [];
  const add = (fileName: string): void => {
    if (visited.has(fileName)) return;
    visited.add(fileName);
    chunks.find((one) => one.fileName === fileName)?.imports.forEach(add);
    found.push(`/${fileName}`);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`The build has no chunk with ${module}.`);
    add(chunk.fileName);
  }
  return found;
}

/** Which module each route of src/web/app/routes.ts loads, from its text: '/theory' → '/features/areas/landing.tsx'. */
export function modulesOfRoutes(text: string): ReadonlyMap<string, string> {
  const found = text.matchAll(/path: '([^']+)',[^}]*?import\('#web(\/[^']+)'\)/g);
  return new Map([...found].map(([, path = '', module = '']) => [path, module]));
}
