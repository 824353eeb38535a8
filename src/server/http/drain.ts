import type { FastifyInstance } from 'fastify';

/** How long requests may take to finish: less than the ten seconds after which Docker kills. */
const deadline = 9000;
const tick = 50;

/**
 * Closes the server: what was accepted is answered, nothing new is. Node closes the connections that are idle at that
 * moment only; one that was busy is idle after its answer and would hold the process for its whole keep-alive time.
 */
export async function drain(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), tick);
  const end = setTimeout(() => app.server.closeAllConnections(), deadline);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(end);
  }
}
