import { createHash } from 'node:crypto';
import type { Executor } from '#server/db/engine.ts';
import { rateLimitRepository } from '#server/db/repositories/rate-limits.ts';
import { ApiError } from './api-error.ts';

/** At most `most` attempts in `window` ms. */
export type Limit = { readonly name: string; readonly most: number; readonly window: number };

const minute = 60_000;

/** The limits there are. By address they leave room for a classroom behind one; by account they stop guessing. */
export const limits = {
  signInByAddress: { name: 'sign-in/address', most: 120, window: 10 * minute },
  signInByAccount: { name: 'sign-in/account', most: 10, window: 15 * minute },
  mailByAddress: { name: 'mail/address', most: 60, window: 60 * minute },
  mailByAccount: { name: 'mail/account', most: 5, window: 60 * minute },
  tokenByAddress: { name: 'token/address', most: 120, window: 60 * minute },
  passwordByAccount: { name: 'password/account', most: 10, window: 15 * minute },
  signUpByAddress: { name: 'sign-up/address', most: 60, window: 60 * minute },
} as const satisfies Record<string, Limit>;

/** Counts attempts in the database, so that limits hold across processes and restarts. Subjects are kept as hashes. */
export function limiter(db: Executor, scale: number, now: () => number) {
  const attempts = rateLimitRepository(db);
  const keyOf = (limit: Limit, subject: string) =>
    `${limit.name}/${createHash('sha256').update(subject).digest('base64url').slice(0, 22)}`;

  return {
    /**
     * Counts one attempt.
     * @throws ApiError TOO_MANY_REQUESTS beyond the limit, saying how long to wait.
     */
    async attempt(limit: Limit, subject: string): Promise<void> {
      const { count, windowStart } = await attempts.count(keyOf(limit, subject), limit.window, now());
      if (count <= limit.most * scale) return;
      const left = windowStart + limit.window - now();
      const minutes = Math.ceil(left / minute);
      const wait = minutes > 1 ? `${minutes} minutes` : 'a minute';
      throw new ApiError('TOO_MANY_REQUESTS', {
        message: `Too many attempts. Wait ${wait} and try again.`,
        retryAfter: Math.ceil(left / 1000),
      });
    },

    /** Forgets a subject's attempts, after one that proved who they are. */
    async forget(limit: Limit, subject: string): Promise<void> {
      await attempts.forget(keyOf(limit, subject));
    },

    /** Removes windows that have long ended. */
    sweep: () => attempts.sweep(now() - 24 * 60 * minute),
  };
}

export type Limiter = ReturnType<typeof limiter>;
