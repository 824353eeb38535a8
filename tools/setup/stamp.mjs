import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from './paths.mjs';

/**
 * Every file at or below these paths of the repository, in a fixed order; a missing path has none.
 * @param {string[]} paths
 * @returns {string[]}
 */
function filesOf(paths) {
  return paths.flatMap((path) => {
    const stat = statSync(inRoot(path), { throwIfNoEntry: false });
    if (stat === undefined) return [];
    if (stat.isFile()) return [path];
    return filesOf(
      readdirSync(inRoot(path))
        .sort()
        .map((name) => `${path}/${name}`),
    );
  });
}

/**
 * A hash of names and contents, so that a checkout that only changes times is not new.
 * @param {string[]} paths files and folders of the repository
 * @param {(path: string) => boolean} [counts] whether a file counts
 */
export function hashOf(paths, counts = () => true) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const path of filesOf(paths).filter(counts)) {
    const content = readFileSync(inRoot(path));
    hash.update(`${path} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Does the work unless the stamp says that it was done for this hash. A failed or killed attempt leaves no stamp.
 * @param {string} stamp path in the repository
 * @param {string} hash
 * @param {() => Promise<void>} work
 * @returns {Promise<boolean>} whether there was anything to do
 */
export async function unlessStamped(stamp, hash, work) {
  const path = inRoot(stamp);
  if (statSync(path, { throwIfNoEntry: false }) !== undefined && readFileSync(path, 'utf8') === hash) return false;
  rmSync(path, { force: true });
  await work();
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, hash);
  return true;
}
