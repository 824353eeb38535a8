import type { Page } from '@playwright/test';
import { expect, signUp, test } from './fixtures/app.ts';
import { optionOf, type Choice } from './fixtures/practice.ts';
import { toastSaying } from './fixtures/toasts.ts';
import { chooseOption, expectQuestion, openCategories, questionText, startPractice } from './fixtures/wizard.ts';

test.use({ edition: 'starter', viewport: { width: 360, height: 740 } });

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test('Next shows the result and locks, and the session goes on', async ({ page }) => {
  await startPractice(page, { max: 3 });
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect(next).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await answer(page, 'right');
  await expect(page.getByRole('heading', { name: 'Correct!' })).toBeInViewport();
  await expect(toastSaying(page, 'Well done! You got it right.')).toBeVisible();
  await expect(page.getByText('1 correct', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Next Question' }).click();
  await expect(page.getByRole('heading', { name: 'Question 2 of 3' })).toBeFocused();
  const right = await optionOf(page, 'right');
  const wrong = await answer(page, 'wrong');
  await expect(page.getByRole('heading', { name: 'Incorrect' })).toBeInViewport();
  await expect(toastSaying(page, "Don't worry, keep practicing!")).toBeVisible();
  await expect(page.getByText(`Right answer: ${right}`)).toBeVisible();

  // What was answered is locked, and Previous restores it.
  await page.getByRole('radio', { name: `${right} Correct answer` }).click({ force: true });
  await expect(page.getByRole('radio', { checked: true })).toHaveAttribute('value', wrong);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('heading', { name: 'Correct!' })).toBeVisible();
  await page.getByRole('button', { name: 'Next Question' }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveAttribute('value', wrong);

  // A choice that is not answered yet is restored too.
  await page.getByRole('button', { name: 'Next Question' }).click();
  const third = await chooseOption(page, 2);
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('button', { name: 'Next Question' }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveAttribute('value', third);
  await page.reload();
  await expectQuestion(page, 3, 3);
  await expect(page.getByRole('radio', { checked: true })).toHaveAttribute('value', third);
});

test('the whole session: results, finish, and the result that is saved', async ({ page }) => {
  await startPractice(page, { max: 3 });
  await goThrough(page, ['right', 'wrong', 'right']);
  await page.getByRole('button', { name: 'Complete Session' }).click();
  await expect(toastSaying(page, 'Session Complete!')).toBeVisible();
  await expect(toastSaying(page, 'You answered 2 out of 3 questions correctly.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your answers' })).toBeFocused();
  await expect(page.getByText('2 of 3 correct')).toBeVisible();
  const second = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^2\./ }) });
  for (const part of ['Your answer', 'Correct answer', 'Explanation']) await expect(second).toContainText(part);

  await page.reload();
  await expect(page.getByText('2 of 3 correct')).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Practice session complete!' });
  await expect(dialog.getByText('You answered 2 of 3 correctly.')).toBeVisible();
  await expect(dialog.getByText(/43 of 50 \(86%\)/)).toBeVisible();
  await dialog.getByRole('button', { name: 'See your result' }).click();
  await expect(page).toHaveURL(/\/results$/);
  await expect(toastSaying(page, 'Practice session complete!')).toBeVisible();
  await expect(page.getByText('67%', { exact: true })).toBeVisible();
  await expect(page.getByText('Theory Test: Rules of the Road')).toBeVisible();
  await page.getByRole('button', { name: 'Save Results' }).click();
  await expect(page).toHaveURL(/\/$/);
  const { results } = (await (await page.request.get('/api/results')).json()) as { results: object[] };
  expect(results).toMatchObject([
    { score: 67, correctAnswers: 2, incorrectAnswers: 1, subcategory: 'rules-of-the-road' },
  ]);

  // A saved result is not offered for saving again.
  await page.goBack();
  await page.getByRole('button', { name: 'Finish' }).click();
  await dialog.getByRole('button', { name: 'See your result' }).click();
  await expect(page).toHaveURL(/\/results-history$/);
});

test('back to the categories, with nothing chosen and nothing to resume', async ({ page }) => {
  await startPractice(page, { max: 1 });
  await answer(page, 'right');
  await page.getByRole('button', { name: 'Complete Session' }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('button', { name: 'Back to categories' }).click();
  await expect(page).toHaveURL(/\/theory\/practice$/);
  await expect(toastSaying(page, 'Practice session complete!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Choose your categories' })).toBeFocused();
  await expect(page).toHaveTitle('Practice Revision Questions · Catseye');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Resume your session' })).toHaveCount(0);
  await expect(page.getByText('1 of 34 answered')).toBeVisible();
});

