import { expect, test } from 'vitest';
import { signOut } from '#contract/account.ts';
import { getProfile, updateProfile } from '#contract/profile.ts';
import { onBothEngines } from '#server/testing/engines.ts';
import { signedIn } from '#server/testing/signed-in.ts';
import { testApp } from '#server/testing/test-app.ts';

onBothEngines('A write from another site', (engine) => {
  const server = testApp(engine, { env: { PUBLIC_URL: 'https://catseye.example' } });
  const body = { fullName: 'Changed Name' };

  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://catseye.example' },
    { 'sec-fetch-site': 'anything' },
    { origin: 'https://evil.example' },
    { origin: 'https://catseye.example.evil.example' },
    { origin: 'http://catseye.example' },
    { origin: 'null' },
    { origin: '' },
  ])('is refused, and changes nothing (%j)', async (headers) => {
    const learner = await signedIn(server);
    const refusal = await learner.refusal(updateProfile, { body }, { ...headers });
    expect(refusal).toMatchObject({ status: 403, code: 'CROSS_SITE' });
    expect((await learner.refusal(signOut, { body: {} }, { ...headers })).status).toBe(403);
    expect((await learner.call(getProfile)).fullName).toBe('Robin Road');
  });

  test.each([
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    // A proxy that changes the host: the browser's own word stands.
    { 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example' },
    { origin: 'https://catseye.example' },
    { origin: 'http://localhost:3000', host: 'localhost:3000' },
  ])('is told from our own page’s (%j)', async (headers) => {
    const learner = await signedIn(server);
    expect((await learner.send(updateProfile, { body }, { ...headers })).status).toBe(200);
  });

  test('is not confused with reading, which any site may make a browser do', async () => {
    const learner = await signedIn(server);
    expect((await learner.send(getProfile, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(200);
  });
});
