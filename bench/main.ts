import { benchAnswers } from './answers.ts';
import { benchAtRest } from './at-rest.ts';
import { benchFinder } from './finder.ts';
import { benchFirstPaint } from './first-paint.ts';
import { benchProgress } from './progress.ts';
import { benchSignIn } from './sign-in.ts';

/** Every benchmark by name. `npm run bench` runs all, `npm run bench -- answers progress` some. */
const benchmarks: Record<string, () => Promise<string[]>> = {
  answers: benchAnswers,
  progress: benchProgress,
  'at-rest': benchAtRest,
  'sign-in': benchSignIn,
  'first-paint': benchFirstPaint,
  finder: benchFinder,
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in benchmarks));
if (unknown.length > 0) {
  console.error(`No benchmark ${unknown.join(', ')}. There are: ${Object.keys(benchmarks).join(', ')}`);
  process.exit(2);
}
let missed = false;
for (const [name, run] of Object.entries(benchmarks)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n${name}`);
  for (const line of await run()) {
    console.log(line);
    missed ||= line.startsWith('MISSED');
  }
}
process.exit(missed ? 1 : 0);
