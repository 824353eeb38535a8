import { expect, signUp, test } from './fixtures/app.ts';
import { answerByApi, answerOnScreen, openPractice, optionOf, recordedAnswers } from './fixtures/practice.ts';

test.use({ edition: 'starter', viewport: { width: 360, height: 740 } });

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test('the list shows progress of a category with questions, and that the others are coming', async ({ page }) => {
  await answerByApi(page, 5, 'right');
  await page.goto('/categories');
  await expect(page).toHaveTitle('Theory categories · Catseye');
  await expect(page.getByRole('listitem')).toHaveCount(16);

  const rules = page.getByRole('link', { name: /Rules of the Road/ });
  await expect(rules).toContainText('5 of 34 answered');
  await expect(rules).toContainText('5 correct');
  await expect(rules.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '5 of 34');

  const signs = page.getByRole('listitem').filter({ hasText: 'Road and traffic signs' });
  await expect(signs).toContainText('Coming soon');
  await expect(signs).toContainText('No questions available yet');
  await expect(signs.getByRole('link')).toHaveCount(0);

  await rules.click();
  await expect(page).toHaveURL(/\/practice\/1$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Rules of the Road' })).toBeFocused();
  await expect(page).toHaveTitle('Rules of the Road · Catseye');
});

test('a question is answered, explained, and gone back to', async ({ page }) => {
  await openPractice(page);
  const submit = page.getByRole('button', { name: 'Submit Answer' });
  await expect(submit).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();

  await answerOnScreen(page, 'right');
  await expect(page.getByRole('heading', { name: 'Correct!' })).toBeInViewport();
  await expect(page.getByText(/^Highway Code rule \d+$/).first()).toBeVisible();
  await expect(page.getByText('Well done! You got it right.')).toBeVisible();
  await expect(page.getByText('1 correct', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Next Question' }).click();
  await expect(page.getByRole('heading', { name: 'Question 2 of 34' })).toBeFocused();
  await expect(submit).toBeDisabled();
  const right = await optionOf(page, 'right');
  await answerOnScreen(page, 'wrong');
  await expect(page.getByRole('heading', { name: 'Incorrect' })).toBeInViewport();
  await expect(page.getByText("Don't worry, keep practicing!")).toBeVisible();
  await expect(page.getByText(`Right answer: ${right}`)).toBeVisible();

  // What was answered is locked.
  const chosen = page.getByRole('radio', { checked: true });
  const name = await chosen.getAttribute('value');
  await page.getByRole('radio', { name: `${right} Correct answer` }).click({ force: true });
  await expect(chosen).toHaveAttribute('value', name ?? '');

  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('heading', { name: 'Question 1 of 34' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Correct!' })).toBeVisible();
});

test('an opened session is gone on with after a reload and on another device', async ({ page, browser, baseURL }) => {
  await openPractice(page);
  await answerOnScreen(page, 'right');
  await page.getByRole('button', { name: 'Next Question' }).click();
  await answerOnScreen(page, 'wrong');
  await expect.poll(() => recordedAnswers(page)).toBe(2);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Question 3 of 34' })).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('heading', { name: 'Incorrect' })).toBeVisible();
  await expect(page.getByText('Seen once · 0% success rate')).toBeVisible();

  const { cookies } = await page.context().storageState();
  const other = await browser.newContext({ storageState: { cookies, origins: [] }, ...(baseURL ? { baseURL } : {}) });
  const device = await other.newPage();
  await openPractice(device, 'rules-of-the-road');
  await expect(device).toHaveURL(/\/practice\/1$/);
  await expect(device.getByRole('heading', { name: 'Question 3 of 34' })).toBeVisible();
  await other.close();
});

test('the whole session, from the first question over the review to the categories', async ({ page }) => {
  await answerByApi(page, 32, 'right');
  await openPractice(page);
  await expect(page.getByRole('heading', { name: 'Question 33 of 34' })).toBeVisible();
  await answerOnScreen(page, 'right');
  await page.getByRole('button', { name: 'Next Question' }).click();
  const wrong = await optionOf(page, 'wrong');
  await answerOnScreen(page, 'wrong');
  await page.getByRole('button', { name: 'Complete Practice' }).click();

  await expect(page.getByText('You answered 33 out of 34 questions correctly.')).toBeVisible();
  await expect(page.getByText('Practice session complete!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Review your answers' })).toBeFocused();
  await expect(stat(page, 'Questions Answered')).toHaveText('34');
  await expect(stat(page, 'Correct Answers')).toHaveText('33');
  await expect(stat(page, 'Accuracy')).toHaveText('97%');
  await expect(page.getByText(/asks for 43 of 50 \(86%\)/)).toBeVisible();
  const last = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^34\./ }) });
  await expect(last).toContainText(`${wrong} (incorrect)`);
  await expect(last).toContainText('Correct answer');
  await expect(last).toContainText('Explanation');

  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Session summary' })).toBeFocused();
  await expect(page.getByText(/^Excellent work!/)).toBeVisible();
  await expect(stat(page, 'Total Questions')).toHaveText('34');
  await expect(stat(page, 'Time Taken')).toHaveText(/min$/);
  await expect(page.getByText('100% practised: 34 of 34 answered, 33 right.')).toBeVisible();

  await page.getByRole('link', { name: 'Back to Categories' }).click();
  await expect(page.getByRole('link', { name: /Rules of the Road/ })).toContainText('34 of 34 answered');
  // The session has ended: the next visit opens a new one.
  await openPractice(page);
  await expect(page.getByRole('heading', { name: 'Question 1 of 34' })).toBeVisible();
});

