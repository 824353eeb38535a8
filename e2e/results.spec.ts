import { expect, signUp, test } from './fixtures/app.ts';
import { expectNoAxeFaultsAnywhere } from './fixtures/look.ts';
import { finishedTest, keepOnDevice, openResults, pressSave, saveByApi, savedResults } from './fixtures/results.ts';

const broken = { status: 500, json: { code: 'INTERNAL', message: 'Broken' } };

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
