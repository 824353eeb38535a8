import { expect, expectNoAxeFaults, signUp, test } from './fixtures/app.ts';
import { toastSaying } from './fixtures/toasts.ts';
import { chooseOption, expectQuestion, openCategories, openSettings, startPractice } from './fixtures/wizard.ts';

const broken = { status: 400, json: { code: 'INVALID_REQUEST', message: 'The road is closed.' } };

test.use({ edition: 'starter', viewport: { width: 360, height: 740 } });

test.beforeEach(async ({ page, noise }) => {
  noise.allow(/Failed to load resource/);
  await signUp(page);
});

test('categories: loading, then an error that can be tried again', async ({ page }) => {
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/progress', async (route) => {
    await held;
    await route.fulfill(broken);
  });
  await page.goto('/theory/practice');
  await expect(page.getByText('Loading categories…')).toBeAttached();
  answer();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Error loading category progress: The road is closed.')).toBeVisible();
  await page.unroute('**/api/progress');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('checkbox', { name: 'Rules of the Road' })).toBeVisible();
});

test('categories: without word of an open session they still work', async ({ page }) => {
  await page.route('**/api/practice-sessions/current?*', (route) => route.fulfill(broken));
  await openCategories(page);
  await expect(page.getByRole('checkbox', { name: 'Rules of the Road' })).toBeEnabled();
});

test('settings: a session that could not be started says so, keeps what was set, and can be tried again', async ({
  page,
}) => {
  await openSettings(page);
  await page.getByLabel('Maximum number of questions').fill('6');
  const start = page.getByRole('button', { name: 'Start Practice' });
  await page.route('**/api/practice-sessions', (route) => route.abort());
  await start.click();
  await expect(page.getByRole('alert')).toContainText('You are offline, or the server cannot be reached.');
  await page.unroute('**/api/practice-sessions');
  await page.route('**/api/practice-sessions', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await start.click();
  await expect(page.getByRole('alert')).toHaveText('Failed to load questions.');
  await page.unroute('**/api/practice-sessions');
  await start.click();
  await expectQuestion(page, 1, 6);
});

test('session: questions that cannot be loaded', async ({ page }) => {
  await openSettings(page);
  await page.route('**/api/questions?*', (route) => route.fulfill(broken));
  await page.getByRole('button', { name: 'Start Practice' }).click();
  await expect(page.getByRole('heading', { name: 'Error Loading Questions' })).toBeVisible();
  await expect(toastSaying(page, 'Error loading questions')).toBeVisible();
  await expect(page.getByText('The road is closed.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/theory/practice');
  await page.unroute('**/api/questions?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expectQuestion(page, 1, 20);
});

test('session: offline, and an answer without words', async ({ page }) => {
  test.slow();
  await startPractice(page, { max: 2 });
  await page.route('**/api/questions?*', (route) => route.abort());
  await page.reload();
  await expect(page.getByText(/^You are offline, or the server cannot be reached/)).toBeVisible();
  await page.unroute('**/api/questions?*');
  await page.route('**/api/practice-sessions/*', (route) => route.fulfill({ status: 500, body: 'Oops' }));
  await page.reload();
  await expect(page.getByText('Loading questions…')).toBeAttached();
  await expect(page.getByText('Failed to load questions.')).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/api/practice-sessions/*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expectQuestion(page, 1, 2);
});

test('session: one that is not this learner’s', async ({ page }) => {
  await page.goto('/theory/practice?session=mixed&id=6f4f7c0e-1111-4222-8333-944445555666');
  await expect(page.getByRole('heading', { name: 'This session is over' })).toBeVisible();
});

test('session: an answer that could not be saved is kept and sent again', async ({ page }) => {
  await startPractice(page, { max: 2 });
  await page.route('**/answers', (route) => route.abort());
  await chooseOption(page, 0);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: /Correct!|Incorrect/ })).toBeVisible();
  await expect(page.getByText('1 answer is not saved yet.')).toBeVisible();
  await page.reload();
  await expectQuestion(page, 2, 2);
  await page.unroute('**/answers');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('1 answer is not saved yet.')).toBeHidden();
});

test('nothing that axe finds, from the reminder to the finish', async ({ page }) => {
  test.setTimeout(240_000);
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
  await page.goto('/theory/practice');
  await expect(page.getByText('0 of 34 answered')).toBeVisible();
  await everywhere();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox', { name: 'All categories' }).check();
  await everywhere();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Maximum number of questions').fill('');
  await page.getByRole('radio', { name: 'Flagged questions' }).check();
  await everywhere();
  await page.getByLabel('Maximum number of questions').fill('1');
  await page.getByRole('switch', { name: 'Countdown to answer' }).check();
  await page.getByRole('button', { name: 'Start Practice' }).click();
  await expect(page.getByRole('alert')).toContainText('No questions available');
  await everywhere();
  await page.getByRole('radio', { name: 'All questions' }).check();
  await page.getByRole('button', { name: 'Start Practice' }).click();
  await expectQuestion(page, 1, 1);
  await everywhere();
  await chooseOption(page, 1);
  await page.getByRole('button', { name: 'Next' }).click();
  await everywhere();
  await page.getByRole('button', { name: 'Complete Session' }).click();
  await everywhere();
  await page.getByRole('button', { name: 'Finish' }).click();
  await everywhere();
});
