import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { binOf, findNode } from './node.mjs';
import { inRoot } from './paths.mjs';
import { startPostgres } from './postgres.mjs';
import { run } from './process.mjs';
import { nothing, outcome, playwrightCounts, sum, vitestCounts } from './reports.mjs';
import { Stop } from './say.mjs';

/** @typedef {import('./reports.mjs').Counts} Counts */
/** @typedef {{ name: string, title: string, needsBuild?: true, run: () => Promise<Counts> }} Step */

const onePassed = { ...nothing, passed: 1 };
const oneFailed = { ...nothing, failed: 1 };

/**
 * A command that is one check: it passes or fails as a whole.
 * @param {() => string[]} commandLine arguments for Node, asked for when packages are installed
 * @returns {() => Promise<Counts>}
 */
function check(commandLine) {
  return async () => ((await run(findNode(), commandLine())).code === 0 ? onePassed : oneFailed);
}

/** @param {string} name */
function reportPath(name) {
  const path = inRoot(`.cache/reports/${name}.json`);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  return path;
}

/**
 * @param {'unit' | 'db'} project
 * @param {NodeJS.ProcessEnv} [env]
 */
async function vitest(project, env = {}) {
  const report = reportPath(project);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run(findNode(), [binOf('vitest'), 'run', '--project', project, ...reporters], { env });
  return outcome(report, vitestCounts, code);
}

/** Both engines; without a PostgreSQL the tests still run on SQLite, and the lack is a failure. */
async function databaseTests() {
  if (process.env.TEST_DATABASE_URL) return vitest('db');
  /** @type {Awaited<ReturnType<typeof startPostgres>>} */
  let postgres;
  try {
    postgres = await startPostgres();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    process.stdout.write(`${error.message}\n`);
    return sum([await vitest('db'), oneFailed]);
  }
  try {
    return await vitest('db', { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function journeys() {
  const report = reportPath('e2e');
  const env = { CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { code } = await run(findNode(), [binOf('@playwright/test', 'playwright'), 'test'], { env });
  return outcome(report, playwrightCounts, code);
}

/** @type {Promise<unknown> | undefined} */
let building;

/** The web build, made at most once a run; rejects again for whoever needs it after it has failed. */
export function built() {
  building ??= build();
  return building;
}

/**
 * Everything a change must pass, in the order in which it runs.
 * @type {Step[]}
 */
export const steps = [
  { name: 'types', title: 'Types', run: check(() => [binOf('typescript', 'tsc'), '-b']) },
  { name: 'lint', title: 'Lint', run: check(() => [binOf('oxlint'), '--type-aware', '--deny-warnings']) },
  { name: 'format', title: 'Format', run: check(() => [binOf('@biomejs/biome', 'biome'), 'format', '.']) },
  { name: 'imports', title: 'Import rules', run: check(() => ['tools/import-rules/main.ts']) },
  { name: 'content', title: 'Content', run: check(() => ['tools/content/main.ts']) },
  { name: 'unit', title: 'Unit tests', run: () => vitest('unit') },
  { name: 'db', title: 'Database tests on SQLite and PostgreSQL', run: databaseTests },
  { name: 'build', title: 'Web build', run: async () => built().then(() => onePassed) },
  { name: 'size', title: 'Size budgets', needsBuild: true, run: check(() => ['tools/size/main.ts']) },
  { name: 'e2e', title: 'Browser journeys', needsBuild: true, run: journeys },
];

/**
 * Runs a step to its counts, whatever happens in it.
 * @param {Step} step
 * @returns {Promise<Counts>}
 */
export async function outcomeOf(step) {
  if (step.needsBuild) {
    try {
      await built();
    } catch {
      process.stdout.write('Skipped: it needs the web build, which failed.\n');
      return { ...nothing, skipped: 1 };
    }
  }
  try {
    return await step.run();
  } catch (error) {
    const expected = error instanceof Stop || !(error instanceof Error);
    process.stdout.write(`${expected ? String(error) : error.stack}\n`);
    return oneFailed;
  }
}
