import { refused } from './fixtures/areas.ts';
import { expect, signUp, test } from './fixtures/app.ts';
import { readClips } from './fixtures/clips.ts';
import { expectNoAxeFaultsAnywhere } from './fixtures/look.ts';
import { finishedTest, saveByApi } from './fixtures/results.ts';
import { toastSaying } from './fixtures/toasts.ts';

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test.describe('the introduction', () => {
  test('is a film of 4:32 that plays, stops and goes on anywhere', async ({ page }) => {
    await page.clock.install();
    await page.goto('/hazard/intro');
    await expect(page.getByText('0:00 of 4:32')).toBeVisible();
    await expect(page.getByText('Picture 1 of 8')).toBeVisible();
    const place = page.getByRole('slider', { name: 'Place in the film' });
    await expect(place).toHaveAttribute('aria-valuetext', '0 minutes 0 seconds of 4 minutes 32 seconds');
    await page.getByRole('button', { name: 'Play film' }).click();
    await page.clock.runFor(40_000);
    await expect(page.getByText('Picture 2 of 8')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
    await expect(page).toHaveURL(/step=2$/);
    await page.getByRole('button', { name: 'Pause' }).click();
    await place.fill('271');
    await expect(page.getByRole('heading', { name: 'Where to look' })).toBeVisible();
    await page.getByRole('button', { name: 'Play film' }).click();
    await page.clock.runFor(3000);
    await expect(page.getByText('4:32 of 4:32')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play film' })).toBeVisible();
  });

  test('is told in pictures at one’s own speed, too', async ({ page }) => {
    await page.goto('/hazard/intro');
    await expect(page.getByText(/You watch 14 clips/).first()).toBeVisible();
    await expect(page.getByRole('img', { name: /A screen that shows a street/ })).toBeVisible();

    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { name: 'A hazard you can see coming' })).toBeFocused();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByText('Picture 3 of 8')).toBeVisible();
    await page.getByRole('link', { name: 'Previous' }).click();
    await expect(page.getByText('Picture 2 of 8')).toBeVisible();

    await page.reload();
    await expect(page.getByRole('heading', { name: 'A hazard you can see coming' })).toBeVisible();
    await page.goto('/hazard/intro?step=7');
    await expect(page.getByRole('heading', { name: '44 of 75 to pass' })).toBeVisible();
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByRole('link', { name: 'Go to the clips' }).click();
    await expect(page).toHaveURL('/hazard/practice');
  });

  test('has a transcript of all of it', async ({ page }) => {
    test.slow();
    await page.goto('/hazard/intro');
    await page.getByText('Transcript', { exact: true }).click();
    for (const part of [/14 clips/, /you get 5 points/, /The pass mark for car drivers is 44/]) {
      await expect(page.getByRole('listitem').filter({ hasText: part }).first()).toBeVisible();
    }
    await expectNoAxeFaultsAnywhere(page);
  });

  for (const step of ['0', '99', 'x', '-3']) {
    test(`takes step=${step} for one it has`, async ({ page }) => {
      await page.goto(`/hazard/intro?step=${step}`);
      await expect(page.getByText(/^Picture [18] of 8$/)).toBeVisible();
    });
  }
});

