import type { Executor } from '../engine.ts';

/** Secrets that every server process on this database shares. */
export function serverSecretRepository(db: Executor) {
  return {
    /** The secret of that name; `candidate` becomes it where there is none yet. Processes that start together agree. */
    async getOrCreate(name: string, candidate: string): Promise<string> {
      await db
        .insertInto('server_secrets')
        .values({ name, value: candidate })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      const row = await db
        .selectFrom('server_secrets')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return row.value;
    },
  };
}
