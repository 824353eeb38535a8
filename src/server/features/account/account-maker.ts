import { z } from 'zod';
import type { signUp } from '#contract/account.ts';
import type { RouteRequest } from '#contract/route.ts';
import { accountRepository } from '#server/db/repositories/accounts.ts';
import type { Services } from '#server/services.ts';
import type { Auth } from './auth.ts';
import { refusal } from './auth-response.ts';
import { limitConcurrency } from './limit-concurrency.ts';

const minute = 60_000;
/** What better-auth answers a sign-up with. */
const answered = z.object({ user: z.object({ id: z.string() }) });

/**
 * Makes accounts, and says whether one was made: not where the address is taken. One at a time, so that two of this server
 * never race; where another server takes the address meanwhile, better-auth fails on the unique key or answers with a user
 * it has invented, so what was made is looked up.
 */
export function accountMaker({ database, now }: Services, auth: Auth) {
  const accounts = accountRepository(database.db, database.engine);
  const inTurn = limitConcurrency(1);

  return (body: RouteRequest<typeof signUp>['body']): Promise<boolean> =>
    inTurn(async () => {
      await accounts.removeHalfMade(body.email, now() - minute);
      if (await accounts.hasEmail(body.email)) return false;
      const response = await auth.api.signUpEmail({ body, asResponse: true });
      if (response.ok) return accounts.exists(answered.parse(await response.json()).user.id);
      if (await accounts.hasEmail(body.email)) return false;
      throw await refusal(response);
    });
}
