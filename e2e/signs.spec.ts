import { expect, signUp, test } from './fixtures/app.ts';
import { expectNoAxeFaultsAnywhere, watchLayoutShift } from './fixtures/look.ts';
import { signsOf } from './fixtures/signs.ts';

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test.describe('sign categories', () => {
  test('show what they hold, and each sign leads back to where it was opened', async ({ page }) => {
    await page.goto('/signs/categories');
    const categories = page.getByRole('main').getByRole('listitem');
    await expect(categories).toHaveCount(12);
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

test.describe('markings and signals', () => {
  test('have galleries after the categories, and are read where they stand', async ({ page }) => {
    await page.goto('/signs/categories');
    const galleries = page.getByRole('region', { name: 'Markings, lights and signals' }).getByRole('listitem');
    for (const [title, size] of Object.entries({
      'Road markings': '46 markings',
      'Traffic lights and lane signals': '21 signals',
      'Police, officers and patrols': '12 signals',
      'Signals by other drivers': '11 signals',
      'Beacons, plates and loads': '20 beacons and plates',
      'Crossings and trams': '9 crossings and signals',
    })) {
      await expect(galleries.filter({ hasText: title })).toContainText(size);
    }
    await galleries.getByRole('link', { name: /Road markings/ }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Road markings' })).toBeFocused();
    await expect(page).toHaveURL(/\/signs\/categories\/road-markings$/);
    await expect(page).toHaveTitle('Road markings · Catseye');
    const marking = page.getByRole('list', { name: 'Boxes, arrows and words' }).getByRole('article').first();
    await expect(marking.getByRole('heading', { name: 'Yellow box junction' })).toBeVisible();
    await expect(marking.locator('svg')).toBeVisible();
    await expect(marking).toContainText('A square of crossing yellow lines where roads meet.');
    await expect(marking).toContainText('Enter only if your way out is clear, or to wait to turn right.');
    await marking.getByRole('link', { name: 'Rule 174' }).click();
    await expect(page).toHaveURL(/\/highway\/learn#rule-174$/);
  });

  test.describe('in the starter edition', () => {
    test.use({ edition: 'starter' });

    test('are not there', async ({ page }) => {
      await page.goto('/signs/categories');
      await expect(page.getByRole('heading', { name: 'Road works signs' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Markings, lights and signals' })).toHaveCount(0);
      await page.goto('/signs/categories/light-signals');
      await expect(page.getByText('This content is under development. Check back soon!')).toBeVisible();
    });
  });

  test('that cannot be loaded say so beside the signs, and are asked for again', async ({ page, noise }) => {
    noise.allow(/500/);
    await page.route('**/api/signs/markings', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/signs/categories');
    const markings = page.getByRole('region', { name: 'Markings, lights and signals' });
    await expect(markings.getByRole('alert')).toContainText('The markings could not be loaded');
    await expect(page.getByRole('link', { name: /Warning signs/ })).toBeVisible();
    await page.unroute('**/api/signs/markings');
    await markings.getByRole('button', { name: 'Try Again' }).click();
    await expect(markings.getByRole('listitem')).toHaveCount(6);
  });
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
    await expect(page.getByText('You must drive the way of the arrow.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Rule 143' })).toHaveAttribute('href', '/highway/learn#rule-143');
    expect(await shift()).toBeLessThan(0.001);
    await page.getByRole('region', { name: 'Often confused with' }).getByRole('link', { name: 'Ahead only' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Ahead only' })).toBeVisible();
    await page.getByRole('link', { name: 'Regulatory signs' }).click();
    await expect(page).toHaveURL(/\/signs\/categories\/regulatory$/);
  });

  test('leads to the practice questions about it', async ({ page }) => {
    const signs = await signsOf(page);
    const asked = signs.find(({ questions }) => questions.some((id) => id.startsWith('road-signs-')));
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

test('all signs, markings and signals can be printed, by category, however early', async ({ page }) => {
  await page.goto('/signs/print');
  const print = page.getByRole('button', { name: 'Print' });
  await expect(print).toBeVisible();
  await page.evaluate(() => {
    // What the browser does, without its dialog.
    window.print = () => void window.dispatchEvent(new Event('beforeprint'));
  });
  await print.click();
  expect(await page.getByRole('heading', { level: 3 }).count()).toBe(323 + 119);
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(12);
  await page.emulateMedia({ media: 'print' });
  await expect(print).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});
