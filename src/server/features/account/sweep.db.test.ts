import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { requestPasswordReset } from '#contract/account.ts';
import { account } from '#server/testing/accounts.ts';
import { caller } from '#server/testing/caller.ts';
import { day } from '#server/testing/clock.ts';
import { onBothEngines } from '#server/testing/engines.ts';
import { signedIn } from '#server/testing/signed-in.ts';
import { testApp } from '#server/testing/test-app.ts';

onBothEngines('Sweeping', (engine) => {
  const server = testApp(engine);
  const count = async (table: string) => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(
      server.database.db,
    );
    return Number(rows[0]?.n);
  };

  test('removes what has run out, and nothing else', async () => {
    const learner = await signedIn(server, Date.now() + 3 * day);
    await signedIn(server, Date.now() + day);
    const { email } = await account(server);
    await caller(server).call(requestPasswordReset, { body: { email } });
    await expect.poll(() => count('verification')).toBe(1);

    await server.restart();
    expect([await count('session'), await count('verification')]).toEqual([2, 1]);
    expect(await count('rate_limits')).toBeGreaterThan(0);

    server.clock.set(Date.now() + 2 * day);
    await server.restart();
    expect([await count('session'), await count('verification'), await count('rate_limits')]).toEqual([1, 0, 0]);
    const { rows } = await sql<{ userId: string }>`select "userId" from session`.execute(server.database.db);
    expect(rows).toEqual([{ userId: learner.id }]);
  });
});
