import { readdir } from 'node:fs/promises';
import type { Route } from '#contract/route.ts';

const folder = new URL('../../contract/', import.meta.url);

/** Every route that a file of the contract exports, so that a new one is under test without being listed here. */
export async function contractRoutes(): Promise<Route[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules: object[] = await Promise.all(files.sort().map((file) => import(new URL(file, folder).href)));
  return modules.flatMap((module) => Object.values(module)).filter(isRoute);
}

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}
