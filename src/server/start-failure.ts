import { DataDirInUse } from './db/data-dir-lock.ts';
import { isLostConnection } from './db/lost-connection.ts';

/** Why the server did not start, in words where whoever runs it can mend it; other faults are shown whole. */
export function startFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof DataDirInUse || error.message.startsWith('The ')) return error.message;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE' || code === 'EACCES') {
    return `The server cannot listen: ${error.message}. Stop what uses the port, or set PORT to another.`;
  }
  if (isLostConnection(error))
    return `The database of DATABASE_URL cannot be reached: ${error.message || String(code)}`;
  return error;
}
