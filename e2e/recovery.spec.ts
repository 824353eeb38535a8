import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectNoAxeFaults, test as withoutMail } from './fixtures/app.ts';
import { confirmedAccount, linkTo, test } from './fixtures/mail.ts';
import { expectToast } from './fixtures/toasts.ts';

const password = 'zebra crossing';
const newPassword = 'pelican crossing';
const newEmail = () => `${randomUUID()}@example.org`;

async function signIn(page: Page, email: string, chosen: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(chosen);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function askForReset(page: Page, email: string): Promise<void> {
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(
    page.getByText(`If there is an account for ${email}, a link is on its way.`, { exact: false }),
  ).toBeVisible();
}

async function chooseNew(page: Page, chosen: string, confirmed = chosen): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(chosen);
  await page.getByLabel('Confirm New Password').fill(confirmed);
  await page.getByRole('button', { name: 'Save new password' }).click();
}

test.describe('a new account', () => {
  test('signs in once its letter has confirmed it', async ({ page, smtp, noise }) => {
    noise.allow(/Failed to load resource/);
    const email = newEmail();
    await page.goto('/auth/signup');
    await page.getByLabel('Full Name').fill('Robin Road');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    const signUp = page.getByRole('button', { name: 'Sign up' });
    await expectToast(page, 'Please check your email to confirm your account.', () => signUp.click());
    await expect(page).toHaveURL('/auth/login');
    const first = await linkTo(email, smtp);

    await signIn(page, email, password);
    await expect(page.getByRole('alert').filter({ hasText: 'not confirmed yet' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText(`A new link is on its way to ${email}.`, { exact: false })).toBeVisible();
    expect(await linkTo(email, smtp)).toContain('#confirm=');

    await page.goto(first);
    await expect(page.getByText('Your email address is confirmed. Sign in to start.')).toBeVisible();
    await expect(page.getByText('not confirmed yet')).toBeHidden();
    expect(page.url()).not.toContain('#');
    await expectToast(page, 'Welcome back', () => signIn(page, email, password));
    await expect(page).toHaveURL('/');
  });

  test('is not lost when its letter could not be sent', async ({ page, smtp }) => {
    smtp.behave('refuse');
    const email = newEmail();
    await page.goto('/auth/signup');
    await page.getByLabel('Full Name').fill('Robin Road');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    const signUp = page.getByRole('button', { name: 'Sign up' });
    await expectToast(page, 'We could not send the email that confirms it.', () => signUp.click());
    await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();

    smtp.behave('well');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByText(`If ${email} is waiting to be confirmed`, { exact: false })).toBeVisible();
    await page.goto(await linkTo(email, smtp));
    await expect(page.getByText('Your email address is confirmed. Sign in to start.')).toBeVisible();
  });

  test('is offered another letter for a link that does not work, and another try for a lost connection', async ({
    page,
    noise,
  }) => {
    noise.allow(/Failed to load resource/);
    await page.route('**/api/auth/verify-email', (route) => route.abort());
    await page.goto('/auth/login#confirm=nonsense');
    await expect(page.getByText(/You are offline, or the server cannot be reached/)).toBeVisible();
    await page.unroute('**/api/auth/verify-email');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('This link has expired or was already used.', { exact: false })).toBeVisible();
    await page.getByRole('link', { name: 'Send me a new link' }).click();
    await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeFocused();
  });
});

