import { describe, test } from 'vitest';
import type { Engine } from '#server/db/engine.ts';

const engineNames: Readonly<Record<Engine, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

/**
 * Runs the same tests on both engines. Without a PostgreSQL in TEST_DATABASE_URL its half fails, and says how to give it
 * one: a suite that quietly tested half would be taken for the whole.
 */
export function onBothEngines(subject: string, tests: (engine: Engine) => void): void {
  for (const engine of ['sqlite', 'postgres'] as const) {
    describe(`${subject} on ${engineNames[engine]}`, () => {
      if (engine === 'sqlite' || process.env.TEST_DATABASE_URL) tests(engine);
      else {
        test('has a PostgreSQL to run on', () => {
          throw new Error(
            'TEST_DATABASE_URL is not set. Run: node tools/setup/postgres.mjs -- npx vitest run --project db',
          );
        });
      }
    });
  }
}
