import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { failure } from '#contract/errors.ts';
import { type AnyRequest, anyRequest } from '#server/testing/any-request.ts';
import { type BusyLearner, busyLearner } from '#server/testing/busy-learner.ts';
import { contractRoutes } from '#server/testing/contract-routes.ts';
import { digestOf, digestOfAll } from '#server/testing/digest.ts';
import { onBothEngines } from '#server/testing/engines.ts';
import { newResult } from '#server/testing/results.ts';
import { rightAnswer, wrongAnswer } from '#server/testing/practice.ts';
import { testApp } from '#server/testing/test-app.ts';

/** How many requests each engine is asked; `PROPERTY_RUNS=100000` for a long run, `PROPERTY_SEED` to repeat one. */
const runs = Number(process.env.PROPERTY_RUNS ?? 1500);
const seed = Number(process.env.PROPERTY_SEED ?? Date.now() % 2 ** 31);
/** After so many requests the learners who ask are made anew, so that their tables stay small enough to compare. */
const generation = 250;

const routes = await contractRoutes();
/** Signing out and deleting the account would leave the rest of the requests to a stranger; they have tests of their own. */
const asked = routes.filter((route) => route.name !== 'signOut');

onBothEngines(`Whatever is asked of the API (seed ${seed})`, (engine) => {
  const server = testApp(engine, { env: { RATE_LIMIT_SCALE: '100000' } });
  let bystander: BusyLearner;
  beforeAll(async () => {
    bystander = await busyLearner(server);
  });

  const ask = async ({ method, url, headers, payload }: AnyRequest) => {
    const reply = await server.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
    return { status: reply.statusCode, text: reply.body, type: String(reply.headers['content-type']) };
  };

  /** Texts that mean something: the asker's own things, the bystander's, and the content's. */
  const knownTexts = (asker: BusyLearner): string[] => {
    const [first, second] = server.content.questionsOf(1);
    if (first === undefined || second === undefined) throw new Error('there are no questions');
    return [
      asker.session.id,
      bystander.session.id,
      asker.email,
      bystander.email.toUpperCase(),
      newResult().id,
      first.id,
      second.id,
      rightAnswer(first),
      wrongAnswer(first),
      rightAnswer(second),
      bystander.bookmark,
      'zebra crossing',
      'rules-of-the-road',
      '1',
      '2026-05-01T10:00:00Z',
    ];
  };

  describe('in a long run of requests', () => {
    test(
      `of which ${runs} are made, none is a fault, each refusal says why, and a refusal changes nothing`,
      async () => {
        const statuses = new Map<number, number>();
        const succeeded = new Set<string>();
        const untouched = await digestOf(server, bystander);
        for (let done = 0; done < runs; done += generation) {
          const asker = await busyLearner(server);
          const requests = anyRequest(asked, [asker.headers.cookie ?? ''], knownTexts(asker));
          let before = await digestOfAll(server);
          const property = fc.asyncProperty(requests, async (request) => {
            const reply = await ask(request);
            statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
            const after = await digestOfAll(server);
            if (reply.status < 400) {
              succeeded.add(request.route);
              before = after;
              return;
            }
            expect(reply.status).toBeLessThan(500);
            expect(reply.type).toBe('application/json; charset=utf-8');
            const { code, message } = failure.parse(JSON.parse(reply.text));
            expect(code).toMatch(/^[A-Z_]+$/);
            expect(message).toMatch(/^[A-Z].{10,}$/);
            expect(after).toBe(before);
          });
          const number = Math.min(generation, runs - done);
          await fc.assert(property, { numRuns: number, seed: seed + done, endOnFailure: true });
          expect(await digestOf(server, bystander)).toBe(untouched);
          await server.database.db.deleteFrom('user').where('id', '!=', bystander.id).execute();
        }
        // The run is worth something only where much of it got past the schema, and much did not.
        expect(statuses.get(200)).toBeGreaterThan(runs / 8);
        expect(statuses.get(400)).toBeGreaterThan(runs / 8);
        if (runs >= 1500) expect(succeeded.size).toBeGreaterThan(asked.length * 0.7);
      },
      60_000 + runs * 60,
    );
  });

  test('a body of two megabytes is refused as too large', async () => {
    const reply = await ask({
      route: 'signIn',
      method: 'POST',
      url: '/api/auth/sign-in/email',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ email: 'x'.repeat(2 * 1024 * 1024) }),
    });
    expect([reply.status, JSON.parse(reply.text)]).toEqual([
      413,
      { code: 'BODY_TOO_LARGE', message: 'That request is too large.' },
    ]);
  });

  test.each([
    ['application/json', '{"a":', 400, 'INVALID_JSON'],
    ['application/json', '', 400, 'INVALID_JSON'],
    ['application/json', '{"__proto__":{}}', 400, 'INVALID_JSON'],
    ['application/json', '[]', 400, 'INVALID_REQUEST'],
    ['application/xml', '<a/>', 415, 'NOT_JSON'],
    ['application/x-www-form-urlencoded', 'a=b', 415, 'NOT_JSON'],
  ])('a body of %s that reads %j is refused', async (type, payload, status, code) => {
    const url = '/api/auth/sign-in/email';
    const reply = await ask({ route: 'signIn', method: 'POST', url, headers: { 'content-type': type }, payload });
    expect([reply.status, JSON.parse(reply.text).code]).toEqual([status, code]);
  });
});
