import { CompiledQuery, sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { exportMyData } from '#contract/profile.ts';
import { buildApp } from '#server/app.ts';
import { caller } from '#server/testing/caller.ts';
import { counterFaults } from '#server/testing/counter-faults.ts';
import { onBothEngines } from '#server/testing/engines.ts';
import { openCategory, questionAt, record, rightAnswer, wrongAnswer } from '#server/testing/practice.ts';
import { save } from '#server/testing/results.ts';
import { signedIn } from '#server/testing/signed-in.ts';
import { testApp } from '#server/testing/test-app.ts';
import { openDatabase } from './engine.ts';

onBothEngines('Many writes at once', (engine) => {
  const server = testApp(engine);

  test('leave counters that are what the facts add up to', async () => {
    const learners = await Promise.all(Array.from({ length: 5 }, () => signedIn(server)));
    await Promise.all(
      learners.map(async (learner) => {
        const session = await openCategory(learner);
        const questions = session.questions.map((_, position) => questionAt(server, session, position));
        await Promise.all(
          questions.flatMap((question, index) => {
            const answer = index % 3 === 0 ? wrongAnswer(question) : rightAnswer(question);
            const writes = [
              record(learner, session, question.id, answer),
              record(learner, session, question.id, answer),
            ];
            return index % 5 === 0 ? [...writes, save(learner, { timeTaken: index })] : writes;
          }),
        );
      }),
    );
    for (const learner of learners) {
      const { tables } = await learner.call(exportMyData);
      expect(tables.question_statistics).toHaveLength(34);
      expect(tables.test_results).toHaveLength(7);
      expect(counterFaults(tables)).toEqual([]);
    }
  });

  test('of answers share commits', async () => {
    const learners = await Promise.all(Array.from({ length: 20 }, () => signedIn(server)));
    const sessions = await Promise.all(learners.map((learner) => openCategory(learner)));
    const begun = vi.spyOn(server.database.db, 'transaction');
    await Promise.all(
      learners.map((learner, index) => {
        const session = sessions[index];
        if (session === undefined) throw new Error('no session');
        const question = questionAt(server, session, 0);
        return record(learner, session, question.id, rightAnswer(question));
      }),
    );
    expect(begun.mock.calls.length).toBeLessThan(learners.length / 2);
    expect(begun.mock.calls.length).toBeGreaterThan(0);
  });
});

onBothEngines('Several servers', (engine) => {
  const server = testApp(engine);

  test('on one database do not lose or double what they record at once; on one data folder they are refused', async () => {
    if (engine === 'sqlite') {
      await expect(openDatabase(server.config)).rejects.toThrow(/Another Catseye server is using/);
      return;
    }
    const { config, content, clock } = server;
    const second = await openDatabase(config);
    const app = await buildApp({ config, content, database: second, now: clock.now }, null);
    try {
      const learner = await signedIn(server);
      const elsewhere = caller({ ...server, app, clock, config, content, database: second }, learner.headers);
      // Two servers open the category at once, and it is one session.
      const [session, other] = await Promise.all([openCategory(learner), openCategory(elsewhere)]);
      expect(other.id).toBe(session.id);
      const replies = await Promise.all(
        session.questions.flatMap((_, position) => {
          const question = questionAt(server, session, position);
          const answer = rightAnswer(question);
          return [learner, elsewhere].flatMap((who) => [record(who, session, question.id, answer), save(who)]);
        }),
      );
      const isNew = replies.flatMap((reply) => ('answers' in reply ? reply.answers.map((one) => one.isNew) : []));
      expect(isNew.filter(Boolean)).toHaveLength(34);
      const { tables } = await learner.call(exportMyData);
      expect(tables.test_results).toHaveLength(68);
      expect(counterFaults(tables)).toEqual([]);
    } finally {
      await app.close();
      await second.close();
    }
  });

  test('share the secret that signs sessions, so that a learner is signed in on each', async () => {
    if (engine === 'sqlite') return;
    const { config, content, clock } = server;
    const learner = await signedIn(server);
    const second = await openDatabase(config);
    const app = await buildApp({ config, content, database: second, now: clock.now }, null);
    try {
      const reply = await app.inject({ url: '/api/profile', headers: learner.headers });
      expect(reply.statusCode).toBe(200);
    } finally {
      await app.close();
      await second.close();
    }
  });
});

onBothEngines('The database', (engine) => {
  const server = testApp(engine);

  test('writes through to the disk before it says that it has', async () => {
    const setting = engine === 'sqlite' ? 'pragma synchronous' : 'show synchronous_commit';
    const { rows } = await server.database.db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(setting));
    expect(Object.values(rows[0] ?? {})).toEqual([engine === 'sqlite' ? 2 : 'on']);
  });

  test('takes a transaction back whole where something in it fails, and goes on', async () => {
    const { db } = server.database;
    const insert = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('server_secrets').values({ name: 'half', value: 'made' }).execute();
      await transaction.insertInto('server_secrets').values({ name: 'half', value: 'again' }).execute();
    });
    await expect(insert).rejects.toThrow();
    expect(await db.selectFrom('server_secrets').where('name', '=', 'half').selectAll().execute()).toEqual([]);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  test('says so on /readyz when it is gone, while /healthz says that the server is up', async () => {
    const { database, app } = server;
    const close = vi.spyOn(database.db, 'getExecutor').mockImplementation(() => {
      throw new Error('Connection terminated unexpectedly');
    });
    const ready = await app.inject('/readyz');
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'up' });
    expect([ready.statusCode, ready.json()]).toMatchObject([503, { code: 'UNAVAILABLE' }]);
    close.mockRestore();
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });
});
