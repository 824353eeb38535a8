import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serverEnvironment, serverFlags } from '../../tools/setup/server-flags.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const startWithin = 30_000;

/** A server in a process of its own. */
export type ChildServer = {
  readonly port: number;
  /** Resident memory, MB. */
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
};

/** Starts a script of this repository as a server on a free port, and waits until it has said its address. */
export async function startChild(script: string, env: Record<string, string>): Promise<ChildServer> {
  const child = spawn(process.execPath, [...serverFlags, script], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      RATE_LIMIT_SCALE: '1000',
      ...serverEnvironment,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${script} said no address in time`)), startWithin);
    let output = '';
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString();
      const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(Number(found));
    });
    void ended.then(() => reject(new Error(`${script} ended before it said its address`)));
  });
  return {
    port,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
