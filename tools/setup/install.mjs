import { isMain } from './paths.mjs';
import { run } from './process.mjs';
import { command, mention, Stop } from './say.mjs';
import { hashOf, unlessStamped } from './stamp.mjs';

/** The npm that started this script and the Node that runs it, not the Node inside the folder `npm ci` replaces. */
function npm() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script !== undefined && node !== undefined) return { file: node, args: [script] };
  if (process.platform === 'win32') return { file: 'cmd.exe', args: ['/c', 'npm'] };
  return { file: 'npm', args: [] };
}

/** Brings node_modules to what the lock file says; silent unless that fails. */
export async function install() {
  const hash = hashOf(['package.json', 'package-lock.json', '.npmrc']);
  await unlessStamped('node_modules/.catseye-install', hash, async () => {
    mention('Installing packages; the first time takes about a minute.');
    const { file, args } = npm();
    // The web is built on the machine that serves it, so a production environment needs these too.
    const ended = await run(file, [...args, 'ci', '--include=dev', '--include=optional'], { quiet: true });
    if (ended.code !== 0) throw new Stop(`${ended.output}\nnpm ci failed (exit code ${ended.code}).`);
  });
}

if (isMain(import.meta.url)) await command(install);
