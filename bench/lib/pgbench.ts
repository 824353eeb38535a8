import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BareStatement, bareStatements } from './bare-sql.ts';

const debianFolder = '/usr/lib/postgresql';

/**
 * Answers a second that PostgreSQL's own benchmark commits, one each, with the bare statements over prepared sessions and
 * no HTTP, on as many connections as there are learners.
 */
export function pgbench(url: string, learners: number, answersEach: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'catseye-pgbench-'));
  try {
    const script = join(folder, 'answer.sql');
    writeFileSync(script, answerScript());
    const output = execFileSync(
      binary(),
      [
        '-n',
        '-M',
        'prepared',
        '-c',
        String(learners),
        '-j',
        '1',
        '-t',
        String(answersEach),
        '-D',
        'n=0',
        '-f',
        script,
        url,
      ],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
    );
    return Number(/tps = ([\d.]+) \(without/.exec(output)?.[1] ?? /tps = ([\d.]+)/.exec(output)?.[1]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each client is a learner who answers the questions `q-1`, `q-2` … of their session `pgbench-<client>` in turn. */
function answerScript(): string {
  const transaction: BareStatement[] = ['lock', 'state', 'record', 'touch', 'statistics', 'progress'];
  const filled = (statement: BareStatement) =>
    bareStatements[statement]
      .replace(/:user\b/g, "('learner-' || :client_id)")
      .replace(/:session\b/g, "('pgbench-' || :client_id)")
      .replace(/:question\b/g, "('q-' || :n)")
      .replace(/:answer\b/g, "'an answer'")
      .replace(/:category\b/g, '(1 + :n % 16)')
      .replace(/:correct\b/g, '1')
      .replace(/:now\b/g, '(1800000000000 + :n)')
      .replaceAll('\n', ' ');
  const statements = transaction.map(
    (statement) => `${filled(statement)}${statement === 'lock' ? ' for update' : ''};`,
  );
  return ['\\set n :n + 1', 'begin;', ...statements, 'commit;'].join('\n');
}

function binary(): string {
  if (!existsSync(debianFolder)) return 'pgbench';
  const [newest] = readdirSync(debianFolder).sort((one, other) => Number(other) - Number(one));
  return join(debianFolder, String(newest), 'bin/pgbench');
}
