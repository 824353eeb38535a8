import type { Page } from '@playwright/test';
import { expect, signUp, test } from './fixtures/app.ts';
import { everyScreen } from './fixtures/screens.ts';

const appScreens = everyScreen().filter(({ path }) => !path.startsWith('/auth/'));

/** What the page of a screen says before any code has run. */
type FirstPaint = {
  readonly heading: string;
  readonly requests: readonly string[];
  readonly chunks: readonly string[];
};

async function firstPaintOf(page: Page, path: string): Promise<FirstPaint> {
  const html = await (await page.request.get(path)).text();
  const [, heading = ''] = /<h1[^>]*>([^<]*)</.exec(html) ?? [];
  const [, requests = ''] = /data-requests="([^"]*)"/.exec(html) ?? [];
  const [, chunks = '[]'] = /const chunks = (\[.*\]);/.exec(html) ?? [];
  return {
    heading: heading.replace('&amp;', '&').replace('&#x27;', "'"),
    requests: requests.split(' '),
    chunks: JSON.parse(chunks) as string[],
  };
}

/** Addresses that the page has fetched, in their order, with their times. */
function fetched(page: Page): Promise<readonly { readonly address: string; readonly start: number }[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime }) => ({
      address: name.slice(location.origin.length),
      start: startTime,
    })),
  );
}

test('every screen is on its page before its code is, and asks for nothing twice', async ({ page }) => {
  test.setTimeout(180_000);
  await signUp(page);
  for (const { path } of appScreens) {
    await test.step(path, async () => {
      const { heading, requests, chunks } = await firstPaintOf(page, path);
      expect(heading).not.toBe('');
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const all = await fetched(page);
      const api = all.map(({ address }) => address).filter((address) => address.startsWith('/api/'));
      expect(api, 'what the page asks for ahead').toEqual(expect.arrayContaining([...requests]));
      expect(
        requests.filter((one) => api.filter((other) => other === one).length > 1),
        'asked for twice',
      ).toEqual([]);
      const paint = await page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      );
      const code = all.filter(({ address }) => address.endsWith('.js'));
      expect(
        code.filter(({ start }) => start < paint),
        'code fetched before the first paint',
      ).toEqual([]);
      expect(
        code
          .slice(0, chunks.length)
          .map(({ address }) => address)
          .toSorted(),
      ).toEqual(chunks.toSorted());
    });
  }
});

test('other screens’ code waits until the screen is complete', async ({ page }) => {
  await signUp(page);
  const { chunks } = await firstPaintOf(page, '/theory');
  await page.goto('/theory');
  await page.waitForLoadState('networkidle');
  const code = async () => (await fetched(page)).filter(({ address }) => address.endsWith('.js'));
  const loaded = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return navigation?.loadEventEnd ?? 0;
  });
  await expect.poll(async () => (await code()).length, { timeout: 30_000 }).toBeGreaterThan(chunks.length);
  const others = (await code()).filter(({ address }) => !chunks.includes(address));
  expect(others.filter(({ start }) => start < loaded + 4000)).toEqual([]);
});

test('a screen that its code takes over stays where it was', async ({ page, noise }) => {
  // Code that is fetched while the page is left.
  noise.allow(/^uncaught: $/);
  test.setTimeout(180_000);
  await signUp(page);
  await page.setViewportSize({ width: 390, height: 800 });
  // The settings begin with the learner's own name and address.
  for (const { path } of appScreens.filter((one) => one.path !== '/profile/settings')) {
    await test.step(path, async () => {
      await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const before = await wordsOf(page);
      await page.unroute('**/assets/*.js');
      // Data never comes, so that the app shows what the page did.
      await page.route(/\/api\/(?!auth)/, () => undefined);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => document.querySelector('[aria-label="User menu"]')?.textContent === 'A');
      const after = await wordsOf(page);
      await page.unroute(/\/api\/(?!auth)/);
      expect(after).toEqual(before);
    });
  }
});

test('what is tapped before the code is there waits for it, and the focus stays', async ({ page }) => {
  await signUp(page);
  let letThrough = () => undefined as void;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/react-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Choose Your Blend' }).click();
  letThrough();
  await expect(page.getByRole('heading', { name: 'Past results' })).toBeFocused();
});

test('a link that is tapped before the code is there leads on without it', async ({ page, noise }) => {
  noise.allow(/Failed to load resource|Failed to fetch/);
  await signUp(page);
  await page.route('**/assets/react-*.js', () => undefined);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: 'Theory Test' }).click();
  await expect(page).toHaveURL('/theory');
});

/** Every text of the screen with its place, but for what is of the learner or of the day. */
function wordsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const words: string[] = [];
    for (const element of document.querySelectorAll('h1, main *')) {
      const own = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent);
      const text = own
        .join('')
        .trim()
        .replace(/^Hello, .*/, 'Hello');
      if (text === '' || element.closest('dialog, .invisible') || element.textContent.startsWith('Pro Tip')) continue;
      words.push(`${text} at ${Math.round(element.getBoundingClientRect().top)}`);
    }
    return words;
  });
}
