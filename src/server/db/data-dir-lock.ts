import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The folder is in use by another server. */
export class DataDirInUse extends Error {
  constructor(dataDir: string) {
    super(
      `Another Catseye server is using ${dataDir}. Stop it first, or give this one a DATA_DIR of its own. ` +
        'To run several servers on the same data, set DATABASE_URL to a PostgreSQL database.',
    );
    this.name = 'DataDirInUse';
  }
}

/**
 * Takes the data folder for this process and returns what gives it back. The lock is the operating system's, held through
 * an open SQLite transaction, so that it dies with the process: there is no stale lock to remove.
 * @throws DataDirInUse where another process holds it.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const lock = new DatabaseSync(join(dataDir, 'lock.sqlite'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === 5) throw new DataDirInUse(dataDir);
    throw error;
  }
  return () => lock.close();
}
