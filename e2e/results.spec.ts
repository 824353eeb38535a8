import { expect, signUp, test } from './fixtures/app.ts';
import { expectNoAxeFaultsAnywhere } from './fixtures/look.ts';
import { finishedTest, keepOnDevice, openResults, pressSave, saveByApi, savedResults } from './fixtures/results.ts';

const broken = { status: 500, json: { code: 'INTERNAL', message: 'Broken' } };
const listFailure = 'Failed to load your test results. Please try again.';

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test.describe('a test result', () => {
  test('without one, says so', async ({ page }) => {
    await page.goto('/results');
    await expect(page.getByRole('heading', { name: 'No results found. Please take a test first.' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL('/');
  });

  test('a pass is shown, saved, celebrated once, and counts at home at once', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('No tests taken yet')).toBeVisible();
    await openResults(page, finishedTest(8));
    await expect(page.getByRole('heading', { name: 'Congratulations! You Passed!' })).toBeVisible();
    await expect(page.getByText('80%', { exact: true })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Score' })).toHaveAttribute('aria-valuetext', '80%');
    await expect(page.getByText('8 of 10')).toBeVisible();
    await expect(page.getByText('2 of 10')).toBeVisible();
    await expect(page.getByText('6 minutes 12 seconds')).toBeVisible();
    await expect(page.getByText('Theory Test', { exact: true })).toBeVisible();
    await expect(page.getByText('The official theory test asks for 43 of 50 (86%).')).toBeVisible();

    await pressSave(page, 'Test Passed!Your results have been saved.');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'New achievements!' })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Test Completion' })).toHaveAttribute('aria-valuetext', '10%');
    await expect(page.getByText('No tests taken yet')).toHaveCount(0);
    await expect(page.getByText(/not saved/)).toHaveCount(0);

    await page.reload();
    await expect(page.getByText('Earned').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'New achievements!' })).toHaveCount(0);
    expect(await savedResults(page)).toBe(1);
  });

  test('the celebration is dismissed, and the focus is not lost', async ({ page }) => {
    await openResults(page, finishedTest(8));
    await page.getByRole('button', { name: 'Save Results' }).click();
    await page.getByRole('button', { name: 'Thanks' }).click();
    await expect(page.getByRole('heading', { name: 'New achievements!' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Hello, Alex' })).toBeFocused();
  });

  test('a fail is shown kindly and saved, by keyboard alone', async ({ page }) => {
    await openResults(page, finishedTest(5, { category: 'hazard', timeTaken: 61 }));
    await expect(page.getByRole('heading', { name: 'Sorry, You Failed.' })).toBeVisible();
    await expect(page.getByText('5 of 10')).toHaveCount(2);
    await expect(page.getByText('1 minute 1 second', { exact: true })).toBeVisible();
    await expect(page.getByText('The official hazard perception test asks for 44 of 75 (59%).')).toBeVisible();
    const save = page.getByRole('button', { name: 'Save Results' });
    for (let presses = 0; presses < 8 && !(await save.evaluate((one) => one === document.activeElement)); presses++) {
      await page.keyboard.press('Tab');
    }
    const toast = page.getByRole('dialog').filter({ hasText: 'Test FailedYour results have been saved.' });
    await Promise.all([expect(toast).toBeVisible(), page.keyboard.press('Enter')]);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeFocused();
  });

  test('says that it is saving, and a second press sends nothing more', async ({ page }) => {
    let posts = 0;
    await page.route('**/api/results', async (route) => {
      if (route.request().method() === 'POST') posts += 1;
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await openResults(page, finishedTest(8));
    await page.getByRole('button', { name: 'Save Results' }).click();
    const busy = page.getByRole('button', { name: 'Saving Results...' });
    await expect(busy).toBeVisible();
    await expect(busy).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    expect(posts).toBe(1);
  });

  test('a failed save is told in a toast and on the page, loses nothing, and can be tried again', async ({
    page,
    noise,
  }) => {
    noise.allow(/Failed to load resource/);
    await page.route('**/api/results', (route) => route.fulfill(broken));
    await page.setViewportSize({ width: 390, height: 1100 });
    await openResults(page, finishedTest(8));
    const save = page.getByRole('button', { name: 'Save Results' });
    const before = await save.boundingBox();
    await pressSave(page, 'ErrorThere was a problem saving your test result.');
    await expect(page.getByRole('alert').filter({ hasText: 'It is kept on this device.' })).toBeVisible();
    await expect(page).toHaveURL('/results');
    expect(await save.boundingBox()).toEqual(before);

    await page.unroute('**/api/results');
    await page.route('**/api/results', (route) => route.abort());
    await save.click();
    await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible();

    await page.unroute('**/api/results');
    await save.click();
    await expect(page).toHaveURL('/');
    expect(await savedResults(page)).toBe(1);
  });

  test('waits on the device: through Back to Dashboard and reloads, until it is discarded', async ({ page }) => {
    await openResults(page, finishedTest(8));
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page.getByText('You have a result that is not saved')).toBeVisible();
    await page.goto('/results');
    await expect(page.getByRole('heading', { name: 'Congratulations! You Passed!' })).toBeVisible();

    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect(page.getByRole('button', { name: 'Discard', exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await page.getByRole('button', { name: 'Discard result' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText(/not saved/)).toHaveCount(0);
    await page.goto('/results');
    await expect(page.getByRole('heading', { name: 'No results found. Please take a test first.' })).toBeVisible();
    expect(await savedResults(page)).toBe(0);
  });

  test('once dealt with, the browser’s Back button does not bring it back', async ({ page }) => {
    await openResults(page, finishedTest(8));
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await page.getByRole('link', { name: 'See result' }).click();
    await pressSave(page, 'Your results have been saved.');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/results');
    await expect(page.getByRole('heading', { name: 'No results found. Please take a test first.' })).toBeVisible();
  });

  test('two that wait are both there, the latest first', async ({ page }) => {
    await keepOnDevice(page, finishedTest(6), finishedTest(9));
    await page.goto('/');
    await expect(page.getByText('You have 2 results that are not saved')).toBeVisible();
    await page.getByRole('link', { name: 'See result' }).click();
    await expect(page.getByText('90%', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Save Results' }).click();
    await expect(page.getByText('You have a result that is not saved')).toBeVisible();
    await page.getByRole('link', { name: 'See result' }).click();
    await expect(page.getByText('60%', { exact: true })).toBeVisible();
  });

  test('saved before on a request whose reply was lost, it is saved once', async ({ page }) => {
    const result = finishedTest(8);
    await saveByApi(page, result);
    await openResults(page, result);
    await pressSave(page, 'Your results have been saved.');
    expect(await savedResults(page)).toBe(1);
  });

  test('another result under the same id is explained, and the copy can be discarded', async ({ page, noise }) => {
    noise.allow(/Failed to load resource/);
    const result = finishedTest(8);
    await saveByApi(page, result);
    await openResults(page, { ...result, correctAnswers: 7, incorrectAnswers: 3, score: 70 });
    await page.getByRole('button', { name: 'Save Results' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'This test is saved already' })).toBeVisible();
  });

  test('has no accessibility faults, passed, failed and refused', async ({ page, noise }) => {
    test.slow();
    noise.allow(/Failed to load resource/);
    await openResults(page, finishedTest(8));
    await expectNoAxeFaultsAnywhere(page);
    await page.route('**/api/results', (route) => route.fulfill(broken));
    await openResults(page, finishedTest(4, { category: 'signs' }));
    await pressSave(page, 'There was a problem saving your test result.');
    await expect(page.getByRole('alert').filter({ hasText: 'It is kept on this device.' })).toBeVisible();
    // A toast that fades is fainter than it may be.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectNoAxeFaultsAnywhere(page);
  });
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
    await page.goto('/test');
    for (const [name, path] of [
      ['Mock Test', '/theory/mock'],
      ['Practice', '/theory/practice'],
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
      await page.goto('/test');
      await expect(page.getByRole('heading', { name: 'The test page is under development' })).toBeVisible();
      await expectNoAxeFaultsAnywhere(page);
      await page.getByRole('link', { name: 'Return to Home' }).click();
      await expect(page).toHaveURL('/');
    });
  });
});
