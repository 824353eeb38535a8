import type { Page } from '@playwright/test';
import { expect, expectNoAxeFaults, signUp, test } from './fixtures/app.ts';
import { everyScreen } from './fixtures/screens.ts';

const widths = [320, 390, 1280];
const themes = ['light', 'dark'] as const;

for (const { path, access } of everyScreen()) {
  test.describe(path, () => {
    test.beforeEach(async ({ page }) => {
      if (access === 'learner') await signUp(page);
    });

    test('has a title, a heading, and nothing that axe finds in either theme at three widths', async ({ page }) => {
      await visit(page, path);
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

    test('reflows at 320 px and with text at 200 % without a sideways scroll', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await visit(page, path);
      expect(await overflow(page), 'at 320 px').toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 640, height: 700 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await overflow(page), 'with text at 200 %').toBeLessThanOrEqual(0);
    });

    test('does not shift while it loads', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.addInitScript(() => {
        Object.assign(globalThis, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!entry.hadRecentInput) (globalThis as unknown as { shift: number }).shift += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await visit(page, path);
      const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
      expect(shift).toBeLessThan(0.001);
    });

    test('can be used with forced colours and with reduced motion', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await visit(page, path);
      await expectNoAxeFaults(page);
      const moving = await page.evaluate(
        () => document.getAnimations().filter((one) => one.playState === 'running').length,
      );
      expect(moving).toBe(0);
    });
  });
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
