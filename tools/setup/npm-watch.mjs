import { readFileSync } from 'node:fs';

const everyMs = 150;

/**
 * The parent of a process, where Linux tells.
 * @param {number} pid
 */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]);
  } catch {
    return undefined;
  }
}

/** @param {number | undefined} pid */
function isNpm(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('npm');
  } catch {
    return false;
  }
}

/**
 * Calls back when the npm that runs this script has ended. npm gives a signal to its shell alone, Debian's shell ends
 * without a word to us, and a killed npm tells nobody: without this a server would outlive its stopped `npm start`.
 * @param {() => void} callback
 */
export function whenNpmEnds(callback) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  const watchesNpm = isNpm(npm);
  const timer = setInterval(() => {
    if (process.ppid === shell && !(watchesNpm && parentOf(shell) !== npm)) return;
    clearInterval(timer);
    callback();
  }, everyMs);
  timer.unref();
}
