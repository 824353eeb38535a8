import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { whenNpmEnds } from './npm-watch.mjs';
import { root } from './paths.mjs';

/** @typedef {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} RunOptions `quiet` collects the output instead of showing it. */
/** @typedef {{ code: number, output: string }} Ended */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** @type {Set<NodeJS.Signals>} */
const received = new Set();

/**
 * The exit code a shell gives a process that a signal ended.
 * @param {NodeJS.Signals} signal
 */
function codeOf(signal) {
  return 128 + constants.signals[signal];
}

/**
 * Passes a signal on to what is running. A terminal has given Ctrl-C to the children already, so that one is not
 * doubled; npm may give us the same signal twice, so each is passed on once.
 * @param {NodeJS.Signals} signal
 */
function passOn(signal) {
  if (received.has(signal)) return;
  received.add(signal);
  if (running.size === 0) process.exit(codeOf(signal));
  if (signal === 'SIGINT' && process.stdin.isTTY) return;
  for (const child of running) child.kill(signal);
}

function listen() {
  if (process.listeners('SIGTERM').includes(passOn)) return;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, passOn);
  whenNpmEnds(() => passOn('SIGTERM'));
}

/**
 * @param {string} file
 * @param {string[]} args
 * @param {RunOptions} options
 * @returns {Promise<Ended>}
 */
function end(file, args, { env = {}, quiet = false }) {
  listen();
  const child = spawn(file, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  running.add(child);
  /** @type {Buffer[]} */
  const output = [];
  child.stdout?.on('data', (part) => output.push(part));
  child.stderr?.on('data', (part) => output.push(part));
  return new Promise((resolve) => {
    child.on('error', (error) => {
      running.delete(child);
      resolve({ code: 127, output: `${file}: ${error.message}\n` });
    });
    child.on('close', (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? codeOf(signal ?? 'SIGKILL'), output: Buffer.concat(output).toString() });
    });
  });
}

/**
 * Runs a command in the repository's folder and waits. When a signal has ended it, this process ends too.
 * @param {string} file
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export async function run(file, args, options = {}) {
  const ended = await end(file, args, options);
  const [signal] = received;
  if (signal !== undefined && running.size === 0) process.exit(codeOf(signal));
  return ended;
}

/**
 * Ends this process as soon as one of these commands has ended, with that one's exit code; the others are stopped first.
 * @param {{ file: string, args: string[], env?: NodeJS.ProcessEnv }[]} commands
 */
export async function become(...commands) {
  const ends = commands.map(({ file, args, env }) => end(file, args, env === undefined ? {} : { env }));
  const { code, output } = await Promise.race(ends);
  process.stderr.write(output);
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(ends);
  process.exit(code);
}
