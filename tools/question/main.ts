import { writeFile } from 'node:fs/promises';
import { allQuestions, filePath } from '#tools/content/bank.ts';
import { runChecks } from '#tools/content/checks.ts';
import { faultLine } from '#tools/content/fault.ts';
import { minimums } from '#tools/content/minimums.ts';
import { readBank, readContext } from '#tools/content/read-content.ts';
import { shown } from './show.ts';
import { appended, skeleton } from './skeleton.ts';

const usage = `npm run question -- new <category>        adds an empty question to the category's file
npm run question -- lint <id or category> says what is wrong with it
npm run question -- show <id>             shows it as a learner sees it`;

const [command, name] = process.argv.slice(2);
if (command === 'new' && name !== undefined) await newQuestion(name);
else if (command === 'lint' && name !== undefined) await lint(name);
else if (command === 'show' && name !== undefined) await show(name);
else fail(usage);

async function newQuestion(slug: string): Promise<void> {
  if (!(slug in minimums)) return fail(`No category ${slug}. There are: ${Object.keys(minimums).join(', ')}`);
  const file = (await readBank()).find((category) => category.slug === slug);
  const raw = file?.raw ?? [];
  if (!Array.isArray(raw)) return fail(`content/${filePath(slug)} is not a JSON array`);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date());
  const question = skeleton(slug, raw.length + 1, day);
  await writeFile(new URL(`../../content/${filePath(slug)}`, import.meta.url), appended(raw, question));
  console.log(`content/${filePath(slug)}: ${question.id} is at the end of the file.
Fill in: text, options (four), correctAnswerIndex (0 is the first option), explanation, sources
("rule" with its number, or "law" with its full name), tags, difficulty (1 easy, 2 medium, 3 hard); "image" if it shows a sign.
Then: npm run question -- lint ${question.id}`);
}

async function lint(wanted: string): Promise<void> {
  const bank = await readBank();
  const isFile = wanted in minimums;
  if (!isFile && !bank.some(({ raw }) => JSON.stringify(raw)?.includes(`"id":"${wanted}"`)))
    return fail(`No ${wanted}`);
  const faults = runChecks(bank, await readContext()).filter(
    ({ file, questions }) =>
      questions.some((id) => id === wanted || (isFile && id.startsWith(`${wanted}-`))) ||
      (isFile && file === filePath(wanted)),
  );
  if (faults.length > 0) return fail(faults.map(faultLine).join('\n'));
  console.log(`${wanted}: no faults.`);
}

async function show(id: string): Promise<void> {
  const [bank, { rules }] = await Promise.all([readBank(), readContext()]);
  const found = allQuestions(bank).find(({ question }) => question.id === id);
  if (!found) return fail(`No ${id}, or it does not keep to the schema: npm run question -- lint ${id}`);
  console.log(shown(found.question, rules));
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
