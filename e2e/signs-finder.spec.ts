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

test.describe('a slow phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  /** The main thread's tasks of more than 50 ms of its own time; other work of the machine does not count. */
  async function longTasks(page: Page, act: () => Promise<unknown>): Promise<number[]> {
    const client = await page.context().newCDPSession(page);
    const events: TraceEvent[] = [];
    client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
    const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
    const categories = ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'toplevel', '__metadata'];
    await client.send('Tracing.start', { traceConfig: { includedCategories: categories } });
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await act();
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await client.send('Tracing.end');
    await complete;
    const main = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
    return events
      .filter(({ name, pid, tid }) => name === 'RunTask' && main.some((one) => one.pid === pid && one.tid === tid))
      .map(({ tdur = 0 }) => tdur / 1000)
      .filter((time) => time > 50);
  }
  type TraceEvent = {
    readonly name: string;
    readonly pid: number;
    readonly tid: number;
    readonly tdur?: number;
    readonly args?: { readonly name?: string };
  };

  test('scrolls through all signs without tasks that hold up its frames', async ({ page }) => {
    test.slow();
    await page.goto('/signs/find');
    await page.waitForLoadState('networkidle');
    let frames = 0;
    const long = await longTasks(page, async () => {
      frames = await page.evaluate(async () => {
        const page = document.documentElement;
        let painted = 0;
        // The list grows meanwhile.
        for (
          ;
          scrollY + innerHeight < page.scrollHeight - 1 || document.querySelectorAll('li svg').length < 323;
          painted += 1
        ) {
          scrollBy(0, 90);
          await new Promise((next) => requestAnimationFrame(next));
        }
        return painted;
      });
    });
    expect(frames).toBeGreaterThan(300);
    // One in twenty, for what else goes on in a busy machine’s processor: collecting garbage, the trace itself.
    expect(long.length, `long tasks of ${frames} frames: ${long.join()}`).toBeLessThan(frames / 20);
    await expect(page.getByRole('link', { name: 'Convoy vehicle: no overtaking' })).toBeInViewport();
  });

  test('shows what was found within frames of each letter', async ({ page }) => {
    test.slow();
    await page.goto('/signs/find');
    await page.waitForLoadState('networkidle');
    await finderField(page).fill('x');
    await expect(foundCount(page)).toContainText('“x”');
    await finderField(page).fill('');
    const frames: number[] = [];
    const long = await longTasks(page, async () => {
      for (const letter of 'roundabout') frames.push(await framesUntilFound(page, letter));
    });
    expect(long).toEqual([]);
    const [, , , , , median] = frames.toSorted((a, b) => a - b);
    expect(median).toBeLessThanOrEqual(4);
    await expect(foundSigns(page).first()).toHaveText('Roundabout ahead');
  });

  /** Types a letter and counts the frames until what was found for it is on the screen; the first frame shows the letter itself. */
  async function framesUntilFound(page: Page, letter: string): Promise<number> {
    await page.evaluate(() => {
      const output = document.querySelector('section[aria-label="Results"] output');
      const before = output?.textContent;
      const counted = new Promise((resolve) => {
        let frames = 0;
        const look = () => {
          frames += 1;
          if (output?.textContent !== before || frames > 300) resolve(frames);
          else requestAnimationFrame(look);
        };
        document.addEventListener('keydown', () => requestAnimationFrame(look), { once: true, capture: true });
      });
      Object.assign(globalThis, { counted });
    });
    await page.keyboard.press(letter);
    return page.evaluate(() => (globalThis as unknown as { counted: Promise<number> }).counted);
  }
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
