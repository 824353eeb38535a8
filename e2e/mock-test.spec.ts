import type { Page } from '@playwright/test';
import { expect, signUp, test } from './fixtures/app.ts';
import { holdBack, refused } from './fixtures/areas.ts';
import { expectNoAxeFaultsAnywhere, watchLayoutShift } from './fixtures/look.ts';
import { expectToast } from './fixtures/toasts.ts';

const notYet = 'Mock tests are currently under development. Please check back later!';
const minute = 60_000;

test.use({ viewport: { width: 360, height: 740 } });

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test('fifty questions without a verdict, a check, the result, and the answers afterwards', async ({ page }) => {
  await page.goto('/theory');
  await page.getByRole('link', { name: 'Mock Test' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mock Test' })).toBeVisible();
  for (const fact of ['50', '57', '43', 'of 50 right to pass (86%)']) {
    await expect(page.getByText(fact, { exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Start Mock Test' }).click();
  await expectQuestion(page, 1);
  await expect(page.getByRole('timer', { name: 'Time left' })).toHaveText(/^5[67]:\d\d left$/);

  // Answers change until the finish, and none is needed to go on.
  await page.getByRole('radio').nth(0).check();
  await page.getByRole('radio').nth(1).check();
  const changed = await page.getByRole('radio').nth(1).getAttribute('value');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Question 2 of 50' })).toBeFocused();
  await expect(page.getByText(/Correct|Incorrect/)).toHaveCount(0);
  const flag = page.getByRole('button', { name: 'Flag for review' });
  await flag.click();
  await expect(flag).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expectQuestion(page, 2);
  expect(await (await page.request.get('/api/flags')).json()).toEqual([]);

  await page.getByRole('link', { name: 'All questions' }).click();
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused();
  await expectCount(page, 'Answered', 1);
  await expectCount(page, 'Not answered', 49);
  await expectCount(page, 'Flagged', 1);
  await page.getByRole('button', { name: 'Question 50, not answered' }).click();
  await expectQuestion(page, 50);
  await expect(page.getByText('The last three questions are about one scene.')).toBeVisible();
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await page.getByRole('button', { name: 'Go to the first flagged' }).click();
  await expectQuestion(page, 2);
  await page.getByRole('link', { name: 'All questions' }).click();
  await page.getByRole('button', { name: 'Go to the first unanswered' }).click();
  await expectQuestion(page, 2);

  await page.getByRole('link', { name: 'All questions' }).click();
  await page.getByRole('button', { name: 'Finish test' }).click();
  const dialog = page.getByRole('dialog', { name: 'Finish the test?' });
  await expect(dialog.getByText('49 questions are not answered. They count as incorrect.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep going' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Finish test' }).click();
  await dialog.getByRole('button', { name: 'Finish test' }).click();

  await expect(page).toHaveURL(/\/results$/);
  await expect(page.getByText('Sorry, You Failed.')).toBeVisible();
  await expect(page.getByText('Theory Test: Mock test')).toBeVisible();
  await expect(page.getByText(/This mock test passes at the official mark/)).toBeVisible();
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/results') && request.method() === 'POST');
  await page.getByRole('button', { name: 'Save Results' }).click();
  const body = (await sent).postDataJSON() as { subcategory: string; answers: { userAnswer: string | null }[] };
  expect(body.subcategory).toBe('mock-test');
  expect(body.answers.map(({ userAnswer }) => userAnswer)).toEqual([changed, ...Array<null>(49).fill(null)]);
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/theory/mock');
  await expect(page.getByRole('heading', { name: 'Your last mock test' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See your result' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Look at your answers' }).click();
  await expect(page.getByRole('heading', { name: 'Your answers' })).toBeFocused();
  const entries = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(entries).toHaveCount(50);
  await expect(page.getByText('Not answered')).toHaveCount(49);
  await expect(page.getByText('Explanation').first()).toBeVisible();
  await page.reload();
  await expect(entries).toHaveCount(50);
});

test('by keyboard only, to a pass with 43 of 50', async ({ page }) => {
  await startTest(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' }).getByText('On to the next question')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Flag for review' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expectQuestion(page, 2);
  for (const key of ['p', '2', 'Enter', 'ArrowRight', 'ArrowLeft', 'p']) await page.keyboard.press(key);
  await expectQuestion(page, 1);
  await expect(page.getByRole('radio').nth(1)).toBeChecked();

  for (let place = 1; place <= 50; place += 1) {
    await expectQuestion(page, place);
    if (place <= 43) await page.keyboard.press('abcdef'.charAt(await rightPlace(page)));
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused();
  await page.getByRole('button', { name: 'Finish test' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Finish test' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Congratulations! You Passed!')).toBeVisible();
  await expect(page.getByText('43 of 50', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save Results' }).click();
  await expect(page).toHaveURL(/\/$/);
  const { results } = (await (await page.request.get('/api/results')).json()) as { results: unknown[] };
  expect(results).toMatchObject([{ passed: true, score: 86, correctAnswers: 43, subcategory: 'mock-test' }]);
});

test('single keys that are switched off do nothing', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('singleKeyShortcuts', 'false'));
  await startTest(page);
  for (const key of ['a', 'f', 'Enter']) await page.keyboard.press(key);
  await expectQuestion(page, 1);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('a reload and a return go on where the learner was, without the server; a test can be given up', async ({
  page,
}) => {
  await startTest(page);
  await page.keyboard.press('c');
  await page.keyboard.press('Enter');
  await page.getByRole('radio').nth(1).check();
  const text = await page.getByRole('group').locator('legend').innerText();
  await page.route('**/api/mock-test*', (route) => route.abort());
  await page.reload();
  await expectQuestion(page, 2);
  await expect(page.getByRole('group').locator('legend')).toHaveText(text);
  await expect(page.getByRole('radio').nth(1)).toBeChecked();

  await page.goto('/theory/mock');
  await expect(page.getByText('You are at question 2; 2 of 50 are answered. The clock goes on.')).toBeVisible();
  await page.getByRole('link', { name: 'Resume' }).click();
  await expectQuestion(page, 2);
  await page.getByRole('link', { name: 'Leave the test for now' }).click();
  await page.unroute('**/api/mock-test*');
  await page.getByRole('button', { name: 'Give up this test' }).click();
  await page.getByRole('button', { name: 'Give up', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'As in the real test' })).toBeFocused();
  await page.goto('/theory/mock?view=test');
  await expect(page.getByRole('button', { name: 'Start Mock Test' })).toBeVisible();
});

test('extra time is there from the start, and is remembered', async ({ page }) => {
  await page.goto('/theory/mock');
  await page.getByRole('radio', { name: '86 minutes' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: '86 minutes' })).toBeChecked();
  await page.getByRole('button', { name: 'Start Mock Test' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^8[56]:\d\d left$/);
});

test('the timer can be switched off', async ({ page }) => {
  await page.goto('/theory/mock');
  await page.getByRole('radio', { name: 'No timer' }).check();
  await page.getByRole('button', { name: 'Start Mock Test' }).click();
  await expectQuestion(page, 1);
  await expect(page.getByText('No timer')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test('two warnings, which leave the focus alone; then the test ends by itself', async ({ page }) => {
  await startTest(page);
  await page.getByRole('radio').nth(0).check();
  for (const minutes of [10, 2]) {
    await leaveTime(page, minutes * minute + 1500);
    await page.getByRole('radio').nth(0).focus();
    await expect(page.getByText(`${minutes} minutes left.`)).toBeAttached();
    await expect(page.getByRole('radio').nth(0)).toBeFocused();
  }
  await leaveTime(page, 1500);
  await expect(page.getByRole('heading', { name: 'Your time is up' })).toBeFocused();
  await expect(page.getByText('The test has ended by itself. All that you answered counts.')).toBeVisible();
  await page.getByRole('link', { name: 'See your result' }).click();
  await expect(page.getByText('Sorry, You Failed.')).toBeVisible();
  await expect(page.getByText('Theory Test: Mock test')).toBeVisible();
});

test('time goes on while the learner is away', async ({ page }) => {
  await startTest(page);
  await page.getByRole('radio').nth(0).check();
  await leaveTime(page, -60 * minute);
  await expect(page.getByRole('heading', { name: 'Your time is up' })).toBeVisible();
  await expect(page.getByRole('radio', { name: '57 minutes' })).toBeVisible();
  await page.getByRole('link', { name: 'See your result' }).click();
  await expect(page.getByText('0 minutes 0 seconds')).toBeHidden();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Discard result' }).click();
  await page.goto('/theory/mock');
  await expect(page.getByRole('heading', { name: 'Your last mock test' })).toBeVisible();
});

test('loading, failed and offline', async ({ page, noise }) => {
  noise.allow(/Failed to load resource/);
  const shift = await watchLayoutShift(page);
  const release = await holdBack(page, '**/api/mock-test*');
  await page.goto('/theory/mock');
  const button = page.getByRole('button', { name: 'Start Mock Test' });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Loading the questions…')).toBeAttached();
  release();
  await expect(button).not.toHaveAttribute('aria-busy');
  expect(await shift()).toBeLessThan(0.001);

  await page.unroute('**/api/mock-test*');
  await page.route('**/api/mock-test*', (route) => route.fulfill(refused));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The mock test could not be loaded');
  await expect(page.getByRole('alert')).toContainText('The road is closed.');
  await page.unroute('**/api/mock-test*');
  await page.route('**/api/mock-test*', (route) => route.abort());
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('alert')).toContainText('You are offline');
  await page.unroute('**/api/mock-test*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(button).toBeVisible();
});

test('nothing that axe finds: question, check, dialog, answers', async ({ page }) => {
  test.setTimeout(120_000);
  await startTest(page);
  for (const key of ['a', 'f', 'Enter', 'b']) await page.keyboard.press(key);
  await expectNoAxeFaultsAnywhere(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 320, height: 740 });
  await page.getByRole('link', { name: 'All questions' }).click();
  await expectNoAxeFaultsAnywhere(page);
  await page.setViewportSize({ width: 320, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Finish test' }).click();
  await expectNoAxeFaultsAnywhere(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Finish test' }).click();
  await page.goto('/theory/mock');
  await expect(page.getByRole('button', { name: 'Start Mock Test' })).toHaveCSS('opacity', '1');
  await expectNoAxeFaultsAnywhere(page);
  await page.goto('/theory/mock?view=answers');
  await expect(page.getByRole('heading', { name: 'Your answers' })).toBeVisible();
  await expectNoAxeFaultsAnywhere(page);
});

test.describe('where the bank cannot fill a test', () => {
  test.use({ edition: 'starter' });

  test('the button says that it is still to come, and so does the page', async ({ page }) => {
    await page.goto('/theory/mock');
    await expect(page.getByRole('main').getByText(notYet)).toBeVisible();
    const button = page.getByRole('button', { name: 'Start Mock Test' });
    await expectToast(page, notYet, () => button.click());
    await expect(page.getByRole('main').getByText(notYet)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'As in the real test' })).toBeVisible();
  });
});

async function startTest(page: Page): Promise<void> {
  await page.goto('/theory/mock');
  await page.getByRole('button', { name: 'Start Mock Test' }).click();
  await expectQuestion(page, 1);
}

async function expectQuestion(page: Page, place: number): Promise<void> {
  await expect(page.getByRole('heading', { name: `Question ${place} of 50`, exact: true })).toBeVisible();
}

async function expectCount(page: Page, name: string, count: number): Promise<void> {
  await expect(
    page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .locator('xpath=..'),
  ).toContainText(String(count));
}

type Kept = {
  readonly run: { readonly seed: string; deadline: number; startedAt: number };
  readonly questions: {
    readonly text: string;
    readonly options: readonly string[];
    readonly correctAnswerIndex: number;
  }[];
};

/** The place on the screen of the right option. */
async function rightPlace(page: Page): Promise<number> {
  const text = await page.getByRole('group').locator('legend').innerText();
  const { questions } = await keptTest(page);
  const question = questions.find((one) => one.text === text);
  const right = question?.options[question.correctAnswerIndex];
  const shown = await page.getByRole('radio').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  return shown.indexOf(right ?? '');
}

function keptTest(page: Page): Promise<Kept> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('catseye.mock-test.')) ?? '';
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Kept;
  });
}

/** Puts the start of the test back, so that so much of its time is left, and opens it again. */
async function leaveTime(page: Page, left: number): Promise<void> {
  await page.evaluate((milliseconds) => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('catseye.mock-test.')) ?? '';
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept;
    const later = Date.now() + milliseconds - kept.run.deadline;
    kept.run.deadline += later;
    kept.run.startedAt += later;
    localStorage.setItem(key, JSON.stringify(kept));
  }, left);
  await page.reload();
}
