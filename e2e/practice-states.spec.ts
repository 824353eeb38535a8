import type { Page } from '@playwright/test';
import { expect, expectNoAxeFaults, signUp, test } from './fixtures/app.ts';
import { answerByApi, answerOnScreen, openPractice } from './fixtures/practice.ts';

const broken = { status: 400, json: { code: 'INVALID_REQUEST', message: 'The road is closed.' } };

test.use({ edition: 'starter', viewport: { width: 360, height: 740 } });

test.beforeEach(async ({ page, noise }) => {
  noise.allow(/Failed to load resource/);
  await signUp(page);
});

test('categories: loading, then an error that can be tried again', async ({ page }) => {
  let answer = () => undefined as void;
  await page.route('**/api/progress', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill(broken);
  });
  await page.goto('/categories');
  await expect(page.getByText('Loading categories…')).toBeAttached();
  await expect.poll(() => answer.name).toBe('');
  answer();
  await expect(page.getByRole('heading', { name: 'Error Loading Categories' })).toBeVisible();
  await expect(page.getByText('Error loading category progress: The road is closed.')).toBeVisible();
  await page.unroute('**/api/progress');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('link', { name: /Rules of the Road/ })).toBeVisible();
});

test('categories: a server fault and a lost connection are told', async ({ page }) => {
  await page.route('**/api/progress', (route) => route.abort());
  await page.goto('/categories');
  await expect(page.getByText(/Error loading category progress: You are offline/)).toBeVisible();
});

test('categories: one that is broken shows zeros, marked as not loaded', async ({ page }) => {
  await answerByApi(page, 5, 'right');
  await page.route('**/api/progress', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { categoryId: number }[];
    await route.fulfill({ json: list.map((one) => (one.categoryId === 1 ? { categoryId: 1 } : one)) });
  });
  await page.goto('/categories');
  const rules = page.getByRole('link', { name: /Rules of the Road/ });
  await expect(rules).toContainText('0 of 34 answered');
  await expect(rules).toContainText('Progress not loaded');
});

for (const [what, path] of [
  ['questions', '**/api/categories/1/questions'],
  ['the session', '**/api/practice-sessions'],
] as const) {
  test(`practice: ${what} cannot be loaded`, async ({ page }) => {
    await page.route(path, (route) => route.fulfill(broken));
    await page.goto('/practice/1');
    await expect(page.getByRole('heading', { name: 'Error Loading Questions' })).toBeVisible();
    await expect(page.getByText('Error loading questions', { exact: true })).toBeVisible();
    await expect(page.getByText('The road is closed.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Categories' })).toHaveAttribute('href', '/categories');
    await page.unroute(path);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Question 1 of 34' })).toBeVisible();
  });
}

test('practice: loading, and offline', async ({ page }) => {
  await page.route('**/api/categories/1/questions', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.abort();
  });
  await page.goto('/practice/1');
  await expect(page.getByText('Loading questions…')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Error Loading Questions' })).toBeVisible();
  await expect(page.getByText(/^You are offline, or the server cannot be reached/)).toBeVisible();
});

test('practice: a category without questions', async ({ page }) => {
  await page.goto('/practice/road-signs');
  await expect(page).toHaveURL(/\/practice\/2$/);
  await expect(page.getByRole('heading', { name: 'No Questions Available' })).toBeVisible();
  await expect(page.getByText(/Rules of the Road has 34 practice questions/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/theory/practice');
});

test('practice: a reset that fails says so and changes nothing', async ({ page }) => {
  await openPractice(page);
  await page.route('**/abandon', (route) => route.fulfill(broken));
  await page.getByRole('button', { name: 'Reset session' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset this session?' });
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect(dialog.getByText('Error resetting session')).toBeVisible();
  await expect(dialog.getByText('The road is closed.')).toBeVisible();
  await page.unroute('**/abandon');
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect(dialog).toBeHidden();
});

test('practice: a flag that cannot be saved is taken back, and says so', async ({ page }) => {
  await openPractice(page);
  await page.route('**/api/flags/**', (route) => route.fulfill(broken));
  const flag = page.getByRole('button', { name: 'Flag' });
  await flag.click();
  await expect(page.getByText(/The flag could not be changed/)).toBeVisible();
  await expect(flag).toHaveAttribute('aria-pressed', 'false');
});

test('question, options and Submit are in reach on a phone, and the bar covers none of them', async ({ page }) => {
  await openPractice(page);
  await page.getByRole('radio').last().check();
  const bar = await page.getByRole('button', { name: 'Submit Answer' }).boundingBox();
  const last = await page.getByRole('radio').last().boundingBox();
  expect(bar && last && last.y + last.height <= bar.y).toBe(true);
  await expect(page.getByRole('button', { name: 'Submit Answer' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('group').locator('legend')).toBeInViewport({ ratio: 1 });
});

test.describe('nothing that axe finds, nor a sideways scroll, in either theme at three widths', () => {
  test.slow();

  test.beforeEach(async ({ page }) => {
    await answerByApi(page, 33, 'right');
    await openPractice(page);
  });

  test('question and keys', async ({ page }) => {
    await expectNoFaults(page);
    await page.keyboard.press('?');
    await expectNoFaults(page);
  });

  test('answered, and not saved', async ({ page }) => {
    await page.route('**/answers', (route) => route.abort());
    await answerOnScreen(page, 'wrong');
    await expect(page.getByText('1 answer is not saved yet.')).toBeVisible();
    await expectNoFaults(page);
  });

  test('review and summary', async ({ page }) => {
    await answerOnScreen(page, 'wrong');
    await page.getByRole('button', { name: 'Complete Practice' }).click();
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectNoFaults(page);
  });
});

async function expectNoFaults(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await expectNoAxeFaults(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  }
}
