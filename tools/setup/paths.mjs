import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * A path inside the repository.
 * @param {...string} parts
 */
export function inRoot(...parts) {
  return join(root, ...parts);
}

/**
 * Whether a module is the one that was started, not one that was imported.
 * @param {string} moduleUrl the module's `import.meta.url`
 */
export function isMain(moduleUrl) {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === fileURLToPath(moduleUrl);
}
