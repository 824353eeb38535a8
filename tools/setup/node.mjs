import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { Stop } from './say.mjs';

/** The server runs TypeScript as it is and uses node:sqlite. */
const leastMajor = 24;

/**
 * @param {string} file
 * @returns {boolean}
 */
function isNewEnough(file) {
  const answer =
    file === process.execPath ? process.version : spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout;
  return Number.parseInt(answer?.slice(1) ?? '', 10) >= leastMajor;
}

/** A Node that can run the server: the one npm installed for this platform, or the one that runs this script. */
export function findNode() {
  const windows = process.platform === 'win32';
  const folder = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const packaged = inRoot('node_modules', folder, 'bin', windows ? 'node.exe' : 'node');
  const found = [packaged, process.execPath].find(isNewEnough);
  if (found !== undefined) return found;
  throw new Stop(
    `Catseye needs Node ${leastMajor} or newer, and npm has no package of it for ${process.platform} ${process.arch}.\n` +
      `This is Node ${process.version}. Install Node ${leastMajor} (https://nodejs.org, or "nvm install ${leastMajor}") and try again.`,
  );
}

/**
 * The file of a command that an installed package brings, to be run with `findNode()` on every platform.
 * @param {string} packageName
 * @param {string} [commandName]
 * @returns {string}
 */
export function binOf(packageName, commandName = packageName) {
  const { bin } = JSON.parse(readFileSync(inRoot('node_modules', packageName, 'package.json'), 'utf8'));
  return inRoot('node_modules', packageName, typeof bin === 'string' ? bin : bin[commandName]);
}
