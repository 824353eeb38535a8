import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { importFaults } from './import-faults.ts';

/** `node tools/import-rules/main.ts`: checks every file of src; exits with 1 when one breaks a rule. */
const root = new URL('../../', import.meta.url);
const files = readdirSync(fileURLToPath(new URL('src', root)), { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.d)\.tsx?$/.test(name))
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .toSorted()
  .map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8') }));

const faults = importFaults(files);
for (const { path, line, message } of faults) console.error(`${path}:${line}  ${message}`);
console.log(`Import rules: ${files.length} files, ${faults.length} faults.`);
process.exitCode = faults.length > 0 ? 1 : 0;