test.describe('auto move', () => {
  test('goes on after a right answer, and a key stops it', async ({ page }) => {
    await page.clock.install();
    await startPractice(page, { max: 4, autoMove: true });
    await stopClock(page);
    await answer(page, 'right');
    await expect(page.getByText('The next question is on its way.')).toBeVisible();
    await page.clock.runFor(1450);
    await expect(page.getByRole('heading', { name: 'Question 1 of 4' })).toBeVisible();
    await page.clock.runFor(60);
    await expect(page.getByRole('heading', { name: 'Question 2 of 4' })).toBeFocused();

    await answer(page, 'right');
    await page.keyboard.press('Shift');
    await expect(page.getByText('The next question is on its way.')).toBeHidden();
    await page.clock.runFor(5000);
    await expect(page.getByRole('heading', { name: 'Question 2 of 4' })).toBeVisible();

    await page.getByRole('button', { name: 'Next Question' }).click();
    await answer(page, 'right');
    await page.getByRole('heading', { name: 'Correct!' }).click();
    await page.clock.runFor(5000);
    await expect(page.getByRole('heading', { name: 'Question 3 of 4' })).toBeVisible();

    // The last question waits: the learner ends the session.
    await page.getByRole('button', { name: 'Next Question' }).click();
    await answer(page, 'right');
    await page.clock.runFor(5000);
    await expect(page.getByRole('button', { name: 'Complete Session' })).toBeVisible();
  });

  test('never goes on after a wrong answer', async ({ page }) => {
    await page.clock.install();
    await startPractice(page, { max: 2, autoMove: true });
    await answer(page, 'wrong');
    await page.clock.runFor(5000);
    await expect(page.getByRole('heading', { name: 'Incorrect' })).toBeVisible();
  });
});

test('the alert to a wrong answer interrupts a screen reader, and can be switched off', async ({ page }) => {
  await startPractice(page, { max: 2 });
  const right = await optionOf(page, 'right');
  await answer(page, 'wrong');
  await expect(
    page.locator('[aria-live="assertive"]').filter({ hasText: `The right answer is: ${right}.` }),
  ).toHaveCount(1);
  await expect(toastSaying(page, "Don't worry, keep practicing!")).toBeVisible();

  await startPractice(page, { max: 2, alert: false });
  await answer(page, 'wrong');
  await expect(page.getByRole('heading', { name: 'Incorrect' })).toBeVisible();
  await expect(toastSaying(page, "Don't worry, keep practicing!")).toHaveCount(0);
  await expect(page.locator('[aria-live="assertive"]').filter({ hasText: 'Incorrect' })).toHaveCount(0);
});

test('the countdown: a ring, polite warnings, and at zero the next question', async ({ page }) => {
  await page.clock.install();
  await startPractice(page, { max: 3, countdown: true });
  const timer = page.getByRole('timer', { name: 'Time left for this question' });
  await stopClock(page);
  await expect(timer).toHaveText(/^6\d seconds$/);
  const first = await questionText(page);
  await chooseOption(page, 0);
  await page.clock.runFor(30_000);
  while (Number.parseInt(await timer.innerText(), 10) > 30) await page.clock.runFor(1000);
  await page.clock.runFor(100);
  await expect(page.getByText('30 seconds left for this question.')).toBeAttached();

  // A reload gives no time back.
  await page.clock.resume();
  await page.reload();
  await expectQuestion(page, 1, 3);
  await stopClock(page);
  await expect(timer).toHaveText(/^[12]?\d seconds$/);
  while (Number.parseInt(await timer.innerText(), 10) < 31) await page.clock.runFor(1000);
  await expect(page.getByRole('heading', { name: 'Question 2 of 3' })).toBeFocused();
  await page.clock.resume();
  await expect(toastSaying(page, 'Question 1 is left unanswered.')).toBeVisible();
  await stopClock(page);
  await expect(timer).toBeVisible();

  // An answer stops the clock, and the explanation can be read for as long as it takes.
  await answer(page, 'right');
  await expect(timer).toHaveCount(0);
  await page.clock.runFor(120_000);
  await expect(page.getByRole('heading', { name: 'Question 2 of 3' })).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('heading', { name: 'Time ran out' })).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'Next Question' }).click();
  await page.getByRole('button', { name: 'Next Question' }).click();
  await page.clock.runFor(69_000);
  await expect(page.getByRole('heading', { name: 'Time ran out' })).toBeVisible();
  await page.getByRole('button', { name: 'Complete Session' }).click();
  await expect(page.getByText('1 of 3 correct')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: first })).toContainText('Not answered');
});

test('questions come ten at a time, the next ten before they are needed', async ({ page }) => {
  const lists: number[] = [];
  page.on('request', (request) => {
    const ids = new URL(request.url()).searchParams.get('ids');
    if (ids !== null) lists.push(ids.split(',').length);
  });
  await startPractice(page, { max: 14 });
  expect(lists).toEqual([10]);
  for (let place = 1; place <= 5; place += 1) {
    await answer(page, 'right');
    await page.getByRole('button', { name: 'Next Question' }).click();
    await expectQuestion(page, place + 1, 14);
  }
  await expect.poll(() => lists).toEqual([10, 4]);
  await openCategories(page);
  await page.getByRole('link', { name: 'Resume' }).click();
  await expectQuestion(page, 6, 14);
});

/** From here on time passes only when the test says so. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Chooses and presses Next; answers with the option's text. */
async function answer(page: Page, choice: Choice): Promise<string> {
  const option = await optionOf(page, choice);
  await page.getByRole('radio', { name: option, exact: true }).check();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  return option;
}

async function goThrough(page: Page, choices: readonly Choice[]): Promise<void> {
  for (const [index, choice] of choices.entries()) {
    await answer(page, choice);
    if (index < choices.length - 1) await page.getByRole('button', { name: 'Next Question' }).click();
  }
}
