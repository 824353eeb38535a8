import { expect, signUp, test } from './fixtures/app.ts';
import { answerByApi, openPractice } from './fixtures/practice.ts';
import { expectQuestion, openCategories, openSettings, startPractice } from './fixtures/wizard.ts';

test.use({ edition: 'starter', viewport: { width: 360, height: 740 } });

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test.describe('the reminder', () => {
  const scopes = ['All questions', 'Previously answered incorrectly', 'Questions not seen yet', 'Flagged questions'];

  test('offers four scopes and remembers the last one', async ({ page }) => {
    await page.goto('/theory/practice');
    await expect(page).toHaveTitle('Practice Revision Questions · Catseye');
    const dialog = page.getByRole('dialog', { name: 'Prepare to revise' });
    await expect(dialog.getByRole('group', { name: 'Category Selection' }).getByRole('radio')).toHaveCount(4);
    for (const scope of scopes) await expect(dialog.getByRole('radio', { name: scope })).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'All questions' })).toBeChecked();

    await expect(page.getByText('0 of 34 answered')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Questions not seen yet' }).check();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Choose your categories' })).toBeFocused();

    await page.reload();
    await expect(dialog.getByRole('radio', { name: 'Questions not seen yet' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  });

  test('goes away for good when asked to', async ({ page }) => {
    await page.goto('/theory/practice');
    await expect(page.getByText('0 of 34 answered')).toBeVisible();
    await page.getByRole('button', { name: "Don't show again" }).click();
    await expect(page.getByRole('heading', { name: 'Choose your categories' })).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('showPracticeRevisionModal'))).toBe('false');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Choose your categories' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('the categories', () => {
  test('show progress, and what is still to come cannot be chosen', async ({ page }) => {
    await answerByApi(page, 5, 'right');
    await openCategories(page);
    await expect(page.getByRole('checkbox')).toHaveCount(17);
    await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();

    const rules = page.getByRole('listitem').filter({ hasText: 'Rules of the Road' });
    await expect(rules).toContainText('5 of 34 answered');
    await expect(rules).toContainText('5 correct');
    await expect(rules.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '5 of 34');
    const signs = page.getByRole('listitem').filter({ hasText: 'Road and traffic signs' });
    await expect(signs).toContainText('Coming soon');
    await expect(signs).toContainText('No questions available yet');
    await expect(signs.getByRole('checkbox')).toBeDisabled();
    await expect(signs.getByRole('link')).toHaveCount(0);

    await rules.getByRole('checkbox').check();
    await expect(page.getByText('1 category chosen')).toBeVisible();
    // It is the only one with questions, so all are chosen.
    await expect(page.getByRole('checkbox', { name: 'All categories' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
    await rules.getByRole('checkbox').uncheck();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  });

  test('lead to the practice of one, and coming back shows what was done there', async ({ page }) => {
    await openCategories(page);
    await page.getByRole('link', { name: 'Practise this category: Rules of the Road' }).click();
    await expect(page).toHaveURL(/\/practice\/1$/);
    await expect(page.getByRole('heading', { name: 'Question 1 of 34' })).toBeVisible();
    await answerByApi(page, 7, 'right');
    await page.goBack();
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('7 of 34 answered')).toBeVisible();
  });

  test.describe('with all their questions', () => {
    test.use({ edition: 'full' });

    test('are all chosen by one press, and by pressing each', async ({ page }) => {
      await openCategories(page);
      const all = page.getByRole('checkbox', { name: 'All categories' });
      await all.check();
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(17);
      await expect(page.getByText('16 categories chosen')).toBeVisible();
      await page.getByRole('checkbox', { name: 'Attitude' }).uncheck();
      await expect(all).not.toBeChecked();
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(15);
      await page.getByRole('checkbox', { name: 'Attitude' }).check();
      await expect(all).toBeChecked();
      await all.uncheck();
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    });

    test('make a session of what was chosen', async ({ page }) => {
      await openSettings(page, ['Alertness', 'Videos']);
      await expect(page.getByText('96 questions are available. This session asks 20.')).toBeVisible();
      const created = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith('/practice-sessions'),
      );
      await page.getByRole('button', { name: 'Start Practice' }).click();
      expect((await created).postDataJSON()).toMatchObject({
        kind: 'mixed',
        categoryIds: [3, 16],
        scope: 'all',
        maxQuestions: 20,
      });
      await expectQuestion(page, 1, 20);
      await expect(page).toHaveTitle('Practice session · Catseye');
      await expect(page.getByRole('heading', { level: 1, name: 'Practice session' })).toBeFocused();
    });
  });
});

