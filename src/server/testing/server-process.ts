import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const patience = 30_000;

/** How a process ended, and all that it said. */
export type Ended = {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
  /** From the moment it was told to stop, milliseconds. */
  readonly took: number;
};

/** The real server as a process of its own, listening on a free port. */
export type ServerProcess = {
  readonly url: string;
  /** Sends a signal and waits for the end. */
  readonly stop: (signal: NodeJS.Signals) => Promise<Ended>;
  readonly isRunning: () => boolean;
  readonly output: () => string;
};

/** Starts `node src/server/main.ts`, without a web build, and waits until it is ready or has ended. */
export async function startProcess(
  env: Readonly<Record<string, string | undefined>>,
  folder = repository,
): Promise<ServerProcess | Ended> {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      CONTENT_EDITION: 'starter',
      HOST: '127.0.0.1',
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let told = performance.now();
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, output, took: performance.now() - told }));
  });
  const ready = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const url = /ready at (http:\/\/\S+)/.exec(output)?.[1];
        if (url !== undefined) resolve(url.replace('localhost', '127.0.0.1'));
      });
    }
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), patience);
  const first = await Promise.race([ready, ended]);
  clearTimeout(timer);
  if (typeof first !== 'string') return first;
  return {
    url: first,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    output: () => output,
    stop(signal) {
      told = performance.now();
      child.kill(signal);
      return ended;
    },
  };
}

/** Starts a server that must come up. */
export async function startedProcess(env: Readonly<Record<string, string | undefined>>): Promise<ServerProcess> {
  const server = await startProcess(env);
  if (!('url' in server)) throw new Error(`The server did not start:\n${server.output}`);
  return server;
}

/** Starts a server that must refuse to. */
export async function refusedProcess(
  env: Readonly<Record<string, string | undefined>>,
  folder?: string,
): Promise<Ended> {
  const server = await startProcess(env, folder);
  if (!('url' in server)) return server;
  await server.stop('SIGKILL');
  throw new Error('The server started.');
}
