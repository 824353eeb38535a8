import { expect, signUp, test } from './fixtures/app.ts';
import { toastSaying } from './fixtures/toasts.ts';

test('a visitor has no user menu; a learner’s shows their initial', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'User menu' })).toHaveCount(0);
  await signUp(page, { name: 'Robin Road' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'User menu' })).toHaveText('R');
});

test('the account pages lead to each other, and ask for an email address', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/auth/signup');
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/auth/login');
});

test('a second tab greets nobody', async ({ page, context }) => {
  await signUp(page);
  await page.goto('/');
  const second = await context.newPage();
  await second.goto('/');
  await expect(second.getByRole('heading', { name: 'Your Progress' })).toBeVisible();
  await expect(toastSaying(second, 'Welcome back')).toHaveCount(0);
});

test('each area has its own colour: green, red, blue, yellow', async ({ page }) => {
  await signUp(page);
  const hues: Record<string, string> = {};
  for (const area of ['theory', 'hazard', 'highway', 'signs']) {
    await page.goto(`/${area}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // In one go: the page's first paint gives way to the app meanwhile.
    hues[area] = await page.evaluate(() => {
      const probe = document.createElement('span');
      probe.style.color = 'var(--accent)';
      document.querySelector('[data-area]')?.append(probe);
      return getComputedStyle(probe).color;
    });
  }
  expect(hues).toEqual({
    theory: 'rgb(0, 105, 60)',
    hazard: 'rgb(196, 22, 28)',
    highway: 'rgb(11, 90, 162)',
    signs: 'rgb(255, 198, 25)',
  });
});

test('area cards say what they are and how far the learner is', async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  const card = page
    .getByRole('listitem')
    .filter({ hasText: 'Multiple-choice questions on the rules and on good driving' });
  await expect(card).toContainText('0% complete');
  await expect(card.getByRole('progressbar')).toBeVisible();
});

test('locked achievements show a lock, earned ones do not', async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  const plate = page.getByRole('listitem').filter({ hasText: 'First Test' });
  await expect(plate.locator('svg.lucide-lock')).toBeVisible();
});

test('a question has letters before its options, a bar above, and no seen-line while it is new', async ({ page }) => {
  await signUp(page);
  await page.goto('/categories');
  await expect(page.getByRole('listitem').filter({ hasText: 'Alertness' }).locator('svg').first()).toBeVisible();
  await page.goto('/practice/1');
  for (const letter of ['A', 'B', 'C', 'D']) {
    await expect(page.getByRole('group').getByText(letter, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('progressbar', { name: 'Questions answered' })).toBeVisible();
  await expect(page.getByText(/seen/i)).toHaveCount(0);
});

test('a screen that breaks says so, and has a way home', async ({ page, noise }) => {
  noise.allow(/.*/);
  await signUp(page);
  await page.route('**/assets/*', (route) =>
    route.request().url().includes('practice') ? route.abort() : route.continue(),
  );
  await page.goto('/practice/1');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await page.unroute('**/assets/*');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { name: 'Your Progress' })).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test(`a destructive toast is marked, follows the ${theme} theme, and goes after its time`, async ({
    page,
    noise,
  }) => {
    noise.allow(/401/);
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('/auth/login');
    await page.getByLabel('Email').fill('nobody@example.org');
    await page.getByLabel('Password', { exact: true }).fill('a password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    const toast = toastSaying(page, 'Login failed');
    await expect(toast).toBeVisible();
    const look = await toast.evaluate((element) => {
      const { borderLeftColor, backgroundColor } = getComputedStyle(element);
      return { borderLeftColor, backgroundColor };
    });
    expect(look).toEqual(
      theme === 'light'
        ? { borderLeftColor: 'rgb(179, 18, 26)', backgroundColor: 'rgb(255, 255, 255)' }
        : { borderLeftColor: 'rgb(255, 154, 144)', backgroundColor: 'rgb(29, 32, 36)' },
    );
    await toast.hover();
    await page.waitForTimeout(3000);
    await expect(toast).toBeVisible();
    await page.mouse.move(0, 700);
    await expect(toast).toBeHidden({ timeout: 4000 });
  });
}
