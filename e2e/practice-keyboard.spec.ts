import type { Page } from '@playwright/test';
import { expect, signUp, test } from './fixtures/app.ts';
import { openPractice, optionOf } from './fixtures/practice.ts';

test.use({ edition: 'starter' });

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

/** The letter in front of an option. */
async function letterOf(page: Page, option: string): Promise<string> {
  const values = await page.getByRole('radio').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  return 'abcdef'[values.indexOf(option)] ?? '';
}

test('single keys choose, submit, go on, go back, flag and list themselves', async ({ page }) => {
  await openPractice(page);
  await page.keyboard.press(await letterOf(page, await optionOf(page, 'wrong')));
  const right = await optionOf(page, 'right');
  await page.keyboard.press(String('abcdef'.indexOf(await letterOf(page, right)) + 1));
  await expect(page.getByRole('radio', { name: right, exact: true })).toBeChecked();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Correct!' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Question 2 of 34' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Question 2 of 34' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { name: 'Question 1 of 34' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { name: 'Question 1 of 34' })).toBeFocused();

  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Flag' })).toHaveAttribute('aria-pressed', 'true');

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toContainText('Submit your answer, then go on');
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Flag', includeHidden: true })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
});

test('without single keys, Tab, arrows and Space are enough', async ({ page }) => {
  await openPractice(page);
  await page.getByRole('button', { name: 'Keys' }).click();
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);

  await page.getByRole('heading', { name: 'Question 1 of 34' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await tabTo(page, 'Submit Answer');
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: /^(Correct!|Incorrect)$/ })).toBeVisible();
  // The button is the same one, and has kept the focus.
  await expect(page.getByRole('button', { name: 'Next Question' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Question 2 of 34' })).toBeFocused();
});

test('a result is announced, right or wrong', async ({ page }) => {
  await openPractice(page);
  const right = await optionOf(page, 'right');
  await page.getByRole('radio', { name: await optionOf(page, 'wrong'), exact: true }).check();
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await expect(page.getByText(`Incorrect. The right answer is: ${right}.`)).toBeAttached();
});

test('R reads the question with a voice of this device, and stops', async ({ page }) => {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    const synthesis = {
      getVoices: () => voices,
      speak: (one: { text: string }) => spoken.push(one.text),
      cancel: () => spoken.push('(stopped)'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    const voices = [
      { lang: 'en-GB', localService: false, name: 'Remote' },
      { lang: 'en-GB', localService: true, name: 'Local' },
    ];
    class Utterance {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: Utterance });
    Object.assign(globalThis, { spoken });
  });
  await openPractice(page);
  const question = await page.getByRole('group').locator('legend').innerText();
  await page.keyboard.press('r');
  await expect(page.getByRole('button', { name: 'Stop reading' })).toBeVisible();
  const spoken = () => page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken);
  expect((await spoken()).at(-1)).toContain(question);
  expect((await spoken()).at(-1)).toContain('A: ');
  await page.keyboard.press('r');
  await expect(page.getByRole('button', { name: 'Read aloud' })).toBeVisible();
  expect((await spoken()).at(-1)).toBe('(stopped)');
});

/** Presses Tab until the button of that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press('Tab');
    if (await button.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${name}.`);
}
