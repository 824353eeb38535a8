import { existsSync, readFileSync } from 'node:fs';
import { run } from './process.mjs';
import { mention, Stop } from './say.mjs';

/** Whether this is Debian and we may install packages (a CI container, most often). */
function canInstall() {
  const release = '/etc/os-release';
  return process.getuid?.() === 0 && existsSync(release) && /^ID="?debian"?$/m.test(readFileSync(release, 'utf8'));
}

/**
 * Installs a Debian package, or says what a person has to install.
 * @param {string} name the package
 * @param {string} advice what to do where it cannot be installed from here
 */
export async function aptInstall(name, advice) {
  if (!canInstall()) throw new Stop(advice);
  mention(`Installing ${name} with apt-get.`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const ended = await run('apt-get', args, { quiet: true, env });
    if (ended.code !== 0) throw new Stop(`${ended.output}\napt-get ${args.join(' ')} failed.\n${advice}`);
  }
}
