import { existsSync, readdirSync, rmSync } from 'node:fs';
import { install } from './install.mjs';
import { binOf, findNode } from './node.mjs';
import { inRoot, isMain, root } from './paths.mjs';
import { run } from './process.mjs';
import { command, mention, Stop } from './say.mjs';
import { hashOf, unlessStamped } from './stamp.mjs';

const stamp = 'dist/.catseye-build';

/** @param {string} path */
function isSource(path) {
  return !/\.test\.tsx?$/.test(path);
}

function sources() {
  const pages = readdirSync(root).filter((name) => name.endsWith('.html'));
  const folders = ['src/web', 'src/domain', 'src/contract', 'content', 'public', 'tools/build'];
  return [...folders, ...pages, 'vite.config.ts', 'tsconfig.base.json', 'package.json', 'package-lock.json'];
}

/**
 * Builds the web into dist/web when a source of it has changed; silent unless that fails.
 * @returns {Promise<boolean>} whether there was anything to build
 */
export async function build() {
  // A folder that someone has removed is not the one that was stamped.
  if (!existsSync(inRoot('dist/web'))) rmSync(inRoot(stamp), { force: true });
  return unlessStamped(stamp, hashOf(sources(), isSource), async () => {
    mention('Building the web app.');
    const ended = await run(findNode(), [binOf('vite'), 'build'], { quiet: true });
    if (ended.code !== 0) throw new Stop(`${ended.output}\nvite build failed (exit code ${ended.code}).`);
  });
}

if (isMain(import.meta.url)) {
  await command(async () => {
    await install();
    await build();
  });
}
