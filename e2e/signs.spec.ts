import type { Page } from '@playwright/test';
import { expect, signUp, test } from './fixtures/app.ts';
import { expectNoAxeFaultsAnywhere, watchLayoutShift } from './fixtures/look.ts';
import { savedResults } from './fixtures/results.ts';

type Sign = { readonly id: string; readonly name: string; readonly description: string; readonly picture: string };

const field = (page: Page) => page.getByRole('searchbox', { name: 'What is it called, or what did you see?' });
const tiles = (page: Page) => page.getByRole('list', { name: 'Signs' }).getByRole('link');
const count = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('status').first();

async function signsOf(page: Page): Promise<Sign[]> {
  return (await page.request.get('/api/signs')).json() as Promise<Sign[]>;
}

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test.describe('sign categories', () => {
  test('show what they hold, and each sign leads back to where it was opened', async ({ page }) => {
    await page.goto('/signs/categories');
    const categories = page.getByRole('main').getByRole('listitem');
    await expect(categories).toHaveCount(6);
    await expect(categories.filter({ hasText: 'Warning signs' })).toContainText('69 signs');
    await page.getByRole('link', { name: /Motorway signs/ }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Motorway signs' })).toBeFocused();
    await expect(page).toHaveTitle('Motorway signs · Catseye');
    const signs = page.getByRole('list', { name: 'Motorway signs' }).getByRole('link');
    await expect(signs).toHaveCount(31);
    await expect(signs.first().locator('svg')).toBeVisible();
    await page.getByRole('link', { name: 'Red X: lane closed' }).click();

    await expect(page.getByRole('heading', { name: 'Red X: lane closed' })).toBeVisible();
    await page.getByRole('link', { name: /^Next/ }).click();
    await page.getByRole('link', { name: 'Back to Motorway signs' }).click();
    await expect(page).toHaveURL(/\/signs\/categories\/motorway$/);
  });

  test('that do not exist say so', async ({ page }) => {
    await page.goto('/signs/categories/unicorns');
    await expect(page.getByRole('heading', { name: 'There is no such category' })).toBeVisible();
    await page.getByRole('link', { name: 'All sign categories' }).click();
    await expect(page).toHaveURL(/\/signs\/categories$/);
  });

  test.describe('of the starter edition', () => {
    test.use({ edition: 'starter' });

    test('have the counts of the spec', async ({ page }) => {
      await page.goto('/signs/categories');
      const shown = page.getByRole('main').getByRole('listitem');
      for (const [title, signs] of Object.entries({
        'Warning signs': 38,
        'Regulatory signs': 65,
        'Information signs': 52,
        'Direction signs': 28,
        'Motorway signs': 15,
        'Road works signs': 22,
      })) {
        await expect(shown.filter({ hasText: title })).toContainText(`${signs} signs`);
      }
      await page.goto('/signs/find/warning-toads');
      await expect(page.getByRole('heading', { name: 'There is no such sign' })).toBeVisible();
    });
  });
});

test.describe('the sign finder', () => {
  test('finds as you type, forgives slips, and keeps the search for the way back', async ({ page }) => {
    await page.goto('/signs/find');
    await expect(count(page)).toHaveText('323 signs');
    await field(page).fill('red circle bike');
    await expect(tiles(page).first()).toHaveText('No cycling');
    await expect(count(page)).toHaveText(/^\d signs for “red circle bike”$/);
    await field(page).fill('roundabuot');
    await expect(tiles(page).first()).toHaveText('Roundabout ahead');
    await tiles(page).first().click();

    await expect(page).toHaveURL(/\/signs\/find\/warning-roundabout-ahead$/);
    await page.getByRole('link', { name: 'Back to Sign Finder' }).click();
    await expect(field(page)).toHaveValue('roundabuot');
    await expect(tiles(page).first()).toHaveText('Roundabout ahead');
    await page.reload();
    await expect(field(page)).toHaveValue('roundabuot');
  });

  test('finds by what was seen', async ({ page }) => {
    await page.goto('/signs/find');
    await page.getByRole('button', { name: 'Octagon' }).click();
    await expect(count(page)).toHaveText('2 signs');
    await page.getByRole('button', { name: 'Octagon' }).click();
    await page.getByRole('button', { name: 'Circle' }).click();
    await page.getByRole('button', { name: 'Blue' }).click();
    await page.getByLabel('Symbol').selectOption('Bicycle');
    await expect(tiles(page).filter({ hasText: 'Route for pedal cycles only' })).toBeVisible();
    for (const trait of ['shape=circle', 'colour=blue', 'symbol=cycle']) expect(page.url()).toContain(trait);
    await page.getByLabel('Number').selectOption('A speed');
    await expect(count(page)).toHaveText('No sign looks like that.');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(count(page)).toHaveText('323 signs');
    await expect(page).toHaveURL(/\/signs\/find$/);
  });

  test('shows what has some of the words, or suggests others', async ({ page }) => {
    await page.goto('/signs/find?q=purple+roundabout');
    await expect(count(page)).toHaveText(/^No sign has all of these words\. \d+ signs have some of them\.$/);
    await field(page).fill('xyzzyq');
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await page.getByRole('button', { name: 'no entry' }).click();
    await expect(field(page)).toBeFocused();
    await expect(tiles(page).first()).toHaveText('No entry for vehicular traffic');
  });

  test('works by keyboard alone', async ({ page }) => {
    await page.goto('/signs/find');
    await field(page).focus();
    await page.keyboard.type('no entry');
    await expect(tiles(page).first()).toHaveText('No entry for vehicular traffic');
    await page.keyboard.press('ArrowDown');
    await expect(tiles(page).first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(tiles(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tiles(page).first()).toBeFocused();
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
    await expect(count(page)).toHaveText('323 signs');
  });

  test('shows signs by their own pictures where the drawings could not be had together', async ({ page, noise }) => {
    noise.allow(/500/);
    await page.route('**/api/signs/drawings/*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/signs/find?q=no+entry');
    await expect(tiles(page).first().locator('img')).toBeVisible({ timeout: 15_000 });
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
    await field(page).fill('x');
    await expect(count(page)).toContainText('“x”');
    await field(page).fill('');
    const frames: number[] = [];
    const long = await longTasks(page, async () => {
      for (const letter of 'roundabout') frames.push(await framesUntilFound(page, letter));
    });
    expect(long).toEqual([]);
    const [, , , , , median] = frames.toSorted((a, b) => a - b);
    expect(median).toBeLessThanOrEqual(4);
    await expect(tiles(page).first()).toHaveText('Roundabout ahead');
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

test.describe('a sign’s page', () => {
  test('says what it means, what to do and what it is taken for', async ({ page }) => {
    const shift = await watchLayoutShift(page);
    await page.goto('/signs/find/regulatory-one-way');
    await expect(page).toHaveTitle('One-way traffic · Catseye');
    await expect(page.getByRole('img', { name: 'A tall blue panel with a white arrow pointing up.' })).toBeVisible();
    for (const heading of ['What it means', 'What to do', 'Mistakes people make', 'What it looks like']) {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Rule 143' })).toHaveAttribute('href', '/highway/learn#rule-143');
    expect(await shift()).toBeLessThan(0.001);
    await page.getByRole('region', { name: 'Often confused with' }).getByRole('link', { name: 'Ahead only' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Ahead only' })).toBeVisible();
    await page.getByRole('link', { name: 'Regulatory signs' }).click();
    await expect(page).toHaveURL(/\/signs\/categories\/regulatory$/);
  });

  test('leads to the practice questions about it', async ({ page }) => {
    type Asked = { readonly id: string; readonly questions: readonly string[] };
    const asked = ((await signsOf(page)) as unknown as Asked[]).find(({ questions }) =>
      questions.some((id) => id.startsWith('road-signs-')),
    );
    await page.goto(`/signs/find/${asked?.id}`);
    const questions = page.getByRole('region', { name: 'Practice questions about it' });
    await expect(questions.getByRole('listitem')).toHaveCount(asked?.questions.length ?? 0);
    await questions.getByRole('link', { name: 'Practise Road and traffic signs' }).click();
    await expect(page).toHaveURL(/\/practice\/2$/);
  });

  test('flags the sign at once, says so, keeps it, and lets it go', async ({ page, noise }) => {
    await page.goto('/signs/find/warning-ice');
    const flag = page.getByRole('button', { name: 'Flag' });
    await flag.click();
    await expect(flag).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('This sign has been flagged for review.').first()).toBeVisible();
    await page.reload();
    await expect(flag).toHaveAttribute('aria-pressed', 'true');

    noise.allow(/500/);
    await page.route('**/api/flags/**', (route) => route.fulfill({ status: 500, json: {} }));
    await flag.click();
    await expect(page.getByRole('alert')).toContainText('Not saved.');
    await expect(flag).toHaveAttribute('aria-pressed', 'true');
    await page.unroute('**/api/flags/**');
    await flag.click();
    await expect(page.getByText('This sign is no longer flagged for review.').first()).toBeVisible();
    await expect(flag).toHaveAttribute('aria-pressed', 'false');
  });

  test('goes round its category, and says when there is none', async ({ page }) => {
    await page.goto('/signs/find/warning-crossroads');
    await page.getByRole('link', { name: /^Previous/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('link', { name: /^Next/ }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Crossroads ahead' })).toBeVisible();
    await page.goto('/signs/find/unicorn-crossing');
    await expect(page.getByRole('heading', { name: 'There is no such sign' })).toBeVisible();
  });
});

test.describe('flagged signs', () => {
  test('start empty', async ({ page }) => {
    await page.goto('/signs/flagged');
    await expect(page.getByRole('heading', { name: 'No flagged signs yet' })).toBeVisible();
    await page.getByRole('link', { name: 'Find a sign' }).click();
    await expect(page).toHaveURL(/\/signs\/find$/);
  });

  test('are listed newest first; a flag is taken away and put back in its place', async ({ page, noise }) => {
    for (const id of ['warning-ice', 'regulatory-stop']) {
      await page.goto(`/signs/find/${id}`);
      await page.getByRole('button', { name: 'Flag' }).click();
      await expect(page.getByText('This sign has been flagged for review.').first()).toBeVisible();
    }
    await page.goto('/signs/flagged');
    const list = page.getByRole('list', { name: 'Flagged signs' }).getByRole('listitem');
    await expect(list.getByRole('heading')).toHaveText(['Stop and give way', 'Risk of ice or packed snow']);
    await list.first().getByRole('button', { name: 'Remove flag' }).click();
    await expect(list.first().getByRole('button', { name: 'Undo' })).toBeFocused();
    await list.first().getByRole('button', { name: 'Undo' }).click();
    await expect(list.first().getByRole('button', { name: 'Remove flag' })).toBeVisible();

    noise.allow(/ERR_FAILED/);
    await page.route('**/api/flags/**', (route) => route.abort());
    await list.nth(1).getByRole('button', { name: 'Remove flag' }).click();
    await expect(page.getByRole('alert')).toContainText('Not saved.');
    await expect(list.nth(1).getByRole('button', { name: 'Remove flag' })).toBeVisible();
    await page.unroute('**/api/flags/**');
    await list.nth(1).getByRole('button', { name: 'Remove flag' }).click();
    await expect(list.nth(1).getByRole('button', { name: 'Undo' })).toBeVisible();
    await expectNoAxeFaultsAnywhere(page);
    await page.reload();
    await expect(list.getByRole('heading')).toHaveText(['Stop and give way']);
  });
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

test('all signs can be printed, by category, however early', async ({ page }) => {
  await page.goto('/signs/print');
  const print = page.getByRole('button', { name: 'Print' });
  await expect(print).toBeVisible();
  await page.evaluate(() => {
    // What the browser does, without its dialog.
    window.print = () => void window.dispatchEvent(new Event('beforeprint'));
  });
  await print.click();
  expect(await page.getByRole('heading', { level: 3 }).count()).toBe(323);
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(6);
  await page.emulateMedia({ media: 'print' });
  await expect(print).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('the finder with its filters, the gallery and a sign have no faults that axe finds', async ({ page }) => {
  test.slow();
  await page.goto('/signs/find?shape=circle&colour=blue');
  await expect(tiles(page).first()).toBeVisible();
  await expectNoAxeFaultsAnywhere(page);
  await page.goto('/signs/find?q=xyzzyq');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expectNoAxeFaultsAnywhere(page);
  await page.goto('/signs/find/regulatory-no-cycling');
  await expect(page.getByRole('heading', { name: 'No cycling' })).toBeVisible();
  await expectNoAxeFaultsAnywhere(page);
});
