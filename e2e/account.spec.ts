import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, signUp, test } from './fixtures/app.ts';
import { toastSaying } from './fixtures/toasts.ts';

const newAccount = () => ({ name: 'Sam Road', email: `sam-${randomUUID()}@example.org`, password: 'amber studs' });
type Account = ReturnType<typeof newAccount>;

async function fillSignUp(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Full Name').fill(account.name);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign up' }).click();
}

async function fillSignIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Sign-up answered as another auth service would answer it (reading 32). */
async function answerSignUp(page: Page, status: number, body: object): Promise<void> {
  await page.route('**/api/auth/sign-up/email', (route) => route.fulfill({ status, json: body }));
}

test('sign up, sign in, reload, sign out', async ({ page }) => {
  const account = newAccount();
  await page.goto('/');
  await expect(page).toHaveURL('/auth/signup');
  await expect(page.getByRole('heading', { name: 'Join Catseye!', level: 1 })).toBeVisible();
  await fillSignUp(page, account);
  await expect(page).toHaveURL('/auth/login');
  const created = toastSaying(page, 'Account created!');
  await expect(created).toContainText('Please check your email to confirm your account.');

  await expect(page.getByRole('heading', { name: 'Welcome Back!', level: 1 })).toBeVisible();
  await fillSignIn(page, account);
  await expect(page).toHaveURL('/');
  await expect(toastSaying(page, 'Welcome back')).toContainText("You've successfully signed in.");

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your Progress' })).toBeVisible();
  await expect(toastSaying(page, 'Welcome back')).toHaveCount(0);

  await page.getByRole('button', { name: /menu/i }).click();
  await expect(page.getByText(account.email)).toBeVisible();
  for (const entry of ['Profile Settings', 'My Achievements', 'Sign out']) {
    await expect(page.getByRole('menuitem', { name: entry })).toBeVisible();
  }
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/auth/login');
  await expect(toastSaying(page, 'Signed out')).toContainText("You've been signed out successfully.");
  await page.goto('/results-history');
  await expect(page).toHaveURL('/auth/signup');
});

test('a signed-in visitor of the account pages is sent home', async ({ page }) => {
  await signUp(page);
  for (const path of ['/auth/login', '/auth/signup']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});

test('an address that is taken is told, in any letter case; what was typed stays', async ({ page }) => {
  const { email } = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/auth/signup');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth/signup');
  await fillSignUp(page, { ...newAccount(), email: email.toUpperCase() });
  const told = 'This email address is already registered. Please try logging in instead.';
  await expect(toastSaying(page, 'Email already registered')).toContainText(told);
  await expect(page.getByRole('alert').or(page.getByRole('group')).filter({ hasText: told }).first()).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Sam Road');
});

for (const [what, body] of [
  ['an address that the service calls an invalid email', { code: 'X', message: 'Invalid email: not accepted' }],
  ['an address whose validation failed', { code: 'X', message: 'Validation for email failed' }],
] as const) {
  test(`${what} is told`, async ({ page, noise }) => {
    noise.allow(/400/);
    await answerSignUp(page, 400, body);
    await page.goto('/auth/signup');
    await fillSignUp(page, newAccount());
    await expect(toastSaying(page, 'Invalid email address')).toContainText('Please enter a valid email address.');
  });
}

test('an answer that the user is already registered is told', async ({ page, noise }) => {
  noise.allow(/422/);
  await answerSignUp(page, 422, { code: 'X', message: 'User already registered' });
  await page.goto('/auth/signup');
  await fillSignUp(page, newAccount());
  await expect(toastSaying(page, 'Email already registered')).toBeVisible();
});

test('another failure of sign-up has its message, and can be tried again', async ({ page, noise }) => {
  noise.allow(/500/);
  const account = newAccount();
  await answerSignUp(page, 500, { code: 'INTERNAL', message: 'The road is closed.' });
  await page.goto('/auth/signup');
  await fillSignUp(page, account);
  await expect(toastSaying(page, 'Sign up failed')).toContainText('The road is closed.');
  await page.unroute('**/api/auth/sign-up/email');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/auth/login');
});

test('fields are required, and a password of six characters at least', async ({ page }) => {
  await page.goto('/auth/signup');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expect(page.getByText('Enter your email address.')).toBeVisible();
  await expect(page.getByText('Must be at least 6 characters', { exact: true })).toBeVisible();
  await fillSignUp(page, { ...newAccount(), password: 'short' });
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Enter your password.')).toBeVisible();
});

test('a wrong password is told in a toast and in a red box, and the right one enters', async ({ page, noise }) => {
  noise.allow(/401/);
  const { email, password } = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/auth/login');
  await page.evaluate(() => localStorage.clear());
  await fillSignIn(page, { email, password: 'not the password' });
  const message = 'Invalid email or password. Check both and try again.';
  await expect(toastSaying(page, 'Login failed')).toContainText(message);
  await expect(page.getByRole('main').getByText(message)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await fillSignIn(page, { email, password });
  await expect(page).toHaveURL('/');
});

test('a sign-in without a connection says so, keeps what was typed, and can be tried again', async ({
  page,
  noise,
}) => {
  noise.allow(/ERR_FAILED/);
  await page.route('**/api/auth/sign-in/email', (route) => route.abort());
  await page.goto('/auth/login');
  await fillSignIn(page, { email: 'someone@example.org', password: 'a password' });
  await expect(toastSaying(page, 'Login failed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await expect(page.getByLabel('Email')).toHaveValue('someone@example.org');
});

test('the buttons say that they are busy', async ({ page }) => {
  await page.route('**/api/auth/sign-*/email', () => new Promise(() => {}));
  await page.goto('/auth/signup');
  await fillSignUp(page, newAccount());
  await expect(page.getByRole('button', { name: 'Creating account...' })).toBeVisible();
  await page.goto('/auth/login');
  await fillSignIn(page, newAccount());
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
});

test('a sign-out that fails is told, and the learner stays', async ({ page, noise }) => {
  noise.allow(/500/);
  await signUp(page);
  await page.route('**/api/auth/sign-out', (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Something went wrong on our side.' } }),
  );
  await page.goto('/');
  await page.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(toastSaying(page, 'Error signing out')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a page that is not there says so, and leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByText("Oops! We can't find the page you're looking for")).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/auth/signup');
});
