import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Content } from '#server/content/content.ts';
import type { Database } from '#server/db/engine.ts';
import { practiceSessionRepository } from '#server/db/repositories/practice-sessions.ts';
import { serverSecretRepository } from '#server/db/repositories/server-secrets.ts';

/** A learner of a benchmark: signed in, with open sessions that hold every question of the bank. */
export type BenchLearner = { readonly userId: string; readonly cookie: string; readonly sessionIds: readonly string[] };

/** Makes learners with sessions, straight in the database. */
export async function seedLearners(
  database: Database,
  content: Content,
  count: number,
  sessionsEach: number,
): Promise<BenchLearner[]> {
  const { db, engine } = database;
  const secret = await serverSecretRepository(db).getOrCreate('session', 'a-secret-for-the-benchmark-only-0123456789');
  const questionIds = content.categories.flatMap(({ id }) => content.questionsOf(id).map((question) => question.id));
  const sessions = practiceSessionRepository(db, engine);
  const learners: BenchLearner[] = [];
  for (let index = 0; index < count; index += 1) {
    const userId = `learner-${index}`;
    const token = `token-${index}-${'x'.repeat(24)}`;
    await insertAccount(database, userId, token);
    const sessionIds: string[] = [];
    for (let one = 0; one < sessionsEach; one += 1) {
      const id = randomUUID();
      await sessions.create(userId, { id, kind: 'mixed', categoryId: null, questionIds, now: Date.now() });
      // A learner has one open session of a kind; a benchmark needs more questions than one holds.
      await db
        .updateTable('practice_sessions')
        .set({ open_key: id })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute();
      sessionIds.push(id);
    }
    const signature = createHmac('sha256', secret).update(token).digest('base64');
    learners.push({ userId, cookie: `catseye=${encodeURIComponent(`${token}.${signature}`)}`, sessionIds });
  }
  return learners;
}

async function insertAccount({ db, engine }: Database, userId: string, token: string): Promise<void> {
  const time = (at: number) => (engine === 'postgres' ? new Date(at) : new Date(at).toISOString());
  const now = time(Date.now());
  const later = time(Date.now() + 7 * 86_400_000);
  const verified = engine === 'postgres' ? sql`true` : sql`1`;
  await sql`insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
    values (${userId}, ${userId}, ${`${userId}@example.test`}, ${verified}, ${now}, ${now})`.execute(db);
  await sql`insert into session (id, token, "userId", "expiresAt", "createdAt", "updatedAt")
    values (${userId}, ${token}, ${userId}, ${later}, ${now}, ${now})`.execute(db);
  await db.insertInto('profiles').columns(['user_id']).expression(sql`select ${userId}`).execute();
}