for (const [correct, feedback] of [
  [24, /^Good progress!/],
  [10, /^Keep practicing!/],
] as const) {
  test(`${correct} of 34 right is told as ${feedback.source}, and can be practised again`, async ({ page }) => {
    await answerByApi(page, correct, 'right');
    await answerByApi(page, 33 - correct, 'wrong');
    await openPractice(page);
    await answerOnScreen(page, 'wrong');
    await page.getByRole('button', { name: 'Complete Practice' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(feedback)).toBeVisible();
    await page.getByRole('button', { name: 'Practice Again' }).click();
    await expect(page.getByRole('heading', { name: 'Question 1 of 34' })).toBeFocused();
    await expect(page.getByText('0 correct', { exact: true })).toBeVisible();
  });
}

test('a reset asks first, then starts again at the first question', async ({ page }) => {
  await answerByApi(page, 3, 'right');
  await openPractice(page);
  await page.getByRole('button', { name: 'Reset session' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset this session?' });
  await dialog.getByRole('button', { name: 'Keep going' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Question 4 of 34' })).toBeVisible();

  await page.getByRole('button', { name: 'Reset session' }).click();
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('Session reset', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Question 1 of 34' })).toBeFocused();
  await expect(page.getByText('0 correct', { exact: true })).toBeVisible();
  // The answers stay in the learner's progress.
  await page.goto('/categories');
  await expect(page.getByRole('link', { name: /Rules of the Road/ })).toContainText('3 of 34 answered');
});

test('a question is flagged, and flagging again takes the flag away', async ({ page }) => {
  await openPractice(page);
  const flag = page.getByRole('button', { name: 'Flag' });
  await flag.click();
  await expect(flag).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Question Flagged', { exact: true })).toBeVisible();
  await expect(page.getByText('This question has been flagged for review.')).toBeVisible();
  await page.reload();
  await expect(flag).toHaveAttribute('aria-pressed', 'true');
  await flag.click();
  await expect(flag).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('Flag removed', { exact: true })).toBeVisible();
});

test('a category that is not there has a way back', async ({ page }) => {
  await page.goto('/practice/99');
  await expect(page.getByRole('heading', { name: 'There is no such category' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Categories' }).click();
  await expect(page).toHaveURL(/\/categories$/);
});

function stat(page: Parameters<typeof signUp>[0], name: string) {
  return page.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');
}
