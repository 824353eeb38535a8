import type { Page } from '@playwright/test';
import { expect, expectNoAxeFaults, type Learner, signUp, test } from './fixtures/app.ts';
import { expectToast } from './fixtures/toasts.ts';

const changePath = '**/api/auth/change-password';
const newPassword = 'pelican crossing';

async function openPanel(page: Page): Promise<Learner> {
  const learner = await signUp(page);
  await page.goto('/profile/settings');
  await page.getByRole('button', { name: 'Change Password' }).click();
  return learner;
}

async function fill(page: Page, current: string, chosen = newPassword, confirmed = chosen): Promise<void> {
  await page.getByLabel('Current Password', { exact: true }).fill(current);
  await page.getByLabel('New Password', { exact: true }).fill(chosen);
  await page.getByLabel('Confirm New Password', { exact: true }).fill(confirmed);
}

const update = (page: Page) => page.getByRole('button', { name: 'Update Password' });

test('the panel is hidden, shown and hidden again; its passwords can be looked at', async ({ page }) => {
  await openPanel(page);
  const toggle = page.getByRole('button', { name: 'Change Password' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  for (const name of ['Current Password', 'New Password', 'Confirm New Password']) {
    const field = page.getByLabel(name, { exact: true });
    const show = page.getByRole('button', { name: 'Show' }).and(page.locator(`[aria-controls="${await idOf(field)}"]`));
    await expect(field).toHaveAttribute('type', 'password');
    await show.click();
    await expect(field).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide' }).click();
    await expect(field).toHaveAttribute('type', 'password');
  }
  await toggle.click();
  await expect(page.getByLabel('Current Password', { exact: true })).toBeHidden();
});

test('Update Password waits until all three are filled', async ({ page }) => {
  await openPanel(page);
  await expect(update(page)).toBeDisabled();
  await fill(page, 'a', 'b', '');
  await expect(update(page)).toBeDisabled();
  await fill(page, 'a', 'b', 'c');
  await expect(update(page)).toBeEnabled();
});

test('what is wrong is said, and leads to its field', async ({ page, noise }) => {
  test.slow();
  noise.allow(/Failed to load resource/);
  const { password } = await openPanel(page);
  const cases = [
    [password, newPassword, 'pelican', 'New passwords do not match.', 'Confirm New Password'],
    [password, '12345', '12345', 'New password must be at least 6 characters long.', 'New Password'],
    ['wrong password', newPassword, newPassword, 'Current password is incorrect.', 'Current Password'],
    [password, password, password, 'New password cannot be the same as the old password.', 'New Password'],
  ] as const;
  for (const [current, chosen, confirmed, message, field] of cases) {
    await fill(page, current, chosen, confirmed);
    await update(page).click();
    const alert = page.getByRole('alert').filter({ hasText: message });
    await expect(alert).toBeFocused();
    await alert.getByRole('link').click();
    await expect(page.getByLabel(field, { exact: true })).toBeFocused();
    await page.keyboard.type('x');
    await expect(page.getByLabel(field, { exact: true })).toBeFocused();
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoAxeFaults(page);
    }
  }
});

test('the password is changed by keyboard alone, and every other session ends', async ({ page, browser, baseURL }) => {
  const learner = await openPanel(page);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await other.goto('/auth/login');
  await other.getByLabel('Email').fill(learner.email);
  await other.getByLabel('Password', { exact: true }).fill(learner.password);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other).toHaveURL('/');

  await page.getByRole('button', { name: 'Change Password' }).focus();
  for (const text of [learner.password, newPassword, newPassword]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  await expect(update(page)).toBeFocused();
  await expectToast(page, 'Password changed successfully!', () => page.keyboard.press('Enter'));
  await expect(page.getByText('Other devices and browsers are signed out.', { exact: false })).toBeVisible();
  await expect(page.getByLabel('Current Password', { exact: true })).toBeHidden();

  await other.goto('/profile/settings');
  await expect(other).toHaveURL('/auth/login');
  await page.reload();
  await expect(page.getByText('Joined')).toBeVisible();

  await other.getByLabel('Email').fill(learner.email);
  await other.getByLabel('Password', { exact: true }).fill(newPassword);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other).not.toHaveURL('/auth/login');
  await elsewhere.close();
});

test('a session that has ended is said, and signing in leads back here', async ({ page, context, noise }) => {
  noise.allow(/Failed to load resource/);
  const { email, password } = await openPanel(page);
  await context.clearCookies();
  await fill(page, password);
  await update(page).click();
  await expect(
    page.getByText('Your session may have expired. Please log in again to change your password.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Log in again' }).click();
  await expect(page).toHaveURL('/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/profile/settings');
});

test('a session without an address is said', async ({ page }) => {
  await signUp(page);
  await page.route('**/api/auth/get-session', async (route) => {
    const response = await route.fetch();
    const session = (await response.json()) as { learner: object };
    await route.fulfill({ response, json: { ...session, learner: { ...session.learner, email: '' } } });
  });
  await page.goto('/profile/settings');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await fill(page, 'any');
  await update(page).click();
  await expect(page.getByText('Could not retrieve user email. Please try logging in again.')).toBeVisible();
});

test('any other failure has the words of the server, or ours; what was typed stays', async ({ page, noise }) => {
  noise.allow(/Failed to load resource/);
  const { password } = await openPanel(page);
  await fill(page, password);
  for (const [message, told] of [
    ['Too many attempts. Wait 12 minutes and try again.', 'Too many attempts. Wait 12 minutes and try again.'],
    ['', 'Failed to update password.'],
  ] as const) {
    await page.route(changePath, (route) => route.fulfill({ status: 429, json: { code: 'ANY', message } }));
    await update(page).click();
    await expect(page.getByText(told)).toBeVisible();
    await page.unroute(changePath);
  }
  await page.route(changePath, (route) => route.abort());
  await update(page).click();
  await expect(page.getByText(/You are offline, or the server cannot be reached/)).toBeVisible();
  await page.unroute(changePath);
  await expectToast(page, 'Password changed successfully!', () => update(page).click());
});

function idOf(field: { evaluate: (read: (element: Element) => string) => Promise<string> }): Promise<string> {
  return field.evaluate((element) => element.id);
}
