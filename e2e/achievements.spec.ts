import { expect, signUp, test } from './fixtures/app.ts';
import { expectNoAxeFaultsAnywhere } from './fixtures/look.ts';
import { finishedTest, keepOnDevice, saveByApi } from './fixtures/results.ts';

const broken = { status: 500, json: { code: 'INTERNAL', message: 'Broken' } };

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test('shows all ten in four groups, each with how far it is', async ({ page }) => {
  await saveByApi(page, finishedTest(8));
  await page.goto('/profile/achievements');
  await expect(page.getByRole('heading', { name: 'My Achievements', level: 1 })).toBeVisible();
  await expect(page.getByText('1 of 10', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Achievements earned' })).toHaveAttribute(
    'aria-valuetext',
    '1 of 10',
  );
  for (const [group, count] of [
    ['Test Achievements', 2],
    ['Score Achievements', 2],
    ['Streak Achievements', 2],
    ['Learning Achievements', 4],
  ] as const) {
    const section = page.locator('section').filter({ has: page.getByRole('heading', { name: group }) });
    await expect(section.getByRole('listitem')).toHaveCount(count);
  }
  const item = (title: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(item('First Step')).toContainText(/Earned \d{1,2} \w+ 20\d\d/);
  await expect(item('High Scorer')).toContainText('Best score 80%');
  await expect(item('Theory Expert')).toContainText('1 of 5');
  await expect(item('Complete Driver').getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 4');
});

test('unlocks as soon as a result is saved', async ({ page }) => {
  await keepOnDevice(page, finishedTest(10));
  await page.goto('/profile/achievements');
  await expect(page.getByText('0 of 10', { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await page.getByRole('link', { name: 'See result' }).click();
  await page.getByRole('button', { name: 'Save Results' }).click();
  await expect(page.getByRole('heading', { name: 'New achievements!' })).toBeVisible();
  await page.getByRole('link', { name: 'All achievements' }).click();
  await expect(page.getByText('3 of 10', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page.getByRole('heading', { name: 'New achievements!' })).toHaveCount(0);
});

test('says that it loads, and when it could not, in a toast and on the page', async ({ page, noise }) => {
  noise.allow(/Failed to load resource/);
  await page.route('**/api/achievements', (route) => route.fulfill(broken));
  await page.goto('/profile/achievements');
  await expect(page.getByText('Loading achievements…')).toBeAttached();
  await expect(page.getByRole('dialog').filter({ hasText: 'Could not load achievements' })).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.getByRole('heading', { name: 'Could not load achievements' })).toBeVisible();
  await page.unroute('**/api/achievements');
  await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Test Achievements' })).toBeVisible();
});

test('offline is said as such', async ({ page, noise }) => {
  noise.allow(/Failed to load resource/);
  await page.route('**/api/achievements', (route) => route.abort());
  await page.goto('/profile/achievements');
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible();
});

test('has no accessibility faults', async ({ page }) => {
  test.slow();
  await saveByApi(page, finishedTest(8));
  await page.goto('/profile/achievements');
  await expect(page.getByRole('heading', { name: 'Test Achievements' })).toBeVisible();
  await expectNoAxeFaultsAnywhere(page);
});
