import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectNoAxeFaults, signUp, test } from './fixtures/app.ts';
import { toastSaying } from './fixtures/toasts.ts';

const deletePath = '**/api/auth/delete-user';

test.describe('Download my data', () => {
  test('saves a file with everything held, and says so', async ({ page }) => {
    const { email } = await signUp(page);
    await page.goto('/profile/settings');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^catseye-my-data-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, object>;
    expect(data).toMatchObject({ account: { email }, tables: { test_results: [] }, sessions: [{}] });
    await expect(page.getByText(`Saved as ${download.suggestedFilename()}`)).toBeVisible();
  });

  test('that failed says so, and can be tried again', async ({ page, noise }) => {
    noise.allow(/Failed to load resource/);
    await signUp(page);
    await page.goto('/profile/settings');
    await page.route('**/api/profile/export', (route) => route.abort());
    const button = page.getByRole('button', { name: 'Download my data' });
    await button.click();
    await expect(page.getByText(/^Your data could not be downloaded\. You are offline/)).toBeVisible();
    await page.unroute('**/api/profile/export');
    const downloading = page.waitForEvent('download');
    await button.click();
    await downloading;
  });
});

test.describe('Delete my account', () => {
  const open = async (page: Page) => {
    await page.goto('/profile/settings');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    return page.getByRole('dialog', { name: 'Delete your account?' });
  };

  test('says what will go, asks for the password, and can be thought better of', async ({ page, noise }) => {
    test.slow();
    noise.allow(/Failed to load resource/);
    await signUp(page);
    for (const leave of ['Escape', 'Cancel']) {
      const dialog = await open(page);
      await expect(dialog.getByText('every result, session and answer')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Delete my account' })).toBeDisabled();
      if (leave === 'Escape') await page.keyboard.press(leave);
      else await dialog.getByRole('button', { name: leave }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: 'Delete my account' })).toBeFocused();
    }
    const dialog = await open(page);
    await dialog.getByLabel('Your password').fill('wrong password');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Current password is incorrect.');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        await expectNoAxeFaults(page);
      }
    }
    await page.route(deletePath, (route) => route.abort());
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog.getByRole('alert')).toContainText('You are offline');
    await page.reload();
    await expect(page.getByText('Joined')).toBeVisible();
  });

  test('removes the account here, in other tabs and on the server', async ({ page, context, noise }) => {
    noise.allow(/Failed to load resource/);
    const { email, password } = await signUp(page);
    const otherTab = await context.newPage();
    await otherTab.goto('/profile/settings');
    await expect(otherTab.getByText('Joined')).toBeVisible();

    const dialog = await open(page);
    await dialog.getByLabel('Your password').fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/auth/login');
    await expect(toastSaying(page, 'Account deleted')).toBeVisible();
    // Which fonts a device has says nothing of anybody.
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept.filter((key) => key !== 'catseye.fonts')).toEqual([]);
    await expect(otherTab).toHaveURL('/auth/login');

    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password' }).first()).toBeVisible();
  });
});

test.describe('the privacy page', () => {
  test('can be read without an account, from both account pages', async ({ page }) => {
    for (const door of ['/auth/login', '/auth/signup']) {
      await page.goto(door);
      await page.getByRole('link', { name: 'Privacy' }).click();
      await expect(page).toHaveURL('/privacy');
      await expect(page.getByRole('heading', { name: 'Privacy', level: 1 })).toBeVisible();
    }
    const kept = page.getByRole('table');
    await expect(kept.getByRole('rowheader')).toHaveCount(6);
    await expect(page.getByText('There is one cookie.', { exact: false })).toBeVisible();
  });

  test('is true of the cookies', async ({ page, context }) => {
    await signUp(page);
    await page.goto('/profile/settings');
    await page.getByRole('link', { name: 'privacy page' }).click();
    await expect(page).toHaveURL('/privacy');
    const cookies = await context.cookies();
    expect(cookies.map(({ httpOnly }) => httpOnly)).toEqual([true]);
    const days = ((cookies[0]?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(7);
  });
});
