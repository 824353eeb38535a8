import type { Page } from '@playwright/test';
import { expect, signUp, test } from './fixtures/app.ts';
import { expectNoAxeFaultsAnywhere } from './fixtures/look.ts';
import { savedResults } from './fixtures/results.ts';
import { type Sign, signsOf } from './fixtures/signs.ts';

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test.describe('the signs quiz', () => {
  /** Which of the options on screen is right: 0 to 3. */
  async function rightOption(page: Page, signs: readonly Sign[]): Promise<number> {
    const legend = await page.getByRole('group').locator('legend').innerText();
    if (legend === 'What does this sign mean?') {
      const shown = await page.locator('form img').first().getAttribute('src');
      const name = signs.find(({ picture }) => picture === shown)?.name;
      return (await page.getByRole('radio').all()).length === 4
        ? (await page.locator('fieldset label').allInnerTexts()).findIndex((text) => text.endsWith(`\n${name}`))
        : -1;
    }
    const picture = signs.find(({ name }) => legend === `Which sign means “${name}”?`)?.picture;
    const pictures = page.locator('fieldset img');
    const addresses = await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    return addresses.indexOf(picture ?? '');
  }

  test('is taken by keyboard alone, and its result is saved under signs', async ({ page }) => {
    const signs = await signsOf(page);
    await page.goto('/signs/quiz');
    await expect(page.getByText('The official theory test asks for 43 of 50 (86%).')).toBeVisible();
    await page.getByRole('button', { name: 'Start Quiz' }).focus();
    await page.keyboard.press('Enter');
    const directions = new Set<string>();
    for (let question = 1; question <= 10; question += 1) {
      await expect(page.getByRole('heading', { name: `Question ${question} of 10` })).toBeInViewport();
      directions.add((await page.getByRole('group').locator('legend').innerText()).split(' ')[0] ?? '');
      const right = await rightOption(page, signs);
      // The first two go wrong on purpose.
      const key = question <= 2 ? ((right + 1) % 4) + 1 : right + 1;
      await page.keyboard.press(String(key));
      await expect(page.getByRole('radio').nth(key - 1)).toBeChecked();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: question <= 2 ? 'Incorrect' : 'Correct!' })).toBeInViewport();
      await page.keyboard.press('Enter');
    }
    expect([...directions].toSorted()).toEqual(['What', 'Which']);
    await expect(page).toHaveURL(/\/results$/);
    await expect(page.getByText('Congratulations! You Passed!')).toBeVisible();
    await expect(page.getByText('80%')).toBeVisible();
    await page.getByRole('button', { name: 'Save Results' }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(await savedResults(page)).toBe(1);
    const { results } = (await (await page.request.get('/api/results')).json()) as { results: object[] };
    expect(results).toMatchObject([{ category: 'signs', score: 80, correctAnswers: 8, subcategory: 'Signs Quiz' }]);
  });

  test('goes on after a reload, locks what was checked, and says why', async ({ page }) => {
    await page.goto('/signs/quiz');
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    await expect(page.getByRole('button', { name: 'Check Answer' })).toBeDisabled();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Check Answer' }).click();
    const verdict = page.getByRole('heading', { name: /^(Correct!|Incorrect)$/ });
    await expect(verdict).toBeVisible();
    await page.reload();
    await expect(verdict).toBeVisible();
    await page.getByRole('radio').nth(1).click({ force: true });
    await expect(page.getByRole('radio').first()).toBeChecked();
    await expectNoAxeFaultsAnywhere(page);
    await page.getByRole('button', { name: 'Next Question' }).click();
    await expect(page.getByRole('heading', { name: 'Question 2 of 10' })).toBeFocused();
    await expectNoAxeFaultsAnywhere(page);
  });

  test('describes its pictures without giving the answer away', async ({ page }) => {
    await page.goto('/signs/quiz');
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    for (let question = 1; question <= 10; question += 1) {
      const legend = await page.getByRole('group').locator('legend').innerText();
      const asked = /“(.*)”/.exec(legend)?.[1];
      for (const picture of await page.locator('form img').all()) {
        const description = (await picture.getAttribute('alt')) ?? '';
        expect(description).toMatch(/^[A-Z].*\.$/);
        if (asked) expect(description).not.toContain(asked);
      }
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    }
    await expect(page).toHaveURL(/\/results$/);
  });

  test('says when it could not be loaded, and goes on once it is there', async ({ page, noise }) => {
    noise.allow(/ERR_FAILED/);
    await page.route('**/api/signs', (route) => route.abort());
    await page.goto('/signs/quiz');
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    await expect(page.getByRole('heading', { name: 'The quiz could not be loaded' })).toBeVisible();
    await page.unroute('**/api/signs');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Question 1 of 10' })).toBeVisible();
  });
});
