import { expect, signUp, test } from './fixtures/app.ts';
import { expectNoAxeFaultsAnywhere, watchLayoutShift } from './fixtures/look.ts';
import { finishedTest, keepOnDevice, saveByApi } from './fixtures/results.ts';

const broken = { status: 500, json: { code: 'INTERNAL', message: 'Broken' } };
const loadFailure = 'Failed to load your dashboard data. Please refresh the page.';

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test('a new learner is greeted and finds everything still to do', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Hello, Alex' })).toBeVisible();
  await expect(page.getByText('Theory Test Trainee')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Test Completion' })).toHaveAttribute('aria-valuetext', '0%');
  await expect(page.getByText('No tests taken yet')).toBeVisible();
  await expect(page.getByText(/day streak/)).toHaveCount(0);

  await expect(page.getByRole('heading', { name: 'Ready for your next challenge?' })).toBeVisible();
  await expect(page.getByText('20 min').first()).toBeVisible();
  await expect(page.getByText('10 questions').first()).toBeVisible();
  await expect(page.getByText(/^Pro Tip: .{20,}/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Challenge' })).toHaveAttribute(
    'href',
    '/theory/practice?session=challenge',
  );

  await expect(page.getByRole('heading', { name: 'Pick A Test Category' })).toBeVisible();
  for (const [name, minutes, path] of [
    ['Theory Test', 20, '/theory'],
    ['Hazard Perception', 15, '/hazard'],
    ['Highway Code', 15, '/highway'],
    ['Road Signs', 10, '/signs'],
  ] as const) {
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
    await expect(card.getByRole('link', { name })).toHaveAttribute('href', path);
    await expect(card).toContainText('10 questions');
    await expect(card).toContainText(`${minutes} min`);
    await expect(card).toContainText('0% complete');
  }

  const achievements = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ hasText: 'All achievements' })
    .last();
  await expect(achievements.getByRole('listitem')).toHaveCount(6);
  await expect(achievements.getByText('Earned')).toHaveCount(0);
  await expect(achievements.getByText('Locked')).toHaveCount(3);
});

test('results show as progress, the last test’s day, the streak and achievements', async ({ page }) => {
  await saveByApi(page, finishedTest(5, { daysAgo: 2 }), finishedTest(10, { category: 'signs', daysAgo: 1 }), {
    ...finishedTest(8),
    testDate: '2026-07-04T23:30:00Z',
  });
  await page.goto('/');
  await expect(page.getByRole('progressbar', { name: 'Test Completion' })).toHaveAttribute('aria-valuetext', '20%');
  const yesterday = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'Europe/London' })
    .format(Date.now() - 86_400_000)
    .replace(',', '');
  await expect(page.getByText(yesterday)).toBeVisible();
  await expect(page.getByRole('main').getByText('1 day streak')).toBeVisible();
  const signs = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Road Signs' }) });
  await expect(signs).toContainText('25% complete');
  const perfect = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Perfect Score' }) });
  await expect(perfect.getByText('Earned')).toBeVisible();
  const streak = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '3 Day Streak' }) });
  await expect(streak).toContainText('1 of 3');
});

test('Choose Your Blend shows past results inline, by keyboard alone, and the Back button leads out too', async ({
  page,
}) => {
  await saveByApi(page, finishedTest(6, { category: 'hazard', timeTaken: 61 }));
  await page.goto('/');
  await page.getByRole('button', { name: 'Choose Your Blend' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Past results' })).toBeFocused();
  const result = page.getByRole('list', { name: 'Latest results' }).getByRole('listitem');
  await expect(result).toContainText('Hazard Perception');
  await expect(result).toContainText('Failed');
  await expect(result).toContainText('1m 1s');
  await expect(page.getByText(/The official theory test asks for 43 of 50 \(86%\)/)).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Back to dashboard' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hello, Alex' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Past results' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Latest results' })).toBeVisible();
});

