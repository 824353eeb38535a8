import { describe, expect, test } from 'vitest';
import { listQuestions } from '#contract/categories.ts';
import { listFlags, removeFlag, setFlag } from '#contract/flags.ts';
import { getSignDrawings, listMarkings, listSignCategories, listSigns } from '#contract/signs.ts';
import { loadContent } from '#server/content/content.ts';
import { caller } from '#server/testing/caller.ts';
import { onBothEngines } from '#server/testing/engines.ts';
import { signedIn } from '#server/testing/signed-in.ts';
import { testApp } from '#server/testing/test-app.ts';

onBothEngines('Signs', (engine) => {
  const server = testApp(engine);
  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

  describe('of the edition', () => {
    test('are listed for anyone, by category, and counted', async () => {
      const signs = await caller(server).call(listSigns, {});
      const categories = await caller(server).call(listSignCategories, {});
      expect(signs).toHaveLength(220);
      for (const { id, count } of categories) {
        expect(signs.filter(({ category }) => category === id)).toHaveLength(count);
      }
    });

    test('come with their drawings by category', async () => {
      const signs = await caller(server).call(listSigns, {});
      const drawings = await caller(server).call(getSignDrawings, { params: { category: 'warning' } });
      expect(Object.keys(drawings).toSorted()).toEqual(
        signs.flatMap(({ id, category }) => (category === 'warning' ? [id] : [])).toSorted(),
      );
      expect((await get('/api/signs/drawings/unicorns')).statusCode).toBe(400);
    });

    test('are told apart by ETag, and compressed', async () => {
      for (const url of ['/api/signs', '/api/signs/drawings/motorway']) {
        const first = await get(url, { 'accept-encoding': 'br' });
        expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, no-cache' });
        const again = await get(url, { 'if-none-match': String(first.headers.etag) });
        expect([again.statusCode, again.body]).toEqual([304, '']);
      }
    });
  });

  describe('one picture', () => {
    test('is an SVG document that may be kept for ever under its hash, and does nothing', async () => {
      const [sign] = await caller(server).call(listSigns, {});
      const reply = await get(sign?.picture ?? '');
      expect(reply.statusCode).toBe(200);
      expect(reply.headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
      });
      expect(reply.body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/);
    });

    test.each(['regulatory-stop.svg', 'regulatory-stop.0123456789.svg'])(
      'as %s, without its hash or with an older one, has to be asked for again',
      async (file) => {
        const reply = await get(`/api/signs/drawing/${file}`);
        expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'public, no-cache']);
      },
    );

    test('is there for what questions show, whatever the edition', async () => {
      for (const id of ['warning-toads', 'marking-zebra']) {
        expect((await get(`/api/signs/drawing/${id}.svg`)).statusCode).toBe(200);
      }
    });

    test.each([
      ['unicorn.svg', 404],
      ['marking-yellow-scope.svg', 404],
      ['constructor.svg', 404],
      ['regulatory-stop.png', 400],
      ['..%2Fsigns.json', 400],
    ])('that does not exist, %s, is refused', async (file, status) => {
      expect((await get(`/api/signs/drawing/${file}`)).statusCode).toBe(status);
    });
  });

  describe('that a learner flags', () => {
    const params = { kind: 'sign', itemId: 'regulatory-stop' } as const;

    test('are kept once beside the questions, and let go', async () => {
      const learner = await signedIn(server);
      await learner.call(setFlag, { params, body: {} });
      await learner.call(setFlag, { params, body: {} });
      expect(await learner.call(listFlags, {})).toMatchObject([params]);
      await learner.call(removeFlag, { params });
      expect(await learner.call(listFlags, {})).toEqual([]);
    });

    test.each(['unicorn', 'warning-toads', 'marking-zebra', 'rules-of-the-road-001'])(
      'have to be signs of the edition, not %s',
      async (itemId) => {
        const learner = await signedIn(server);
        for (const route of [setFlag, removeFlag]) {
          const reply = await learner.send(route, { params: { kind: 'sign', itemId }, body: {} });
          expect(reply.status).toBe(404);
        }
      },
    );
  });

  test('come beside markings and signals with their drawings, in the full edition alone', async () => {
    expect(await caller(server).call(listMarkings, {})).toEqual([]);
    await server.restart({ content: await loadContent('full') });
    const markings = await caller(server).call(listMarkings, {});
    const drawings = await caller(server).call(getSignDrawings, { params: { category: 'markings' } });
    expect(markings).toHaveLength(119);
    expect(new Set(markings.map(({ drawing }) => drawing))).toEqual(new Set(Object.keys(drawings)));
    for (const svg of Object.values(drawings)) expect(svg).toMatch(/^<svg/);
    expect((await get(markings[0]?.picture ?? '')).headers['cache-control']).toContain('immutable');
    expect((await get('/api/signs/markings', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
  });

  test('that questions show come with them, and know of them', async () => {
    await server.restart({ content: await loadContent('full') });
    const questions = await caller(server).call(listQuestions, { params: { category: 'road-signs' } });
    const signs = await caller(server).call(listSigns, {});
    const shown = questions.flatMap(({ id, image }) => (image ? [{ id, image }] : []));
    expect(shown.length).toBeGreaterThan(20);
    for (const { id, image } of shown) {
      expect(image.description).not.toBe('');
      expect((await get(image.url)).headers['cache-control']).toContain('immutable');
      const sign = signs.find((one) => one.id === image.id);
      if (sign) expect(sign.questions).toContain(id);
    }
  });
});
