import { parseArgs } from 'node:util';
import { killRounds } from '../../src/server/testing/kill-rounds.ts';

/** `npx node tools/soak/kill.ts --rounds 200`: kills a server under load again and again; exits 1 where anything was lost. */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: process.env.KILL_ROUNDS ?? '200' } } });
const report = await killRounds(Number(values.rounds), console.log);
for (const fault of report.faults) console.error(fault);
console.log(
  `${report.rounds} kills, ${report.answers} answers and ${report.results} results acknowledged, ` +
    `${report.unanswered} left unanswered, ${report.faults.length} faults`,
);
process.exit(report.faults.length === 0 ? 0 : 1);
