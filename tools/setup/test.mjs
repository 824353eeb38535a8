import { parseArgs } from 'node:util';
import { install } from './install.mjs';
import { inWords, nothing, sum } from './reports.mjs';
import { command, Stop } from './say.mjs';
import { outcomeOf, steps } from './steps.mjs';

const usage = `Usage: npm test [-- --only ${steps.map(({ name }) => name).join(',')}]`;

/** The steps to run: those that --only names, or all. */
function chosen() {
  try {
    const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
    if (only === undefined) return steps;
    const names = only.split(',');
    const unknown = names.find((name) => steps.every((step) => step.name !== name));
    if (unknown !== undefined) throw new Error(`There is no step "${unknown}".`);
    return steps.filter(({ name }) => names.includes(name));
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/** @param {string} text */
function line(text) {
  process.stdout.write(`${text}\n`);
}

/** @param {number} since */
function secondsSince(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

async function installed() {
  try {
    await install();
    return true;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    line(error.message);
    return false;
  }
}

/** `npm test`: everything CI runs. The last line is the total; the exit code is 0 only when nothing failed. */
await command(async () => {
  const wanted = chosen();
  const inCi = !['', 'false', undefined].includes(process.env.CI);
  const all = [];
  const summary = [];

  if (!(await installed())) {
    line(inWords({ ...nothing, failed: 1 }));
    process.exitCode = 1;
    return;
  }

  for (const step of wanted) {
    line(`\n── ${step.title} (${step.name})`);
    const since = performance.now();
    const counts = await outcomeOf(step);
    all.push(counts);
    summary.push(`${step.title}: ${inWords(counts)} in ${secondsSince(since)}`);
    line(summary.at(-1) ?? '');
  }

  const total = sum(all);
  const skipsFail = inCi && total.skipped > 0;
  line('\n── Results');
  for (const text of summary) line(text);
  const left = steps.filter((step) => !wanted.includes(step)).map(({ name }) => name);
  if (left.length > 0) line(`Left out by --only: ${left.join(', ')}.`);
  if (total.skipped > 0) line(`${total.skipped} skipped${skipsFail ? ', which counts as a failure in CI' : ''}.`);
  line(inWords(total));
  process.exitCode = total.failed > 0 || skipsFail ? 1 : 0;
});
