import type { FastifyInstance } from 'fastify';
import { accountRepository } from '#server/db/repositories/accounts.ts';
import type { Limiter } from '#server/http/limits.ts';
import type { Services } from '#server/services.ts';

const hour = 3_600_000;

/** Removes what has run out, at start and then every hour: sessions, links of letters, counts of attempts. */
export async function sweepHourly(app: FastifyInstance, { database, now }: Services, limit: Limiter): Promise<void> {
  const accounts = accountRepository(database.db, database.engine);
  const sweep = async () => {
    await limit.sweep();
    await accounts.sweep(now());
  };
  await sweep();
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => app.log.error({ err: error }, 'sweep failed'));
  }, hour);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
