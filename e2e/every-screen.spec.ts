import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectNoAxeFaults, signUp, test } from './fixtures/app.ts';
import { everyScreen } from './fixtures/screens.ts';

const widths = [320, 390, 1280];
const themes = ['light', 'dark'] as const;

/** Cookies of one learner for all screens: what a screen shows is its own journeys' business. */
let learner: Awaited<ReturnType<BrowserContext['cookies']>> = [];

for (const { path, access } of everyScreen()) {
  test.describe(path, () => {
    test.beforeEach(async ({ page, context }) => {
      if (access === 'public') return;
      if (learner.length === 0) {
        await signUp(page);
        learner = await context.cookies();
      }
      await context.addCookies(learner);
    });

    test('loads without a shift, has a title and a heading, and nothing that axe finds', async ({ page }) => {
      // A page of 323 signs takes axe a while.
      test.slow();
      await watchShifts(page);
      await page.setViewportSize({ width: 390, height: 800 });
      await visit(page, path);
      const shifts = (await shiftsOf(page)).filter(({ value }) => value >= 0.001);
      expect(shifts, 'what moved while the screen loaded').toEqual([]);
      await expect(page).toHaveTitle(/Catseye/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          await expectNoAxeFaults(page);
        }
      }
    });

    test('reflows, takes large text and forced colours, and rests when motion is reduced', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, path);
      expect(await overflowOf(page), 'sideways scroll at 320 px').toBeLessThanOrEqual(0);
      const moving = () => document.getAnimations().filter((one) => one.playState === 'running').length;
      expect(await page.evaluate(moving), 'running animations').toBe(0);
      await page.emulateMedia({ forcedColors: 'active' });
      // The system's colours are drawn, but axe reads the page's own.
      await expectNoAxeFaults(page, ['color-contrast']);
      await page.emulateMedia({ forcedColors: 'none' });
      await page.setViewportSize({ width: 640, height: 700 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await overflowOf(page), 'sideways scroll with text at 200 %').toBeLessThanOrEqual(0);
    });
  });
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** What moved by itself, with what it was. */
type Shift = { readonly value: number; readonly moved: readonly string[] };

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    type Entry = PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly {
        readonly node?: Node;
        readonly previousRect: DOMRect;
        readonly currentRect: DOMRect;
      }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent}: ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`,
        );
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function shiftsOf(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
}

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
