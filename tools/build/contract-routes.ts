import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const contractModule = /\/src\/contract\/[^/]+\.ts$/;

type Described = { readonly name: string; readonly method: string; readonly path: string };

/**
 * Keeps Zod out of the browser: in the production build a module of the contract is replaced by its routes' names, methods and paths,
 * and by its constants that are plain data. A schema that web code imports is not there, and fails the build.
 */
export function contractRoutes(): Plugin {
  return {
    name: 'catseye:contract-routes',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!contractModule.test(id)) return null;
      const exported = Object.entries<unknown>(await import(pathToFileURL(id).href));
      const kept = exported.flatMap(([name, value]) => {
        const plain = isRoute(value) ? describe(value) : plainData(value);
        return plain === undefined ? [] : [`export const ${name} = ${JSON.stringify(plain)};`];
      });
      return { code: kept.join('\n'), moduleSideEffects: false };
    },
  };
}

function isRoute(value: unknown): value is Described {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;
}

function describe({ name, method, path }: Described): Described {
  return { name, method, path };
}

/** The value itself where it is data all through, otherwise undefined. */
function plainData(value: unknown): unknown {
  return isPlain(value) ? value : undefined;
}

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return ['string', 'number', 'boolean'].includes(typeof value);
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === Array.prototype) && Object.values(value).every(isPlain);
}
