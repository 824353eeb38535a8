import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { Stop } from './say.mjs';

const advice =
  'The database tests need PostgreSQL 15 or newer: its programs initdb and pg_ctl in PATH, or in TEST_DATABASE_URL\n' +
  'the address of a server with a user who may create databases. On Debian: apt-get install postgresql';

/** Debian's versions, newest first; its folder is looked at before PATH, where wrappers of them may be. */
function debianFolders() {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return [];
  return readdirSync(base)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(base, version, 'bin'));
}

/** @returns {string | undefined} */
function find() {
  const folders = [...debianFolders(), ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => ['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name))));
}

/**
 * The folder of PostgreSQL's own programs, installed first where they are missing and may be.
 * @returns {Promise<string>}
 */
export async function ensurePostgresBinaries() {
  const found = find();
  if (found !== undefined) return found;
  await aptInstall('postgresql', advice);
  const installed = find();
  if (installed === undefined) throw new Stop(advice);
  return installed;
}
