import type { Page } from '@playwright/test';
import { expect, expectNoAxeFaults, signUp, test } from './fixtures/app.ts';
import { toastSaying } from './fixtures/toasts.ts';
import { chooseOption, expectQuestion, questionText } from './fixtures/wizard.ts';

test.use({ viewport: { width: 360, height: 740 } });

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test('ten questions from the dashboard card, with feedback at the end', async ({ page }) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/answers')) sent.push(request.postDataJSON());
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Challenge' }).click();
  await expectQuestion(page, 1, 10);
  await expect(page.getByRole('heading', { level: 1, name: 'Challenge' })).toBeVisible();
  await expect(page).toHaveTitle('Challenge · Catseye');
  await expect(page.getByText('Guide: 20 min')).toBeVisible();
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toBeDisabled();

  const firstText = await questionText(page);
  const first = await chooseOption(page, 0);
  await next.click();
  await expect(page.getByRole('heading', { name: 'Question 2 of 10' })).toBeFocused();
  await expect(page.getByRole('heading', { name: /Correct!|Incorrect/ })).toHaveCount(0);
  await expect(next).toBeDisabled();

  // Previous restores the earlier choice, and it may be changed.
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveAttribute('value', first);
  const changed = await chooseOption(page, 1);
  await next.click();
  await goThrough(page, 2);
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Complete Session' }).click();

  await expect(toastSaying(page, 'out of 10 questions correctly.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your answers' })).toBeFocused();
  const entry = page.getByRole('listitem').filter({ hasText: firstText });
  await expect(entry).toContainText(changed);
  await expect.poll(() => sent.length).toBe(1);
  expect((sent[0] as { answers: unknown[] }).answers).toHaveLength(10);

  await page.reload();
  await expect(page.getByText(/^\d+ of 10 correct$/)).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Practice session complete!' });
  await expect(dialog.getByText(/43 of 50 \(86%\)/)).toBeVisible();
  await dialog.getByRole('button', { name: 'See your result' }).click();
  await expect(page).toHaveURL(/\/results$/);
  await expect(page.getByText('Theory Test: Challenge')).toBeVisible();
  await page.getByRole('button', { name: 'Save Results' }).click();
  await expect(page).toHaveURL(/\/$/);

  await page.getByRole('link', { name: 'Start Challenge' }).click();
  await expectQuestion(page, 1, 10);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('a reload and a second start go on with the open one', async ({ page }) => {
  await openChallenge(page);
  const first = await chooseOption(page, 2);
  await page.getByRole('button', { name: 'Next' }).click();
  const second = await chooseOption(page, 0);
  await page.reload();
  await expectQuestion(page, 3, 10);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveAttribute('value', second);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'Start Challenge' }).click();
  await expectQuestion(page, 3, 10);
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveAttribute('value', first);
});

test('a challenge completed without a connection is kept, shown and sent later', async ({ page, noise }) => {
  noise.allow(/Failed to load resource/);
  await openChallenge(page);
  await goThrough(page, 1);
  await page.route('**/answers', (route) => route.abort());
  await page.getByRole('button', { name: 'Complete Session' }).click();
  await expect(page.getByText(/^\d+ of 10 correct$/)).toBeVisible();
  await expect(page.getByText('10 answers are not saved yet.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('10 answers are not saved yet.')).toBeVisible();
  await page.unroute('**/answers');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('10 answers are not saved yet.')).toBeHidden();
  const id = new URL(page.url()).searchParams.get('id');
  const session = await page.request.get(`/api/practice-sessions/${id}`);
  await expect.poll(async () => (await (await page.request.get(session.url())).json()).state).toBe('completed');
});

test('one that cannot be opened can be tried again or left', async ({ page, noise }) => {
  noise.allow(/Failed to load resource/);
  await page.route('**/api/practice-sessions', (route) =>
    route.fulfill({ status: 400, json: { code: 'INVALID_REQUEST', message: 'The road is closed.' } }),
  );
  await page.goto('/theory/practice?session=challenge');
  await expect(page.getByText('The road is closed.')).toBeVisible();
  await expect(toastSaying(page, 'Error loading questions')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/');
  await page.unroute('**/api/practice-sessions');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expectQuestion(page, 1, 10);
});

test('by keyboard only', async ({ page }) => {
  await openChallenge(page);
  await page.keyboard.press('Enter');
  await expectQuestion(page, 1, 10);
  for (let place = 1; place <= 10; place += 1) {
    await expectQuestion(page, place, 10);
    await page.keyboard.press('c');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Your answers' })).toBeFocused();
});

test('nothing that axe finds: question and results', async ({ page }) => {
  test.setTimeout(120_000);
  await openChallenge(page);
  await chooseOption(page, 1);
  const everywhere = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        await expectNoAxeFaults(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    }
  };
  await everywhere();
  await goThrough(page, 1);
  await page.getByRole('button', { name: 'Complete Session' }).click();
  await everywhere();
});

async function openChallenge(page: Page): Promise<void> {
  await page.goto('/theory/practice?session=challenge');
  await expectQuestion(page, 1, 10);
}

/** Chooses an option of each question from a place to the last one. */
async function goThrough(page: Page, from: number): Promise<void> {
  for (let place = from; place <= 10; place += 1) {
    await expectQuestion(page, place, 10);
    await chooseOption(page, 0);
    if (place < 10) await page.getByRole('button', { name: 'Next' }).click();
  }
}