test.describe('the clips', () => {
  test('are listed with length and difficulty', async ({ page }) => {
    const clips = await readClips();
    await page.goto('/hazard/practice');
    const list = page.getByRole('list', { name: 'Clips' });
    await expect(list.getByRole('listitem')).toHaveCount(14);
    for (const { title } of clips) await expect(list.getByRole('link', { name: title })).toBeVisible();
    await expect(list.getByRole('link', { name: /^Town centre, late morning\s*0:58\s*Easy$/ })).toBeVisible();
    await expect(list.getByRole('listitem').first()).toContainText('0:58');
  });

  test('one is opened, looked at, and left, with the focus where reading goes on', async ({ page }) => {
    test.slow();
    await page.goto('/hazard/practice');
    await page.getByRole('link', { name: /^School run/ }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'School run' })).toBeFocused();
    await expect(page).toHaveTitle('School run · Catseye');
    await expect(page.getByRole('heading', { name: 'What to look for' })).toBeVisible();
    await expect(page.getByText('Children running to a car')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play clip, 0:55' })).toBeVisible();
    await expectNoAxeFaultsAnywhere(page);

    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'School run' })).toBeVisible();
    await page.getByRole('link', { name: 'All clips' }).click();
    await expect(page.getByRole('heading', { name: '14 roads to read' })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2, name: 'School run' })).toBeVisible();
  });

  test('previous and next go round, by keyboard alone', async ({ page }) => {
    await page.goto('/hazard/practice');
    const titles = (await readClips()).map(({ title }) => title);
    await page.getByRole('link', { name: titles.at(-1) ?? '' }).focus();
    await page.keyboard.press('Enter');
    const next = page.getByRole('link', { name: 'Next clip' });
    await next.focus();
    for (const clip of titles) {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 2, name: clip })).toBeVisible();
      await expect(next).toBeFocused();
    }
    const previous = page.getByRole('link', { name: 'Previous clip' });
    await previous.focus();
    for (const clip of titles.slice(0, -1).toReversed()) {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 2, name: clip })).toBeVisible();
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: titles.at(-1) ?? '' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('list', { name: 'Clips' })).toBeVisible();
  });

  test('one that does not exist leads to the list', async ({ page }) => {
    await page.goto('/hazard/practice?clip=moon');
    await expect(page.getByRole('list', { name: 'Clips' })).toBeVisible();
  });

  test('load, fail, offline, and under development only where there are none', async ({ page, noise }) => {
    noise.allow(/Failed to load resource|ERR_FAILED/);
    let answer: 'refuse' | 'abort' | 'none' = 'refuse';
    await page.route('**/api/hazard/clips', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      if (answer === 'refuse') await route.fulfill(refused);
      else if (answer === 'abort') await route.abort();
      else await route.fulfill({ json: [] });
    });
    await page.goto('/hazard/practice');
    await expect(page.getByText('Loading clips…')).toBeAttached();
    await expect(page.getByRole('heading', { name: 'The clips could not be loaded' })).toBeVisible();
    await expect(page.getByText('The road is closed.')).toBeVisible();
    answer = 'abort';
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText(/You are offline, or the server cannot be reached/)).toBeVisible();
    answer = 'none';
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('This content is under development. Check back soon!')).toBeVisible();
  });
});

test.describe('the starter edition', () => {
  test.use({ edition: 'starter' });

  test('the mock test says that it is still to come, in a toast and on the page', async ({ page }) => {
    await page.goto('/hazard/mock');
    for (const figure of ['14', '5', '44']) await expect(page.getByText(figure, { exact: true })).toBeVisible();
    const sentence = 'Mock tests are currently under development. Please check back later!';
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
    await page.getByRole('button', { name: 'Start Mock Test' }).click();
    const toast = toastSaying(page, sentence);
    await expect(toast).toContainText('Coming Soon');
    await page.mouse.move(0, 700);
    await expect(toast).toBeHidden({ timeout: 5000 });
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
  });

  test('has the five sample clips', async ({ page }) => {
    await page.goto('/hazard/practice');
    await expect(page.getByRole('list', { name: 'Clips' }).getByRole('listitem')).toHaveCount(5);
    await expect(page.getByRole('link', { name: /^Suburb at night/ })).toBeVisible();
  });
});

test('progress shows the learner’s hazard results, and says when there are none', async ({ page }) => {
  await page.goto('/hazard/progress');
  await expect(page.getByText(/no hazard perception results yet/)).toBeVisible();
  await saveByApi(page, finishedTest(9, { category: 'hazard' }), finishedTest(8, { category: 'theory' }));
  await page.reload();
  await expect(page.getByRole('list', { name: 'Recent results' }).getByRole('article')).toHaveCount(1);
  await expect(page.getByText('1 of 1 passed.')).toBeVisible();
  await expect(page.getByText(/asks for 44 of 75/)).toBeVisible();
});

test('advice is there in cards', async ({ page }) => {
  await page.goto('/hazard/advice');
  await expect(page.getByRole('heading', { name: 'What counts as a hazard' })).toBeVisible();
  await expect(page.getByText(/The pass mark is 44 out of 75/)).toBeVisible();
});
