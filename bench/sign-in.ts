import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from './lib/child.ts';
import { median, verdict } from './lib/numbers.ts';

const people = 30;
const rounds = 5;
const most = 100;

/** The slowest `/healthz` while thirty people sign in at once. */
export async function benchSignIn(): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'catseye-bench-'));
  const server = await startChild('src/server/main.ts', { DATA_DIR: dataDir, NODE_ENV: 'development' });
  const url = `http://127.0.0.1:${server.port}`;
  const post = (path: string, body: unknown) =>
    fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const slowest: number[] = [];
  const whole: number[] = [];
  try {
    const emails = Array.from({ length: people }, (_, index) => `person${index}@example.test`);
    for (const email of emails)
      await post('/api/auth/sign-up/email', { name: 'Someone', email, password: 'a-password' });
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      let busy = true;
      const signIns = Promise.all(
        emails.map((email) => post('/api/auth/sign-in/email', { email, password: 'a-password' })),
      ).then((responses) => {
        busy = false;
        if (responses.some((response) => !response.ok)) throw new Error('a sign-in failed');
      });
      let worst = 0;
      while (busy) {
        const asked = performance.now();
        await fetch(`${url}/healthz`);
        worst = Math.max(worst, performance.now() - asked);
      }
      await signIns;
      slowest.push(worst);
      whole.push(performance.now() - began);
    }
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return [
    `       thirty sign-ins at once take ${Math.round(median(whole))} ms`,
    verdict('slowest /healthz meanwhile under 100 ms', `${Math.round(median(slowest))} ms`, median(slowest) < most),
  ];
}
