import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { failure } from '#contract/errors.ts';
import { testApp } from '#server/testing/test-app.ts';
import { contentPolicy, loadPages } from './pages.ts';

const script = 'document.documentElement.dataset.theme = "dark"';
const style = 'body { margin: 0 }';
const page = (title: string) =>
  `<!doctype html><title>${title}</title><style>${style}</style><script>${script}</script><script type="module" src="/assets/app-1.js"></script>`;

const folder = mkdtempSync(join(tmpdir(), 'catseye-web-'));
const put = (path: string, text: string | Buffer) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};
put('index.html', page('App'));
put('index.html.br', brotliCompressSync(page('App')));
put('auth/login.html', page('Sign in'));
put('auth/signup.html', page('Sign up'));
put('screens/theory.html', page('Theory Test'));
put('screens/not-found.html', page('Page not found'));
put(
  '.vite/pages.json',
  '{"/":"index.html","/practice/:category":"index.html","/theory":"screens/theory.html","*":"screens/not-found.html"}',
);
put('assets/app-1.js', 'console.log(1)');
put('assets/app-1.js.br', brotliCompressSync('console.log(1)'));
put('robots.txt', 'User-agent: *');
put('.vite/manifest.json', '{}');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('The pages', () => {
  const server = testApp('sqlite', { webFolder: folder });
  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

  test.each([
    ['/', 'App'],
    ['/practice/1', 'App'],
    ['/theory', 'Theory Test'],
    ['/theory?with=query', 'App'],
    ['/no/such/page?with=query', 'Page not found'],
    ['/auth/login', 'Sign in'],
    ['/auth/login/', 'Sign in'],
    ['/auth/signup?from=here', 'Sign up'],
  ])('%s is the page "%s"', async (url, title) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(reply.body).toContain(`<title>${title}</title>`);
  });

  test.each([
    '/api/nothing',
    '/api',
    '/assets/gone-2.js',
    '/favicon.ico',
    '/.vite/manifest.json',
    '/index.html',
    '/index.html.br',
    '/screens/theory.html',
    '/auth/login.html',
    '/..%2f..%2fpackage.json',
  ])('%s is no page: it is refused', async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(404);
    expect(failure.parse(reply.json()).code).toBe('NOT_FOUND');
  });

  test('other methods than GET get none', async () => {
    const reply = await server.app.inject({ method: 'POST', url: '/practice/1' });
    expect([reply.statusCode, failure.parse(reply.json()).code]).toEqual([404, 'NOT_FOUND']);
  });

  test('carry a policy that allows their own inline parts by hash, and nothing from elsewhere', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${hash(script)};`);
    expect(policy).toContain(`style-src 'self' ${hash(style)};`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(contentPolicy('<script src="/x.js"></script><p>')).toContain("script-src 'self';");
  });

  test('are asked for again each time, and not sent again where nothing has changed', async () => {
    const first = await get('/');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get('/', { 'if-none-match': String(first.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/auth/login')).headers['etag']).not.toBe(first.headers['etag']);
  });

  test('come compressed where the build has them so and the browser takes it', async () => {
    const reply = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(reply.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(page('App'));
    expect((await get('/', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBeUndefined();
  });

  test('find their assets kept for ever, and other files asked for again', async () => {
    const asset = await get('/assets/app-1.js', { 'accept-encoding': 'br' });
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(brotliDecompressSync(asset.rawPayload).toString()).toBe('console.log(1)');
    const robots = await get('/robots.txt');
    expect([robots.statusCode, robots.headers['cache-control']]).toEqual([200, 'no-cache']);
  });

  test('need a build, and the refusal says how to make one', () => {
    expect(() => loadPages(join(folder, 'nowhere'))).toThrow(/^The web app is not built: .* Run "npm start"/);
  });
});

describe('Content', () => {
  const server = testApp('sqlite');
  const url = '/api/categories/rules-of-the-road/questions';

  test('is served with a strong ETag and not sent again where nothing has changed', async () => {
    const first = await server.app.inject(url);
    expect(first.headers).toMatchObject({ 'cache-control': 'public, no-cache', vary: 'accept-encoding' });
    const etag = String(first.headers['etag']);
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    const again = await server.app.inject({ url, headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await server.app.inject('/api/categories/1/questions')).headers['etag']).toBe(etag);
    await server.restart();
    expect((await server.app.inject(url)).headers['etag']).toBe(etag);
  });

  test('comes compressed as the client can take it', async () => {
    const plain = await server.app.inject(url);
    const brotli = await server.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    const gzip = await server.app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  });

  test('of questions is picked by id, in the order asked for', async () => {
    const ids = ['rules-of-the-road-003', 'rules-of-the-road-001'];
    const reply = await server.app.inject(`/api/questions?ids=${ids.join()}`);
    expect(reply.json<{ id: string }[]>().map((question) => question.id)).toEqual(ids);
    expect((await server.app.inject(`/api/questions?ids=${ids[0]},rules-of-the-road-999`)).statusCode).toBe(404);
    const fifty = Array.from({ length: 51 }, () => ids[0]).join();
    expect((await server.app.inject(`/api/questions?ids=${fifty}`)).statusCode).toBe(400);
  });

  test('of a quick quiz is three questions, the same for the same seed', async () => {
    const quiz = async (seed: string) =>
      (await server.app.inject(`/api/highway-code/quiz?seed=${seed}`)).json<object[]>();
    const seed = '8f14e45f-ceea-467f-a8ef-2d1c9f0f8b1a';
    expect(await quiz(seed)).toHaveLength(3);
    expect(await quiz(seed)).toEqual(await quiz(seed));
  });
});
