import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMain } from './paths.mjs';
import { ensurePostgresBinaries } from './postgres-binaries.mjs';
import { run } from './process.mjs';
import { command, Stop } from './say.mjs';

/** Below the range that Linux gives outgoing connections. */
const ports = { from: 20_000, to: 32_000 };
const attempts = 10;

/**
 * PostgreSQL refuses to run as root, so root runs it as a user without rights.
 * @returns {{ uid: number, gid: number } | undefined} undefined for whoever runs this
 */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = ['postgres', 'nobody'].map((name) => users.find(([it]) => it === name)).find((it) => it !== undefined);
  if (user === undefined)
    throw new Stop('PostgreSQL does not run as root, and there is no user "postgres" or "nobody".');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

async function freePort() {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const port = ports.from + Math.floor(Math.random() * (ports.to - ports.from));
    if (await isFree(port)) return port;
  }
  throw new Stop(`No free port between ${ports.from} and ${ports.to}.`);
}

/**
 * Waits for its standard input to close, which happens when we close it and when we die, by kill -9 too. Then it stops
 * the server and removes the folder. In a session of its own, so that Ctrl-C does not reach it.
 */
const guardScript = 'cat; "$1/pg_ctl" stop -D "$2/data" -m immediate -w; rm -rf "$2"';

/**
 * Starts a throw-away PostgreSQL on 127.0.0.1. It writes to disk as a real one does (fsync is on). It is stopped and its
 * folder removed by `stop()`, or else when this process ends, however it does.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} `url` names an empty database and its owner, a superuser
 */
export async function startPostgres() {
  const binaries = await ensurePostgresBinaries();
  const user = unprivilegedUser();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'catseye-postgres-'));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const log = join(folder, 'log');

  /** @param {string} program @param {string[]} args */
  const call = (program, args) =>
    spawnSync(join(binaries, program), args, {
      ...user,
      cwd: folder,
      env: { ...process.env, HOME: folder, LC_ALL: 'C' },
      encoding: 'utf8',
      // A pipe would stay open in the server that pg_ctl leaves behind.
      stdio: program === 'pg_ctl' ? 'ignore' : 'pipe',
    });

  const guard = spawn('sh', ['-c', guardScript, 'sh', binaries, folder], {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  const guarded = new Promise((resolve) => {
    guard.once('close', resolve);
  });
  const stop = async () => {
    guard.ref();
    guard.stdin.end();
    await guarded;
    // The guard empties the folder, but may not be allowed to take it out of a TMPDIR of ours.
    rmSync(folder, { recursive: true, force: true });
  };

  const made = call('initdb', ['-D', data, '-U', 'catseye', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='${folder}'`;
  const started =
    made.status === 0 ? call('pg_ctl', ['start', '-D', data, '-l', log, '-w', '-t', '30', '-o', settings]) : made;
  if (started.status !== 0) {
    const why = made.status === 0 ? readFileSync(log, 'utf8') : made.stderr;
    await stop();
    throw new Stop(`PostgreSQL did not start.\n${why}`);
  }
  return { url: `postgres://catseye@127.0.0.1:${port}/postgres`, stop };
}

if (isMain(import.meta.url)) {
  await command(async () => {
    const [separator, file, ...args] = process.argv.slice(2);
    if (separator !== '--' || file === undefined) throw new Stop('Usage: node tools/setup/postgres.mjs -- command…');
    const { url, stop } = await startPostgres();
    const { code, output } = await run(file, args, { env: { TEST_DATABASE_URL: url } });
    await stop();
    process.stderr.write(output);
    process.exit(code);
  });
}
