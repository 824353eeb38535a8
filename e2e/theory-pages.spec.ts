import { listOf, refused, send } from './fixtures/areas.ts';
import { expect, signUp, test } from './fixtures/app.ts';
import { expectNoAxeFaultsAnywhere } from './fixtures/look.ts';
import { answerByApi } from './fixtures/practice.ts';
import { finishedTest, saveByApi } from './fixtures/results.ts';

const first = 'rules-of-the-road-001';
const second = 'motorway-002';
const flag = (id: string) => `/api/flags/question/${id}`;

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test.describe('flagged questions', () => {
  test('without any, says how to get one', async ({ page }) => {
    await page.goto('/theory/flagged');
    await expect(page.getByRole('heading', { name: 'No flagged questions yet' })).toBeVisible();
    await page.getByRole('link', { name: 'Practise questions' }).click();
    await expect(page).toHaveURL('/theory/practice');
  });

  test('lists them newest first, with category and answer', async ({ page }) => {
    test.slow();
    await send(page, 'PUT', flag(first));
    await send(page, 'PUT', flag(second));
    await page.goto('/theory/flagged');
    await expect(page.getByRole('heading', { name: '2 flagged questions' })).toBeVisible();
    const items = page.getByRole('list', { name: 'Flagged questions' }).getByRole('article');
    await expect(items).toHaveCount(2);
    await expect(items.nth(0)).toContainText('Motorway rules');
    await expect(items.nth(1)).toContainText('Rules of the Road');
    await expect(items.nth(1).getByRole('heading')).toHaveText(/\?$/);
    await items.nth(1).getByText('Show the answer').click();
    await expect(items.nth(1).getByRole('paragraph').last()).toBeVisible();
    await expectNoAxeFaultsAnywhere(page);
  });

  test('a flag is removed at once, undone in its place, and by keyboard alone', async ({ page }) => {
    await send(page, 'PUT', flag(first));
    await send(page, 'PUT', flag(second));
    await page.goto('/theory/flagged');
    const item = page.getByRole('article').filter({ hasText: 'Motorway rules' });
    await item.getByRole('button', { name: 'Remove flag' }).focus();
    await page.keyboard.press('Enter');
    await expect(item.getByText('Flag removed', { exact: true })).toBeVisible();
    await expect(item.getByRole('button', { name: 'Undo' })).toBeFocused();
    await expect(page.getByRole('heading', { name: '1 flagged question' })).toBeVisible();
    await expect.poll(() => listOf(page, '/api/flags')).toEqual([first]);

    await page.keyboard.press('Enter');
    await expect(item.getByRole('button', { name: 'Remove flag' })).toBeFocused();
    await expect.poll(() => listOf(page, '/api/flags')).toEqual([second, first]);

    await page.keyboard.press('Enter');
    await expect.poll(() => listOf(page, '/api/flags')).toEqual([first]);
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test('a removal shows before the server answers; one that fails is taken back, says so, and can be tried again', async ({
    page,
    noise,
  }) => {
    noise.allow(/Failed to load resource/);
    await send(page, 'PUT', flag(first));
    await page.goto('/theory/flagged');
    let answer = () => {};
    await page.route(`**${flag(first)}`, async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.fulfill(refused);
    });
    await page.getByRole('button', { name: 'Remove flag' }).click();
    await expect(page.getByText('Flag removed', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: '1 flagged question' })).toBeVisible();
    answer();
    await expect(page.getByRole('article').getByRole('alert')).toHaveText('Not saved. The road is closed.');
    await page.unroute(`**${flag(first)}`);
    await page.getByRole('button', { name: 'Remove flag' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing flagged any more' })).toBeVisible();
    await expect(page.getByRole('article').getByRole('alert')).toHaveCount(0);
    await expect.poll(() => listOf(page, '/api/flags')).toEqual([]);
  });

  test('"Practise these" opens practice with the flagged scope', async ({ page }) => {
    await send(page, 'PUT', flag(first));
    await page.goto('/theory/flagged');
    await page.getByRole('link', { name: 'Practise these' }).click();
    await expect(page).toHaveURL('/theory/practice');
    await expect(page.getByRole('dialog').getByRole('radio', { name: 'Flagged questions' })).toBeChecked();
  });

  test('a question that was withdrawn does not hide the others', async ({ page, noise }) => {
    noise.allow(/Failed to load resource/);
    await send(page, 'PUT', flag(first));
    await page.route('**/api/flags', async (route) => {
      const flags = (await (await route.fetch()).json()) as object[];
      await route.fulfill({ json: [{ kind: 'question', itemId: 'motorway-999', createdAt: 1 }, ...flags] });
    });
    await page.goto('/theory/flagged');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: '1 flagged question' })).toBeVisible();
  });

  for (const [what, path] of [
    ['the list', '**/api/flags'],
    ['the questions', '**/api/questions?*'],
  ] as const) {
    test(`loads, and says when ${what} could not be had, or when offline`, async ({ page, noise }) => {
      noise.allow(/Failed to load resource|ERR_FAILED/);
      await send(page, 'PUT', flag(first));
      let fail: 'refuse' | 'abort' | null = 'refuse';
      await page.route(path, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        if (fail === 'refuse') await route.fulfill(refused);
        else if (fail === 'abort') await route.abort();
        else await route.continue();
      });
      await page.goto('/theory/flagged');
      await expect(page.getByText('Loading flagged questions…')).toBeAttached();
      await expect(page.getByRole('heading', { name: 'Your flagged questions could not be loaded' })).toBeVisible();
      await expect(page.getByText('The road is closed.')).toBeVisible();
      fail = 'abort';
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByText(/You are offline, or the server cannot be reached/)).toBeVisible();
      fail = null;
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('heading', { name: '1 flagged question' })).toBeVisible();
    });
  }
});

