import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { runChecks } from './checks.ts';
import { coverageTable } from './coverage.ts';
import { faultLine } from './fault.ts';
import { readBank, readContext } from './read-content.ts';
import { starterCount, starterHash } from './starter.ts';
import { summaryTable } from './summary.ts';

const { values: flags } = parseArgs({
  options: { coverage: { type: 'boolean', default: false }, 'starter-repin': { type: 'boolean', default: false } },
});

const bank = await readBank();
if (flags['starter-repin']) await repinStarter();
const context = await readContext();

if (flags.coverage) console.log(`${coverageTable(bank, context.rules, context.figures)}\n`);
console.log(`${summaryTable(bank)}\n`);

const faults = runChecks(bank, context);
for (const fault of faults) console.error(faultLine(fault));
console.log(faults.length === 0 ? 'No faults.' : `${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** Takes the starter edition as it now stands for the right one. */
async function repinStarter(): Promise<void> {
  const sha256 = starterHash(bank, starterCount);
  if (sha256 === null) throw new Error(`rules-of-the-road has not ${starterCount} questions to pin`);
  const pin = { 'rules-of-the-road': starterCount, sha256 };
  await writeFile(new URL('../../content/starter.json', import.meta.url), `${JSON.stringify(pin, null, 2)}\n`);
  console.log('content/starter.json pinned');
}
