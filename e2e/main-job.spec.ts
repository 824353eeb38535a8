import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/app.ts';

/** Presses Tab until the element of that role and name has the focus. */
async function tabTo(page: Page, role: 'button' | 'link' | 'textbox', name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name }).first();
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${role} ${String(name)}`);
}

test('the main job by keyboard alone: sign up, practise, see true progress', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto('/auth/signup');
  await tabTo(page, 'textbox', 'Full Name');
  await page.keyboard.type('Kim Keys');
  await page.keyboard.press('Tab');
  const email = `kim-${randomUUID()}@example.org`;
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('amber studs');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/auth/login');
  await tabTo(page, 'textbox', 'Email');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('amber studs');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');

  // One right and one wrong answer in Rules of the Road.
  await page.goto('/categories');
  await tabTo(page, 'link', /Rules of the Road/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/practice/1');
  await expect(page.getByRole('heading', { name: /^Question 1 of/ })).toBeVisible();
  const keys = await answerKeys(page);
  for (const number of [1, 2]) {
    await expect(page.getByRole('heading', { name: new RegExp(`^Question ${number} of`) })).toBeVisible();
    const options = await page
      .getByRole('radio')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    const right = options.indexOf(keys[number - 1] ?? '');
    const chosen = number === 1 ? right : (right + 1) % options.length;
    await page.keyboard.press(String(chosen + 1));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: number === 1 ? 'Correct!' : 'Incorrect' })).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: /^Question 3 of/ })).toBeVisible();

  await page.goto('/categories');
  const card = page.getByRole('listitem').filter({ hasText: 'Rules of the Road' }).first();
  await expect(card).toContainText('2');
  await expect(card).toContainText('1');
  await page.goto('/');
  await expect(page.getByText('1 day streak').first()).toBeVisible();
});

/** The right options of the category's first two questions. */
async function answerKeys(page: Page): Promise<string[]> {
  const response = await page.request.get('/api/categories/1/questions');
  const questions = (await response.json()) as { options: string[]; correctAnswerIndex: number }[];
  return questions.slice(0, 2).map(({ options, correctAnswerIndex }) => options[correctAnswerIndex] ?? '');
}