test.describe('the settings', () => {
  test('start as the spec says, and the last ones are remembered', async ({ page }) => {
    await openSettings(page);
    const max = page.getByLabel('Maximum number of questions');
    await expect(max).toHaveValue('20');
    await expect(page.getByRole('switch', { name: 'Auto move to the next question' })).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Alert on incorrect answers' })).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Countdown to answer' })).not.toBeChecked();
    await expect(page.getByText('34 questions are available. This session asks 20.')).toBeVisible();

    await max.fill('50');
    await expect(page.getByText('34 questions are available. This session asks 34.')).toBeVisible();
    await page.getByRole('switch', { name: 'Countdown to answer' }).check();
    await page.getByRole('radio', { name: 'Questions not seen yet' }).check();

    // The selection is kept over a reload, and on the way back.
    await page.reload();
    await expect(max).toHaveValue('50');
    await expect(page.getByRole('switch', { name: 'Countdown to answer' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Questions not seen yet' })).toBeChecked();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('checkbox', { name: 'Rules of the Road' })).toBeChecked();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(max).toHaveValue('50');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Choose your categories' })).toBeFocused();
  });

  test('take a positive whole number only', async ({ page }) => {
    await openSettings(page);
    const max = page.getByLabel('Maximum number of questions');
    const start = page.getByRole('button', { name: 'Start Practice' });
    await max.fill('');
    await expect(max).toHaveValue('0');
    await expect(page.getByText('Enter a number of 1 or more.')).toBeVisible();
    await expect(start).toBeDisabled();
    await max.press('End');
    await max.pressSequentially('7x-');
    await expect(max).toHaveValue('7');
    await expect(start).toBeEnabled();
  });

  test('count what each scope has, and an empty one is told on the page', async ({ page, noise }) => {
    noise.allow(/400 \(Bad Request\)/);
    await answerByApi(page, 4, 'right');
    await answerByApi(page, 3, 'wrong');
    await openSettings(page);
    for (const [scope, count] of [
      ['Previously answered incorrectly', 3],
      ['Questions not seen yet', 27],
    ] as const) {
      await page.getByRole('radio', { name: scope }).check();
      await expect(page.getByText(`${count} questions are available.`)).toBeVisible();
    }
    await page.getByRole('radio', { name: 'Flagged questions' }).check();
    await expect(page.getByText(/There are none of these yet/)).toBeVisible();
    await page.getByRole('button', { name: 'Start Practice' }).click();
    await expect(page.getByRole('alert')).toHaveText('No questions available for the selected category.');
    await page.getByRole('radio', { name: 'Previously answered incorrectly' }).check();
    await page.getByRole('button', { name: 'Start Practice' }).click();
    await expectQuestion(page, 1, 3);
    await expect(page.getByText('Seen once · 0% success rate')).toBeVisible();
  });
});

test('everything by keyboard, from the reminder to the result', async ({ page }) => {
  await page.goto('/theory/practice');
  await expect(page.getByText('0 of 34 answered')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose your categories' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'All categories' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Practice settings' })).toBeFocused();
  await page.getByLabel('Maximum number of questions').fill('2');
  await page.getByRole('button', { name: 'Start Practice' }).press('Enter');
  await expectQuestion(page, 1, 2);

  await page.keyboard.press('b');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeFocused();
  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your answers' })).toBeFocused();
  await page.getByRole('button', { name: 'Finish' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Practice session complete!' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Finish' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'See your result' }).press('Enter');
  await expect(page).toHaveURL(/\/results$/);
});

test('a session that is open can be resumed, and a new one takes its place', async ({ page }) => {
  await startPractice(page, { max: 4 });
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: /Correct!|Incorrect/ })).toBeVisible();
  await page.getByRole('link', { name: 'Categories' }).click();
  await expect(page.getByRole('heading', { name: 'Resume your session' })).toBeVisible();
  await expect(page.getByText('1 of 4 answered.')).toBeVisible();
  await page.getByRole('link', { name: 'Resume' }).click();
  await expectQuestion(page, 2, 4);
  const old = page.url();

  await startPractice(page, { max: 2 });
  await openCategories(page);
  await expect(page.getByText('0 of 2 answered.')).toBeVisible();
  await page.goto(old);
  await expect(page.getByRole('heading', { name: 'This session is over' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to categories' }).click();
  await expect(page).toHaveURL(/\/theory\/practice$/);
});

test('the practice of one category is a session of its own', async ({ page }) => {
  await startPractice(page, { max: 2 });
  await openPractice(page);
  await openCategories(page);
  await expect(page.getByText('0 of 2 answered.')).toBeVisible();
});