test('Choose Your Blend without results, and when they cannot be loaded', async ({ page, noise }) => {
  noise.allow(/Failed to load resource/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Choose Your Blend' }).click();
  await expect(page.getByRole('heading', { name: 'No Test Results Yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Take Your First Test' })).toHaveAttribute('href', '/test');

  await page.route('**/api/results', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible();
  await page.unroute('**/api/results');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'No Test Results Yet' })).toBeVisible();
});

test('Review Past Results leads to the history', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Review Past Results' }).click();
  await expect(page).toHaveURL(/\/results-history$/);
  await expect(page.getByRole('heading', { name: 'Your Performance' })).toBeFocused();
});

test('data that cannot be loaded is told in a toast and on the page; the cards lead on, and Try Again loads it', async ({
  page,
  noise,
}) => {
  noise.allow(/Failed to load resource/);
  await page.route('**/api/dashboard', (route) => route.fulfill(broken));
  await page.goto('/');
  await expect(page.getByRole('dialog').filter({ hasText: `Error${loadFailure}` })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('alert').filter({ hasText: loadFailure }).first()).toBeVisible();
  await expect(page.getByText('Progress not loaded')).toHaveCount(4);
  await expect(page.getByRole('link', { name: 'Theory Test' })).toBeVisible();

  await page.unroute('**/api/dashboard');
  await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('No tests taken yet')).toBeVisible();
  await expect(page.getByText('Progress not loaded')).toHaveCount(0);
});

test('achievements that cannot be loaded are told in a toast and on the page', async ({ page, noise }) => {
  noise.allow(/Failed to load resource/);
  await page.route('**/api/achievements', (route) => route.fulfill(broken));
  await page.goto('/');
  await expect(page.getByRole('dialog').filter({ hasText: 'Could not load achievements' })).toBeVisible({
    timeout: 15_000,
  });
  const told = page.getByRole('alert').filter({ hasText: 'Could not load achievements.' });
  await expect(told).toBeVisible();
  await page.unroute('**/api/achievements');
  await told.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Speed Demon' })).toBeVisible();
  await expect(told).toBeHidden();
});

test('offline is said as such', async ({ page, noise }) => {
  noise.allow(/Failed to load resource/);
  await page.route('**/api/dashboard', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline, or the server' })).toBeVisible();
});

for (const width of [360, 390, 1280]) {
  test(`nothing moves while it loads slowly, at ${width} px`, async ({ page }) => {
    await saveByApi(page, finishedTest(10), finishedTest(9));
    await page.setViewportSize({ width, height: 3000 });
    for (const path of ['**/api/dashboard', '**/api/achievements']) {
      await page.route(path, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        await route.continue();
      });
    }
    const shift = await watchLayoutShift(page);
    await page.goto('/');
    await expect(page.getByText('Loading your progress…')).toBeAttached();
    await expect(page.getByRole('progressbar', { name: 'Test Completion' })).toBeAttached();
    await expect(page.getByText('Earned').first()).toBeVisible();
    expect(await shift()).toBeLessThan(0.001);
  });
}

test('a result that is not saved is remembered', async ({ page }) => {
  await keepOnDevice(page, finishedTest(9, { category: 'signs' }));
  await page.goto('/');
  await expect(page.getByText('You have a result that is not saved')).toBeVisible();
  await expect(page.getByText('Road Signs, 90%. It is kept on this device.')).toBeVisible();
  await page.getByRole('link', { name: 'See result' }).click();
  await expect(page.getByRole('heading', { name: 'Congratulations! You Passed!' })).toBeVisible();
});

test('has no accessibility faults with everything on it', async ({ page }) => {
  test.slow();
  await saveByApi(page, finishedTest(10, { timeTaken: 200 }), finishedTest(5, { category: 'hazard' }));
  await keepOnDevice(page, finishedTest(9));
  await page.goto('/');
  await expect(page.getByText('Earned').first()).toBeVisible();
  await expectNoAxeFaultsAnywhere(page);
  await page.goto('/?past-results=');
  await expect(page.getByRole('list', { name: 'Latest results' })).toBeVisible();
  await expectNoAxeFaultsAnywhere(page);
});
