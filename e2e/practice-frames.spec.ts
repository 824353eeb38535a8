import type { Locator, Page } from '@playwright/test';
import { expect, signUp, test } from './fixtures/app.ts';
import { openPractice } from './fixtures/practice.ts';

/** What a step must have put on the screen, looked for in the page. */
type Sight = 'submit is enabled' | 'verdict is in view' | 'next question is in view';

test.use({ edition: 'starter', viewport: { width: 360, height: 740 }, hasTouch: true });

/**
 * Taps, and counts the frames that are painted from the tap until the sight is there. A callback of requestAnimationFrame runs right
 * before a frame is painted, so what it sees is in that frame: 1 is the frame after the tap, and what the design promises.
 */
async function framesUntil(page: Page, sight: Sight, target: Locator): Promise<number> {
  await page.evaluate((wanted) => {
    const heading = (name: RegExp) =>
      [...document.querySelectorAll<HTMLElement>('h2, h3')].find((one) => name.test(one.textContent ?? ''));
    const isInView = (element: HTMLElement | undefined) => {
      const box = element?.getBoundingClientRect();
      return box !== undefined && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
    };
    const before = heading(/^Question/)?.textContent;
    const sights: Record<string, () => boolean> = {
      'submit is enabled': () =>
        [...document.querySelectorAll('button')].some((one) => one.textContent === 'Submit Answer' && !one.disabled),
      'verdict is in view': () => isInView(heading(/^(Correct!|Incorrect)$/)),
      'next question is in view': () =>
        heading(/^Question/)?.textContent !== before &&
        isInView(heading(/^Question/)) &&
        !heading(/^(Correct!|Incorrect)$/),
    };
    const isThere = sights[wanted] ?? (() => false);
    const counted = new Promise<number>((resolve) => {
      const count = () => {
        let frames = 0;
        const look = () => {
          frames += 1;
          if (isThere() || frames > 600) resolve(frames);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      };
      // The first listener of all: it runs before the app's own.
      document.addEventListener('click', count, { capture: true, once: true });
    });
    Object.assign(globalThis, { counted });
  }, sight);
  await target.tap();
  return page.evaluate(() => (globalThis as unknown as { counted: Promise<number> }).counted);
}

test('with a slow phone and a server that does not answer, each tap shows in the next painted frame', async ({
  page,
}) => {
  test.slow();
  await signUp(page);
  let sent = 0;
  await page.route('**/answers', () => {
    sent += 1;
  });
  await openPractice(page);
  // What loads when there is nothing else to do has been loaded.
  await page.waitForLoadState('networkidle');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });

  for (let question = 1; question <= 5; question += 1) {
    const option = page.getByRole('radio').nth(question % 3);
    expect(await framesUntil(page, 'submit is enabled', option), `option of question ${question}`).toBe(1);
    const submit = page.getByRole('button', { name: 'Submit Answer' });
    expect(await framesUntil(page, 'verdict is in view', submit), `verdict of question ${question}`).toBe(1);
    const next = page.getByRole('button', { name: 'Next Question' });
    expect(await framesUntil(page, 'next question is in view', next), `after question ${question}`).toBe(1);
  }
  // Once, or again after the request has timed out.
  expect(sent, 'answers were on their way, and had no reply').toBeGreaterThan(0);
});
