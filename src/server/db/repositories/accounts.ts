import type { AccountSession, Learner } from '#contract/account.ts';
import type { Engine, Executor } from '../engine.ts';
import type { UserTable } from '../tables.ts';

/** Read access to the accounts and sessions that better-auth keeps, and the learner's own edits. */
export function accountRepository(db: Executor, engine: Engine) {
  const timestamp = (time: number) => (engine === 'postgres' ? new Date(time) : new Date(time).toISOString());

  return {
    /** The live session of a token, or null. `now` is epoch ms. One query, since every request of a learner makes it. */
    async session(token: string, now: number): Promise<AccountSession | null> {
      const row = await db
        .selectFrom('session')
        .innerJoin('user', 'user.id', 'session.userId')
        .select([
          'user.id',
          'user.name',
          'user.email',
          'user.emailVerified',
          'user.createdAt',
          'user.updatedAt',
          'session.expiresAt',
        ])
        .where('session.token', '=', token)
        .executeTakeFirst();
      if (row === undefined) return null;
      const expiresAt = epoch(row.expiresAt);
      return expiresAt > now ? { learner: toLearner(row), expiresAt } : null;
    },

    /** Since when and until when each of the learner's sessions lasts, epoch ms. */
    async sessions(userId: string): Promise<{ since: number; until: number }[]> {
      const rows = await db
        .selectFrom('session')
        .select(['createdAt', 'expiresAt'])
        .where('userId', '=', userId)
        .orderBy('createdAt')
        .execute();
      return rows.map((row) => ({ since: epoch(row.createdAt), until: epoch(row.expiresAt) }));
    },

    async hasEmail(email: string): Promise<boolean> {
      const row = await db.selectFrom('user').select('id').where('email', '=', email.toLowerCase()).executeTakeFirst();
      return row !== undefined;
    },

    /** Takes the learner's address for their own. */
    async confirmEmail(userId: string): Promise<void> {
      const emailVerified = engine === 'postgres' ? true : 1;
      await db.updateTable('user').set({ emailVerified }).where('id', '=', userId).execute();
    },

    /** Makes the links of letters that were sent to a learner worthless. */
    async forgetLetters(userId: string): Promise<void> {
      await db.deleteFrom('verification').where('value', '=', userId).execute();
    },

    async exists(userId: string): Promise<boolean> {
      const row = await db.selectFrom('user').select('id').where('id', '=', userId).executeTakeFirst();
      return row !== undefined;
    },

    /**
     * Removes an address's account that has no way to sign in and is older than `before` (epoch ms): what is left where
     * the server was killed between the two rows of a sign-up, which nobody could use and nobody could make anew.
     */
    async removeHalfMade(email: string, before: number): Promise<void> {
      await db
        .deleteFrom('user')
        .where('email', '=', email.toLowerCase())
        .where('createdAt', '<', engine === 'postgres' ? new Date(before) : new Date(before).toISOString())
        .where((where) =>
          where.not(
            where.exists(where.selectFrom('account').select('account.id').whereRef('account.userId', '=', 'user.id')),
          ),
        )
        .execute();
    },

    /** Removes sessions and links of letters that ended before `now`. */
    async sweep(now: number): Promise<void> {
      await db.deleteFrom('session').where('expiresAt', '<', timestamp(now)).execute();
      await db.deleteFrom('verification').where('expiresAt', '<', timestamp(now)).execute();
    },

    /** Changes the learner's name; null where the account is gone. */
    async rename(userId: string, name: string, now: number): Promise<Learner | null> {
      const row = await db
        .updateTable('user')
        .set({ name, updatedAt: timestamp(now) })
        .where('id', '=', userId)
        .returningAll()
        .executeTakeFirst();
      return row === undefined ? null : toLearner(row);
    },
  };
}

function toLearner(row: UserTable): Learner {
  return {
    id: row.id,
    fullName: row.name,
    email: row.email,
    emailVerified: Boolean(row.emailVerified),
    createdAt: epoch(row.createdAt),
  };
}

/** better-auth keeps timestamps in PostgreSQL and ISO texts in SQLite. */
function epoch(time: Date | string): number {
  return new Date(time).getTime();
}
