/** PostgreSQL's codes for "not now": connection lost (class 08), too many connections, shutting down, starting up. */
const transient = /^(08...|53300|57P0[123])$/;
/** The operating system's, for a server that is not there. */
const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** The driver's own, which have no code. */
const messages = [/^Connection terminated/, /^timeout exceeded when trying to connect/, /^Client has encountered/];

/** Whether a query failed because the database was restarting or out of reach, so that trying again may help. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Both addresses of a name were refused.
  if (error instanceof AggregateError) return error.errors.some(isLostConnection);
  const code = 'code' in error ? String(error.code) : '';
  return transient.test(code) || unreachable.has(code) || messages.some((message) => message.test(error.message));
}
