import { expect, signUp, test } from './fixtures/app.ts';
import {
  answerByApi,
  answerOnScreen,
  openByApi,
  openPractice,
  optionOf,
  post,
  recordedAnswers,
} from './fixtures/practice.ts';

const answersPath = '**/api/practice-sessions/*/answers';

test.use({ edition: 'starter', viewport: { width: 360, height: 740 } });

test.beforeEach(async ({ page, noise }) => {
  noise.allow(/Failed to load resource/);
  await signUp(page);
});

test('an answer that could not be saved says so, stays, and is saved by Try again', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route(answersPath, (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Broken' } }),
  );
  await openPractice(page);
  await answerOnScreen(page, 'right');
  await expect(page.getByRole('heading', { name: 'Correct!' })).toBeVisible();
  await expect(page.getByText('Error saving answer', { exact: true })).toBeVisible();
  await expect(page.getByText('Failed to submit answer. Please try again.')).toBeVisible();
  const notice = page.getByRole('alert').filter({ hasText: '1 answer is not saved yet.' });
  await expect(notice).toContainText('Kept on this device');

  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toBeVisible();
  await page.unroute(answersPath);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await recordedAnswers(page)).toBe(1);
});

test('answers given without a connection survive a reload and go out in one list with the next', async ({ page }) => {
  await openPractice(page);
  await page.route(answersPath, (route) => route.abort());
  for (const _ of [1, 2, 3]) {
    await answerOnScreen(page, 'right');
    await page.getByRole('button', { name: 'Next Question' }).click();
  }
  await expect(page.getByText('3 answers are not saved yet.')).toBeVisible();
  expect(await recordedAnswers(page)).toBe(0);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Question 4 of 34' })).toBeVisible();
  await expect(page.getByText('3 correct', { exact: true })).toBeVisible();
  await expect(page.getByText('3 answers are not saved yet.')).toBeVisible();

  await page.unroute(answersPath);
  const lists: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/answers'))
      lists.push((request.postDataJSON() as { answers: unknown[] }).answers.length);
  });
  await answerOnScreen(page, 'wrong');
  await expect(page.getByText(/not saved yet/)).toBeHidden();
  expect(lists).toEqual([4]);
  expect(await recordedAnswers(page)).toBe(4);
});

test('answers go out by themselves when the connection is back', async ({ page, context }) => {
  await openPractice(page);
  const right = await optionOf(page, 'right');
  await context.setOffline(true);
  const offline = page.getByText(/^No connection\./);
  await expect(offline).toBeVisible();
  const submit = page.getByRole('button', { name: 'Submit Answer' });
  const [notice, bar] = [await offline.boundingBox(), await submit.boundingBox()];
  expect(notice && bar && notice.y + notice.height <= bar.y, 'the notice covers no button').toBe(true);
  await page.getByRole('radio', { name: right, exact: true }).check();
  await submit.click();
  await expect(page.getByText('1 answer is not saved yet. No connection.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/not saved yet/)).toBeHidden();
  expect(await recordedAnswers(page)).toBe(1);
});

test('an answer whose reply was lost is not counted twice', async ({ page }) => {
  await openPractice(page);
  await page.route(answersPath, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await answerOnScreen(page, 'right');
  await expect(page.getByText('1 answer is not saved yet.')).toBeVisible();
  await page.unroute(answersPath);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/not saved yet/)).toBeHidden();
  const progress = (await (await page.request.get('/api/progress/1')).json()) as Record<string, number>;
  expect(progress).toMatchObject({ answeredQuestions: 1, correctAnswers: 1 });
  await page.reload();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText('Seen once · 100% success rate')).toBeVisible();
});

test('a session completed without a connection is ended when it is back', async ({ page }) => {
  const session = await answerByApi(page, 33, 'right');
  await openPractice(page);
  await page.route('**/api/practice-sessions/**', (route) => route.abort());
  await answerOnScreen(page, 'right');
  await page.getByRole('button', { name: 'Complete Practice' }).click();
  await expect(page.getByRole('heading', { name: 'Review your answers' })).toBeVisible();
  await expect(page.getByText('1 answer is not saved yet.')).toBeVisible();
  await page.unroute('**/api/practice-sessions/**');
  // Wherever the learner comes back to.
  await page.goto('/categories');
  const state = async () =>
    ((await (await page.request.get(`/api/practice-sessions/${session.id}`)).json()) as { state: string }).state;
  await expect.poll(state).toBe('completed');
  await expect(page.getByRole('link', { name: /Rules of the Road/ })).toContainText('34 of 34 answered');
});

test('a question that another device answered first shows the answer that counts', async ({ page }) => {
  await openPractice(page);
  await answerByApi(page, 1, 'wrong');
  await answerOnScreen(page, 'right');
  const notice = page.getByRole('alert').filter({ hasText: 'Your answer was not saved.' });
  await expect(notice).toContainText('the first answer counts');
  await notice.getByRole('button', { name: 'Show that answer' }).click();
  await expect(page.getByRole('heading', { name: 'Incorrect' })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a session that another device has ended is started anew', async ({ page }) => {
  await openPractice(page);
  const { id } = await openByApi(page);
  await post(page, `/api/practice-sessions/${id}/abandon`, {});
  await page.getByRole('radio', { name: await optionOf(page, 'wrong'), exact: true }).check();
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Your answer was not saved.' });
  await notice.getByRole('button', { name: 'Start a new session' }).click();
  await expect(page.getByRole('heading', { name: 'Question 1 of 34' })).toBeVisible();
  await expect(page.getByText('0 correct', { exact: true })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a session that ends in the middle keeps the answer for after sign-in', async ({ page, browser, baseURL }) => {
  await openPractice(page);
  await page.route(answersPath, (route) =>
    route.fulfill({ status: 401, json: { code: 'SIGNED_OUT', message: 'Signed out' } }),
  );
  const { cookies } = await page.context().storageState();
  await answerOnScreen(page, 'right');
  await expect(page).toHaveURL(/\/auth\/login$/);
  await page.unroute(answersPath);
  const origins = (await page.context().storageState()).origins;
  const back = await browser.newContext({ storageState: { cookies, origins }, ...(baseURL ? { baseURL } : {}) });
  const device = await back.newPage();
  await openPractice(device);
  await expect(device.getByRole('heading', { name: 'Question 2 of 34' })).toBeVisible();
  await expect.poll(() => recordedAnswers(device)).toBe(1);
  await back.close();
});
