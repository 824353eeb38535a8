import type { Page } from '@playwright/test';
import { expect, signUp, test } from './fixtures/app.ts';
import { expectNoAxeFaultsAnywhere } from './fixtures/look.ts';
import { finderField, foundCount, foundSigns } from './fixtures/signs.ts';

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test.describe('the sign finder', () => {
  test('finds as you type, forgives slips, and keeps the search for the way back', async ({ page }) => {
    await page.goto('/signs/find');
    await expect(foundCount(page)).toHaveText('323 signs');
    await finderField(page).fill('red circle bike');
    await expect(foundSigns(page).first()).toHaveText('No cycling');
    await expect(foundCount(page)).toHaveText(/^\d signs for “red circle bike”$/);
    await finderField(page).fill('roundabuot');
    await expect(foundSigns(page).first()).toHaveText('Roundabout ahead');
    await foundSigns(page).first().click();

    await expect(page).toHaveURL(/\/signs\/find\/warning-roundabout-ahead$/);
    await page.getByRole('link', { name: 'Back to Sign Finder' }).click();
    await expect(finderField(page)).toHaveValue('roundabuot');
    await expect(foundSigns(page).first()).toHaveText('Roundabout ahead');
    await page.reload();
    await expect(finderField(page)).toHaveValue('roundabuot');
  });

  test('finds by what was seen', async ({ page }) => {
    await page.goto('/signs/find');
    await page.getByRole('button', { name: 'Octagon' }).click();
    await expect(foundCount(page)).toHaveText('2 signs');
    await page.getByRole('button', { name: 'Octagon' }).click();
    await page.getByRole('button', { name: 'Circle' }).click();
    await page.getByRole('button', { name: 'Blue' }).click();
    await page.getByLabel('Symbol').selectOption('Bicycle');
    await expect(foundSigns(page).filter({ hasText: 'Route for pedal cycles only' })).toBeVisible();
    for (const trait of ['shape=circle', 'colour=blue', 'symbol=cycle']) expect(page.url()).toContain(trait);
    await page.getByLabel('Number').selectOption('A speed');
    await expect(foundCount(page)).toHaveText('No sign looks like that.');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(foundCount(page)).toHaveText('323 signs');
    await expect(page).toHaveURL(/\/signs\/find$/);
  });

  test('shows what has some of the words, or suggests others', async ({ page }) => {
    await page.goto('/signs/find?q=purple+roundabout');
    await expect(foundCount(page)).toHaveText(/^No sign has all of these words\. \d+ signs have some of them\.$/);
    await finderField(page).fill('xyzzyq');
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await page.getByRole('button', { name: 'no entry' }).click();
    await expect(finderField(page)).toBeFocused();
    await expect(foundSigns(page).first()).toHaveText('No entry for vehicular traffic');
  });

  test('works by keyboard alone', async ({ page }) => {
    await page.goto('/signs/find');
    await finderField(page).focus();
    await page.keyboard.type('no entry');
    await expect(foundSigns(page).first()).toHaveText('No entry for vehicular traffic');
    await page.keyboard.press('ArrowDown');
    await expect(foundSigns(page).first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(foundSigns(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(finderField(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(foundSigns(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { level: 2, name: 'No entry' })).toBeVisible();
  });

  test('says when the signs or the search could not be loaded, and tries again', async ({ page, noise }) => {
    noise.allow(/500/, /ERR_FAILED/);
    await page.route('**/api/signs', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/signs/find');
    await expect(page.getByRole('heading', { name: 'The signs could not be loaded' })).toBeVisible({ timeout: 15_000 });
    await page.unroute('**/api/signs');
    await page.route('**/api/signs', (route) => route.abort());
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText(/You are offline/)).toBeVisible();
    await page.unroute('**/api/signs');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(foundCount(page)).toHaveText('323 signs');
  });

  test('shows signs by their own pictures where the drawings could not be had together', async ({ page, noise }) => {
    noise.allow(/500/);
    await page.route('**/api/signs/drawings/*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/signs/find?q=no+entry');
    await expect(foundSigns(page).first().locator('img')).toBeVisible({ timeout: 15_000 });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  const tiles = '[role="listitem"] svg';

  test('has drawn all signs before they are scrolled to, so that scrolling adds nothing to the page', async ({
    page,
  }) => {
    await page.goto('/signs/find');
    await expect(page.locator(tiles)).toHaveCount(323, { timeout: 30_000 });
    const changes = await page.evaluate(async () => {
      const root = document.documentElement;
      const records: MutationRecord[] = [];
      const observer = new MutationObserver((seen) => records.push(...seen));
      observer.observe(document.body, { childList: true, subtree: true });
      for (; scrollY + innerHeight < root.scrollHeight - 1; scrollBy(0, 500)) {
        await new Promise((next) => requestAnimationFrame(next));
      }
      return records.length;
    });
    expect(changes).toBe(0);
    await expect(page.getByRole('link', { name: 'Convoy vehicle: no overtaking' })).toBeInViewport();
  });

  test('shows what was found in the frame of each letter, and draws few tiles for it', async ({ page }) => {
    await page.goto('/signs/find');
    await page.waitForLoadState('networkidle');
    await expect(page.locator(tiles)).toHaveCount(323, { timeout: 30_000 });
    await finderField(page).fill('x');
    await expect(foundCount(page)).toContainText('“x”');
    await finderField(page).fill('');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    for (const letter of [...Array.from('roundabout'), ...Array.from('about', () => 'Backspace')]) {
      const { frames, added, removed } = await changesOf(page, letter);
      expect(frames, `frames until “${letter}” is answered`).toBe(1);
      expect(added, `tiles drawn for “${letter}”`).toBeLessThanOrEqual(6);
      // A screenful, the step beyond it and those that change places: the library is put by, not taken away.
      expect(removed, `tiles taken away for “${letter}”`).toBeLessThanOrEqual(36);
    }
    expect(requests).toEqual([]);
    await expect(foundSigns(page).first()).toHaveText('Roundabout ahead');
    await finderField(page).fill('');
    expect(await foundSigns(page).count(), 'the library is back at once').toBe(323);
  });

  /** Presses a key and counts the frames until it is answered, and the tiles that come and go in them; 1 is the frame of the key itself. */
  async function changesOf(page: Page, key: string): Promise<{ frames: number; added: number; removed: number }> {
    await page.evaluate(() => {
      const output = document.querySelector('section[aria-label="Results"] output');
      const before = output?.textContent;
      const tilesIn = (nodes: NodeList) =>
        [...nodes]
          .flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('*')] : []))
          .filter((element) => element.role === 'listitem').length;
      const counted = new Promise((resolve) => {
        const records: MutationRecord[] = [];
        const observer = new MutationObserver((seen) => records.push(...seen));
        let frames = 0;
        const look = () => {
          frames += 1;
          if (output?.textContent === before && frames < 300) {
            requestAnimationFrame(look);
            return;
          }
          observer.disconnect();
          const sum = (of: (record: MutationRecord) => NodeList) =>
            records.reduce((tiles, record) => tiles + tilesIn(of(record)), 0);
          resolve({ frames, added: sum((record) => record.addedNodes), removed: sum((record) => record.removedNodes) });
        };
        const start = () => {
          observer.observe(document.body, { childList: true, subtree: true });
          requestAnimationFrame(look);
        };
        document.addEventListener('keydown', start, { once: true, capture: true });
      });
      Object.assign(globalThis, { counted });
    });
    await page.keyboard.press(key);
    return page.evaluate(
      () => (globalThis as unknown as { counted: Promise<{ frames: number; added: number; removed: number }> }).counted,
    );
  }

  test('finds the page where it was left, on the way back from a sign', async ({ page }) => {
    await page.goto('/signs/find');
    const sign = page.getByRole('link', { name: 'Convoy vehicle: no overtaking' });
    await sign.scrollIntoViewIfNeeded({ timeout: 30_000 });
    await sign.click();
    await expect(page).toHaveURL(/\/signs\/find\/.+/);
    await page.goBack();
    await expect(sign).toBeInViewport();
  });
});

test('the finder, with filters and without a find, has no faults that axe finds', async ({ page }) => {
  test.slow();
  await page.goto('/signs/find?shape=circle&colour=blue');
  await expect(foundSigns(page).first()).toBeVisible();
  await expectNoAxeFaultsAnywhere(page);
  await page.goto('/signs/find?q=xyzzyq');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expectNoAxeFaultsAnywhere(page);
});