test.describe('a forgotten password', () => {
  test('is answered the same for every address', async ({ page, smtp }) => {
    const [known, unknown] = [newEmail(), newEmail()];
    await confirmedAccount(page, smtp, known, password);
    for (const email of [unknown, known]) await askForReset(page, email);
    expect(await linkTo(known, smtp)).toContain('/auth/login#reset=');
    expect(smtp.letters.filter(({ to }) => to.includes(unknown))).toEqual([]);
  });

  test('is replaced by the letter’s link, by keyboard alone, and every session ends', async ({
    page,
    browser,
    baseURL,
    smtp,
    noise,
  }) => {
    noise.allow(/Failed to load resource/);
    const email = newEmail();
    await confirmedAccount(page, smtp, email, password);
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await elsewhere.newPage();
    await other.goto('/auth/login');
    await signIn(other, email, password);
    await expect(other).toHaveURL('/');

    await page.goto('/auth/login');
    await page.getByRole('link', { name: 'Forgot password?' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused();
    await expect(page).toHaveTitle('Forgot password · Catseye');
    await expect(page.getByLabel('Email')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/a link is on its way/)).toBeVisible();

    await page.goto(await linkTo(email, smtp));
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeFocused();
    expect(page.url()).not.toContain('#');
    await chooseNew(page, '12345');
    await expect(page.getByText('New password must be at least 6 characters long.')).toBeVisible();
    await chooseNew(page, newPassword, password);
    await expect(page.getByText('New passwords do not match.')).toBeVisible();
    await page.getByLabel('Confirm New Password').focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(newPassword);
    await expectToast(page, 'Password changed successfully!', () => page.keyboard.press('Enter'));
    await expect(page.getByText('You are signed out everywhere. Sign in with your new password.')).toBeVisible();

    await other.goto('/profile/settings');
    await expect(other).toHaveURL('/auth/login');
    await elsewhere.close();
    await signIn(page, email, password);
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password' }).first()).toBeVisible();
    await signIn(page, email, newPassword);
    await expect(page).toHaveURL('/');
  });

  test('can be replaced on a device that is signed in, whose other tabs then leave', async ({
    page,
    context,
    smtp,
  }) => {
    const email = newEmail();
    await confirmedAccount(page, smtp, email, password);
    await page.goto('/auth/login');
    await signIn(page, email, password);
    await expect(page).toHaveURL('/');
    await page.goto('/profile/settings');
    await page.getByRole('button', { name: 'Change Password' }).click();
    const tab = await context.newPage();
    await tab.goto('/auth/login#forgot');
    await tab.getByLabel('Email').fill(email);
    await tab.getByRole('button', { name: 'Send me a link' }).click();
    await tab.goto(await linkTo(email, smtp));
    await chooseNew(tab, newPassword);
    await expect(tab.getByText(/You are signed out everywhere/)).toBeVisible();
    await expect(page).toHaveURL('/auth/login');
  });

  test('has a link that works once, and offers another kindly', async ({ page, smtp, noise }) => {
    noise.allow(/Failed to load resource/);
    const email = newEmail();
    await confirmedAccount(page, smtp, email, password);
    await askForReset(page, email);
    const link = await linkTo(email, smtp);
    await page.goto(link);
    await chooseNew(page, newPassword);
    await expect(page.getByText(/You are signed out everywhere/)).toBeVisible();

    // In the same document: only the fragment of the address changes.
    await page.goto(link);
    await chooseNew(page, 'a third password');
    const alert = page.getByRole('alert').filter({ hasText: 'This link has expired or was already used.' });
    await expect(alert).toBeFocused();
    await page.getByRole('link', { name: 'Send me a new link' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
  });

  test('says when a request failed, keeps what was typed, and says that it sends', async ({ page, noise }) => {
    noise.allow(/Failed to load resource/);
    const path = '**/api/auth/request-password-reset';
    await page.goto('/auth/login#forgot');
    await page.getByLabel('Email').fill('not an address');
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await page.getByLabel('Email').fill('robin@example.org');
    await page.route(path, (route) => route.abort());
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'You are offline' }).first()).toBeFocused();
    await page.unroute(path);
    let answer = () => {};
    const answered = new Promise<void>((go) => (answer = go));
    await page.route(path, async (route) => {
      await answered;
      await route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Something went wrong on our side.' } });
    });
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
    answer();
    await expect(page.getByText('Something went wrong on our side.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('robin@example.org');
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeFocused();
  });

  test('says when its part of the page could not be fetched, and tries again', async ({ page, noise }) => {
    noise.allow(/Failed to load resource|dynamically imported|preload/);
    await page.route(/assets\/forgot-password/, (route) => route.abort());
    await page.goto('/auth/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByText('This part of the page could not be fetched.', { exact: false })).toBeVisible();
    await page.unroute(/assets\/forgot-password/);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible();
  });

  test('has screens that axe finds no fault with, and that fit', async ({ page, noise }) => {
    test.slow();
    noise.allow(/Failed to load resource/);
    const states = ['#forgot', '#resend', '#reset=nonsense', '#confirm=nonsense'];
    for (const hash of states) {
      await page.goto('about:blank');
      await page.goto(`/auth/login${hash}`);
      if (hash.startsWith('#reset')) {
        await chooseNew(page, 'x', 'y');
        await expect(page.getByText('New password must be at least 6 characters long.')).toBeVisible();
      } else if (hash.startsWith('#confirm')) await expect(page.getByText(/This link has expired/)).toBeVisible();
      else await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await expectNoAxeFaults(page);
        }
      }
      await page.setViewportSize({ width: 320, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });
});

withoutMail('a server that sends no email says so', async ({ page }) => {
  await page.goto('/auth/login#forgot');
  await page.getByLabel('Email').fill('robin@example.org');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('This server sends no email.', { exact: false })).toBeVisible();
});
