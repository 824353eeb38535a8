import type { Page } from '@playwright/test';
import { expect, signUp, test } from './fixtures/app.ts';

const mostFrames = 2;

/** Follows a link, and counts the frames until the heading of the next screen is there. */
function framesTo(page: Page, path: string, heading: string): Promise<number> {
  return page.evaluate(
    ([to, title]) =>
      new Promise<number>((resolve) => {
        const link = [...document.querySelectorAll('a')].find((one) => one.pathname === to);
        let frames = 0;
        const look = () => {
          frames += 1;
          if (document.querySelector('h1')?.textContent === title || frames > 100) resolve(frames);
          else requestAnimationFrame(look);
        };
        link?.click();
        requestAnimationFrame(look);
      }),
    [path, heading] as const,
  );
}

test('from screen to screen in two frames, once the code is there', async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { name: 'Your Progress' })).toBeVisible();
  const counted: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    for (const [path, heading] of [
      ['/theory', 'Theory Test'],
      ['/theory/advice', 'Advice & Information'],
      ['/theory', 'Theory Test'],
      ['/', 'Dashboard'],
      ['/signs', 'Road Signs'],
      ['/', 'Dashboard'],
    ] as const) {
      counted.push(await framesTo(page, path, heading));
    }
  }
  // One frame that the machine lost to something else does not count.
  const slow = counted.filter((frames) => frames > mostFrames);
  expect(slow.length, `frames: ${counted.join(' ')}`).toBeLessThanOrEqual(counted.length / 4);
});
