import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { failure } from '#contract/errors.ts';
import type { Route } from '#contract/route.ts';
import { learnerTables } from '#server/db/repositories/learner-export.ts';
import { type BusyLearner, busyLearner } from '#server/testing/busy-learner.ts';
import { caller, type Reply } from '#server/testing/caller.ts';
import { contractRoutes } from '#server/testing/contract-routes.ts';
import { digestOf } from '#server/testing/digest.ts';
import { onBothEngines } from '#server/testing/engines.ts';
import { learnerRoutes } from '#server/testing/learner-routes.ts';
import { sessionCookie, signedIn } from '#server/testing/signed-in.ts';
import { testApp } from '#server/testing/test-app.ts';

const routes = await contractRoutes();
const ofLearners = routes.filter((route) => route.access === 'learner');

onBothEngines('The routes', (engine) => {
  const server = testApp(engine);
  let owner: BusyLearner;
  beforeAll(async () => {
    owner = await busyLearner(server);
  });

  const send = (who: ReturnType<typeof caller>, route: Route, given: object): Promise<Reply> =>
    who.send(route, given as Record<string, never>);
  /** What a reply says, without the id under which a fault is logged. */
  const said = ({ status, json }: Reply) => ({ status, json });

  test('of the contract have names, methods and paths of their own', () => {
    expect(routes.length).toBeGreaterThan(25);
    expect(new Set(routes.map((route) => route.name)).size).toBe(routes.length);
    expect(new Set(routes.map((route) => `${route.method} ${route.path}`)).size).toBe(routes.length);
  });

  test('of the contract are all registered', () => {
    for (const { method, path } of routes)
      expect([path, server.app.hasRoute({ method, url: path })]).toEqual([path, true]);
  });

  test('under /api are all in the contract, except its own description', () => {
    const known = routes.map((route) => `${route.path} ${route.method}`);
    const registered = registeredRoutes(server.app.printRoutes({ commonPrefix: false }));
    expect(registered.length).toBeGreaterThanOrEqual(known.length);
    expect(registered.filter((route) => route.startsWith('/api') && !known.includes(route))).toEqual([
      '/api/openapi.json GET',
    ]);
  });

  test('of the contract are all described in the API document', async () => {
    const { paths } = (await server.app.inject('/api/openapi.json')).json<{
      paths: Record<string, Record<string, { operationId: string }>>;
    }>();
    const described = Object.values(paths).flatMap((methods) => Object.values(methods).map((one) => one.operationId));
    expect(described.toSorted()).toEqual(routes.map((route) => route.name).toSorted());
  });

  test('of learners are all in the table below, and no other', () => {
    expect(Object.keys(learnerRoutes).toSorted()).toEqual(ofLearners.map((route) => route.name).toSorted());
  });

  describe.each(ofLearners.map((route) => ({ name: route.name, route })))('$name', ({ name, route }) => {
    const { onTheirs, onNothing } = learnerRoutes[name] ?? {};

    test('is refused to the anonymous, whatever they bring, and changes nothing', async () => {
      const before = await digestOf(server, owner);
      const given = onTheirs?.(owner, server) ?? {};
      const forged = await sessionCookie(server, owner.token, 'another secret');
      for (const headers of [
        {},
        { cookie: forged },
        { cookie: `catseye=${owner.token}` },
        { authorization: owner.token },
      ]) {
        const reply = await send(caller(server, headers), route, given);
        expect(said(reply)).toEqual({
          status: 401,
          json: { code: 'SIGNED_OUT', message: 'You are signed out. Sign in to go on.' },
        });
      }
      const unread = await send(caller(server), route, { ...given, body: { anything: true } });
      expect(unread.status).toBe(401);
      expect(await digestOf(server, owner)).toBe(before);
    });

    test('treats another learner’s row as if it were absent, and leaves it alone', async () => {
      const before = await digestOf(server, owner);
      const stranger = await signedIn(server);
      const reply = await send(stranger, route, onTheirs?.(owner, server) ?? {});
      if (onNothing !== undefined) {
        const absent = await send(await signedIn(server), route, onNothing(owner, server));
        expect(said(reply)).toEqual(said(absent));
        expect(reply.status).toBe(404);
      }
      expect(reply.text).not.toContain(owner.id);
      expect(reply.text).not.toContain(owner.email);
      if (route.method === 'GET' && onNothing === undefined) {
        const newcomer = await signedIn(server);
        const theirs = await send(newcomer, route, onTheirs?.(owner, server) ?? {});
        const anonymised = (text: string, who: typeof stranger) =>
          text.replaceAll(who.id, 'id').replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|\d{13}/g, 'time');
        expect(anonymised(reply.text, stranger)).toBe(anonymised(theirs.text, newcomer));
      }
      expect(await digestOf(server, owner)).toBe(before);
    });
  });

  test('that do not exist are refused in the words of the error table', async () => {
    const requests = [
      ['GET', '/api/nothing'],
      ['POST', '/api/profile'],
      ['DELETE', '/api/practice-sessions/current'],
      ['GET', '/api/auth/list-sessions'],
      ['POST', '/api/auth/sign-in/social'],
      ['GET', '/'],
      ['GET', '/api/progress/%E0%A4%A'],
    ] as const;
    for (const [method, url] of requests) {
      const reply = await server.app.inject({ method, url });
      expect([url, reply.statusCode]).toEqual([url, 404]);
      expect(failure.parse(reply.json())).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test('answer HEAD like GET, without the body', async () => {
    const reply = await server.app.inject({ method: 'HEAD', url: '/api/categories' });
    expect([reply.statusCode, reply.body]).toEqual([200, '']);
  });

  test('are never stored by a cache where they are a learner’s', async () => {
    for (const route of ofLearners.filter((one) => one.method === 'GET' && !one.path.includes(':'))) {
      expect((await send(owner, route, {})).headers['cache-control']).toBe('no-store');
    }
  });
});

onBothEngines('What belongs to a learner', (engine) => {
  const server = testApp(engine);

  test('is in the tables that the export lists, each keyed by the learner first', async () => {
    const { db } = server.database;
    const tables = await db.introspection.getTables();
    const owned = tables.filter((table) => table.columns.some((column) => column.name === 'user_id'));
    expect(owned.map((table) => table.name).toSorted()).toEqual([...learnerTables].toSorted());
    for (const { columns } of owned) expect(columns[0]?.name).toBe('user_id');
  });

  test('is there in every table for a learner who has done everything, and gone with the account', async () => {
    const learner = await busyLearner(server);
    const count = async () => {
      const counts = [];
      for (const table of learnerTables) {
        const { rows } = await sql<{ rows: number }>`
          select count(*) as rows from ${sql.table(table)} where user_id = ${learner.id}`.execute(server.database.db);
        counts.push(Number(rows[0]?.rows));
      }
      return counts;
    };
    expect((await count()).every((rows) => rows > 0)).toBe(true);
    await sql`delete from "user" where id = ${learner.id}`.execute(server.database.db);
    expect((await count()).every((rows) => rows === 0)).toBe(true);
  });
});

/** The routes in Fastify's printed tree, as `path METHOD`, without the HEAD that each GET brings. */
function registeredRoutes(tree: string): string[] {
  const path: string[] = [];
  const found: string[] = [];
  for (const line of tree.split('\n')) {
    const match = /^(?<indent>[│ ]*)[├└]── (?<part>\S*)(?: \((?<methods>[A-Z, ]+)\))?/.exec(line);
    if (match?.groups === undefined) continue;
    const depth = (match.groups.indent ?? '').length / 4;
    path.length = depth;
    path[depth] = match.groups.part ?? '';
    for (const method of match.groups.methods?.split(', ') ?? []) {
      if (method !== 'HEAD') found.push(`${path.join('')} ${method}`);
    }
  }
  return found;
}