test.describe('the progress monitor', () => {
  test('without answers or results, says where to begin', async ({ page }) => {
    await page.goto('/theory/progress');
    await expect(page.getByRole('heading', { name: 'Nothing answered yet' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start practising' })).toHaveAttribute('href', '/theory/practice');
    await expect(page.getByText(/appear here once you save one/)).toBeVisible();
  });

  test('shows real progress as a chart and as a table, strongest and weakest, and recent results', async ({ page }) => {
    test.slow();
    await answerByApi(page, 6, 'right', 1);
    await answerByApi(page, 8, 'wrong', 3);
    await saveByApi(page, finishedTest(6, { daysAgo: 1 }), finishedTest(9), finishedTest(10, { category: 'signs' }));
    await page.goto('/theory/progress');

    await expect(page.getByText(/^14 of 1,\d{3}$/)).toBeVisible();
    await expect(page.getByText('43%', { exact: true })).toBeVisible();
    const rows = page.getByRole('list', { name: 'Progress by topic' }).getByRole('listitem');
    await expect(rows).toHaveCount(16);
    await expect(rows.filter({ hasText: 'Rules of the Road' })).toContainText(/6 of \d+ answered, 100% right/);
    await expect(rows.filter({ hasText: 'Alertness' })).toContainText(/8 of \d+ answered, 0% right/);
    await expectNoAxeFaultsAnywhere(page);

    await page.getByRole('button', { name: 'Table' }).click();
    await expect(page.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('row')).toHaveCount(17);
    await expect(page.getByRole('row', { name: /^Rules of the Road 6 of \d+ 6 \(100%\)$/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Documents 0 of \d+ –$/ })).toBeVisible();
    await expectNoAxeFaultsAnywhere(page);

    const ranking = (heading: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });
    await expect(ranking('Strongest')).toContainText('Rules of the Road');
    await expect(ranking('Weakest').getByRole('link', { name: 'Alertness' })).toHaveAttribute('href', '/practice/3');

    await expect(page.getByRole('list', { name: 'Recent results' }).getByRole('article')).toHaveCount(2);
    await expect(page.getByText('1 of 2 passed. Improving: 30 points up.')).toBeVisible();
    await page.getByRole('link', { name: 'See all results' }).click();
    await expect(page).toHaveURL('/results-history');
  });

  test('follows what is answered elsewhere', async ({ page }) => {
    await answerByApi(page, 1, 'right');
    await page.goto('/theory/progress');
    await expect(page.getByText(/^1 of 1,\d{3}$/)).toBeVisible();
    await expect(page.getByText(/Answer at least 5 questions in each of two topics/)).toBeVisible();
    await answerByApi(page, 2, 'right');
    await page.getByRole('link', { name: 'Back to Theory Test' }).click();
    await page.getByRole('link', { name: 'Progress Monitor' }).click();
    await expect(page.getByText(/^3 of 1,\d{3}$/)).toBeVisible();
  });

  test('each half loads, fails and recovers by itself', async ({ page, noise }) => {
    noise.allow(/Failed to load resource|ERR_FAILED/);
    await answerByApi(page, 1, 'right');
    await page.route('**/api/progress', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.fulfill(refused);
    });
    await page.route('**/api/results?*', (route) => route.abort());
    await page.goto('/theory/progress');
    await expect(page.getByText('Loading your progress…')).toBeAttached();
    const progress = page.getByRole('alert').filter({ hasText: 'Your progress could not be loaded' });
    const results = page.getByRole('alert').filter({ hasText: 'Your results could not be loaded' });
    await expect(progress).toContainText('The road is closed.');
    await expect(results).toContainText('You are offline');
    await page.unrouteAll();
    await progress.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Topic by topic' })).toBeVisible();
    await expect(results).toBeVisible();
    await results.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText(/appear here once you save one/)).toBeVisible();
  });
});

test.describe('with the starter content', () => {
  test.use({ edition: 'starter' });

  test('topics without questions say so in the chart', async ({ page }) => {
    await answerByApi(page, 2, 'right');
    await page.goto('/theory/progress');
    await expect(page.getByText('2 of 34', { exact: true })).toBeVisible();
    await expect(page.getByText('No questions available yet')).toHaveCount(15);
  });
});

test.describe('advice', () => {
  test('is there in cards', async ({ page }) => {
    await page.goto('/theory/advice');
    await expect(page.getByRole('heading', { level: 1, name: 'Advice & Information' })).toBeVisible();
    for (const name of ['Before the day', 'On the day', 'While you answer', 'After the test']) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
    await expect(page.getByText(/Ten questions a day beat a hundred the night before/)).toBeVisible();
  });

  test('loads, fails, and is under development only where there is none', async ({ page, noise }) => {
    noise.allow(/Failed to load resource/);
    await page.route('**/api/advice/theory', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.fulfill(refused);
    });
    await page.goto('/theory/advice');
    await expect(page.getByText('Loading advice…')).toBeAttached();
    await expect(page.getByRole('heading', { name: 'The advice could not be loaded' })).toBeVisible();
    await page.unroute('**/api/advice/theory');
    await page.route('**/api/advice/theory', (route) => route.fulfill({ json: [] }));
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('This content is under development. Check back soon!')).toBeVisible();
  });
});
