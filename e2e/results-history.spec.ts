import { expect, signUp, test } from './fixtures/app.ts';
import { expectNoAxeFaultsAnywhere } from './fixtures/look.ts';
import { finishedTest, saveByApi } from './fixtures/results.ts';

const broken = { status: 500, json: { code: 'INTERNAL', message: 'Broken' } };
const listFailure = 'Failed to load your test results. Please try again.';

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test.describe('the results history', () => {
  test('is empty at first', async ({ page }) => {
    await page.goto('/results-history');
    await expect(page.getByRole('heading', { name: 'No Test Results Yet' })).toBeVisible();
    await page.getByRole('link', { name: 'Take Your First Test' }).click();
    await expect(page).toHaveURL('/test');
  });

  test('with one result has no trend and no chart', async ({ page }) => {
    await saveByApi(page, { ...finishedTest(8), testDate: '2026-09-05T08:05:00Z' });
    await page.goto('/results-history');
    await expect(page.getByRole('heading', { name: 'Your Performance', level: 1 })).toBeVisible();
    const result = page.getByRole('list', { name: 'Results, newest first' }).getByRole('listitem');
    await expect(result).toContainText('05 Sep 2026, 09:05');
    await expect(result).toContainText('Passed');
    await expect(result.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '8 of 10');
    await expect(result).toContainText('Score80%Correct8/10Time6m 12s');
    await expect(page.getByText('Recent Trend')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Scores over time' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Return to Dashboard' }).click();
    await expect(page).toHaveURL('/');
  });

  test('has the figures, the trend and the chart in words', async ({ page }) => {
    await saveByApi(
      page,
      finishedTest(6, { daysAgo: 3 }),
      finishedTest(9, { daysAgo: 2 }),
      finishedTest(7, { daysAgo: 1 }),
    );
    await page.goto('/results-history');
    const figures = page.locator('dl').first();
    await expect(figures).toContainText('Tests Taken3');
    await expect(figures).toContainText('Average Score73%');
    await expect(figures).toContainText('Recent TrendNeeds Focus −20 points');
    await expect(page.getByText('Oldest first: 60% failed, 90% passed, 70% passed.')).toBeAttached();
    await saveByApi(page, finishedTest(10));
    await page.reload();
    await expect(figures).toContainText('Recent TrendImproving +30 points');
  });

  test('comes a page at a time, and the focus goes on with the new ones', async ({ page, noise }) => {
    noise.allow(/Failed to load resource/);
    const results = Array.from({ length: 23 }, (_, index) => finishedTest(8, { daysAgo: 30 - index }));
    await saveByApi(page, ...results);
    await page.goto('/results-history');
    const items = page.getByRole('list', { name: 'Results, newest first' }).getByRole('listitem');
    await expect(items).toHaveCount(20);

    await page.route('**/api/results?after=*', (route) => route.abort());
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Older results could not be loaded.' })).toBeVisible();
    await expect(items).toHaveCount(20);

    await page.unroute('**/api/results?after=*');
    await page.getByRole('button', { name: 'Show more' }).focus();
    await page.keyboard.press('Enter');
    await expect(items).toHaveCount(23);
    await expect(items.nth(20)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  });

  test('that cannot be loaded is told in a toast and on the page, and Try Again loads it', async ({ page, noise }) => {
    noise.allow(/Failed to load resource/);
    await saveByApi(page, finishedTest(8));
    await page.route('**/api/results', (route) => route.fulfill(broken));
    await page.goto('/results-history');
    await expect(page.getByText('Loading your test results…')).toBeAttached();
    await expect(page.getByRole('dialog').filter({ hasText: listFailure })).toBeVisible({ timeout: 15_000 });
    const told = page.getByRole('alert').filter({ hasText: listFailure });
    await expect(told.first()).toBeVisible();
    await page.unroute('**/api/results');
    await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('list', { name: 'Results, newest first' })).toBeVisible();
  });

  test('has no accessibility faults', async ({ page }) => {
    test.slow();
    await saveByApi(page, finishedTest(5, { daysAgo: 2 }), finishedTest(9, { category: 'signs' }));
    await page.goto('/results-history');
    await expect(page.getByRole('heading', { name: 'Scores over time' })).toBeVisible();
    await expectNoAxeFaultsAnywhere(page);
  });
});

test.describe('the test page', () => {
  test('offers the ways to test yourself', async ({ page }) => {
    test.slow();
    await page.goto('/test');
    for (const [name, path] of [
      ['Mock Test', '/theory/mock'],
      ['Practice', '/theory/practice'],
      ['Hazard Perception', '/hazard/mock'],
      ['Five Clips', '/hazard/practice'],
      ['Signs Quiz', '/signs/quiz'],
      ['Quick Quiz', '/highway/quiz'],
    ] as const) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', path);
    }
    await expect(page.getByText(/under development/)).toHaveCount(0);
    await expectNoAxeFaultsAnywhere(page);
  });

  test('says when it could not be loaded', async ({ page, noise }) => {
    noise.allow(/Failed to load resource/);
    await page.route('**/api/categories', (route) => route.abort());
    await page.goto('/test');
    await expect(page.getByRole('alert').filter({ hasText: 'Tests could not be loaded' })).toContainText(
      'You are offline',
    );
    await page.unroute('**/api/categories');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('link', { name: 'Mock Test' })).toBeVisible();
  });

  test.describe('with the starter content', () => {
    test.use({ edition: 'starter' });

    test('is under development, with a way home', async ({ page }) => {
      test.slow();
      await page.goto('/test');
      await expect(page.getByRole('heading', { name: 'The test page is under development' })).toBeVisible();
      await expectNoAxeFaultsAnywhere(page);
      await page.getByRole('link', { name: 'Return to Home' }).click();
      await expect(page).toHaveURL('/');
    });
  });
});
