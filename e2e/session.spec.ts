import type { Page } from '@playwright/test';
import type { AccountSession } from '#contract/account.ts';
import { expect, signUp, test } from './fixtures/app.ts';

/** The server's session as the browser gets it, changed. */
async function changeSession(page: Page, change: (session: AccountSession) => Partial<AccountSession>): Promise<void> {
  await page.route('**/api/auth/get-session', async (route) => {
    const response = await route.fetch();
    const session = (await response.json()) as AccountSession;
    await route.fulfill({ response, json: { ...session, ...change(session) } });
  });
}

test('a learner without a name is called by their address, and on the dashboard Driver', async ({ page }) => {
  const { email } = await signUp(page);
  await changeSession(page, ({ learner }) => ({ learner: { ...learner, fullName: '' } }));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Hello, Driver' })).toBeVisible();
  const menu = page.getByRole('button', { name: 'User menu' });
  await menu.click();
  await expect(page.getByText('Driver', { exact: true })).toBeVisible();
  await page.goto('/theory');
  await menu.click();
  await expect(page.getByText(email.split('@')[0] ?? '', { exact: true })).toBeVisible();
});

test('every thirty seconds the session is looked at; one that is due is refreshed and remembered', async ({ page }) => {
  await signUp(page);
  await page.clock.install();
  const minute = 60_000;
  let asked = 0;
  let expiresAt = Date.now() + 1.8 * minute;
  await changeSession(page, () => {
    asked += 1;
    return { expiresAt };
  });
  const remembered = () =>
    page.evaluate(() => (JSON.parse(localStorage.getItem('catseye.session') ?? '{}') as AccountSession).expiresAt);
  await page.goto('/privacy');
  await expect.poll(remembered).toBe(expiresAt);

  // 108 seconds are left: more than three ticks, so that the first look asks nobody.
  const before = asked;
  await page.clock.runFor(17_000);
  expect(asked).toBe(before);

  // At the tick after 30 seconds fewer than 90 are left.
  expiresAt += 60 * minute;
  await page.clock.runFor(14_000);
  await expect.poll(remembered).toBe(expiresAt);
  expect(asked).toBe(before + 1);

  // An hour more: the next ticks have nothing to do.
  await page.clock.runFor(2 * minute);
  expect(asked).toBe(before + 1);
});

test('signing out leaves nothing of the session on the device', async ({ page, context }) => {
  await signUp(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Your Progress' })).toBeVisible();
  const held = async () => ({
    cookies: (await context.cookies()).map(({ name }) => name),
    remembered: await page.evaluate(() => localStorage.getItem('catseye.session') !== null),
  });
  await expect.poll(held).toEqual({ cookies: ['catseye'], remembered: true });
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/auth/login');
  expect(await held()).toEqual({ cookies: [], remembered: false });
});

test.describe('a category without questions', () => {
  test.use({ edition: 'starter' });

  test('has 34 for the number of questions elsewhere when it cannot be had', async ({ page, noise }) => {
    noise.allow(/Failed to load resource|ERR_FAILED/);
    await signUp(page);
    await page.route('**/api/categories', (route) => route.abort());
    await page.goto('/practice/2');
    await expect(page.getByText('Rules of the Road has 34 practice questions.')).toBeVisible();
  });
});
