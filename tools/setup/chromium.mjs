import { existsSync } from 'node:fs';
import { aptInstall } from './apt.mjs';
import { isMain } from './paths.mjs';
import { command, Stop } from './say.mjs';

const debianPath = '/usr/bin/chromium';

const advice =
  `The browser journeys need Chromium at ${debianPath}, or the path of a Chromium or Chrome in CHROMIUM_PATH.\n` +
  'On Debian: apt-get install chromium';

/**
 * The browser that the journeys run in, installed first where it is missing and may be.
 * @returns {Promise<string>} its path
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Stop(`CHROMIUM_PATH is ${named}, and there is no such file.`);
  }
  if (!existsSync(debianPath)) await aptInstall('chromium', advice);
  if (!existsSync(debianPath)) throw new Stop(advice);
  return debianPath;
}

if (isMain(import.meta.url)) {
  await command(async () => {
    process.stdout.write(`${await ensureChromium()}\n`);
  });
}
