import { holdBack, menuOf, refused } from './fixtures/areas.ts';
import { expect, signUp, test } from './fixtures/app.ts';
import { answerByApi } from './fixtures/practice.ts';

const areas = [
  ['theory', 'Theory Test'],
  ['hazard', 'Hazard Perception'],
  ['highway', 'Highway Code'],
  ['signs', 'Road Signs'],
] as const;

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

for (const [area, title] of areas) {
  test(`the menu of ${title} offers its pages and the way home`, async ({ page }) => {
    await page.goto(`/${area}`);
    await expect(page).toHaveTitle(`${title} · Catseye`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const menu = page.getByRole('main').getByRole('navigation');
    await expect(menu.getByRole('link')).toHaveCount(menuOf(area).length);
    for (const name of menuOf(area)) {
      await expect(menu.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('from the menu to a page and back, by keyboard alone', async ({ page }) => {
  await page.goto('/highway');
  await page.getByRole('link', { name: 'Getting Started' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Learn the Code' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Learn the Code' })).toBeFocused();
  await expect(page).toHaveTitle('Learn the Code · Catseye');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Back to Highway Code' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Highway Code' })).toBeFocused();
});

test('every page has the way back, the footer line and the accent of its area', async ({ page }) => {
  const accents = new Set<string>();
  for (const [path, back] of [
    ['/theory/advice', 'Back to Theory Test'],
    ['/hazard/advice', 'Back to Hazard Perception'],
    ['/highway/start', 'Back to Highway Code'],
    ['/signs/start', 'Back to Road Signs'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: back })).toHaveAttribute('href', `/${path.split('/')[1]}`);
    await expect(page.getByText('Keep practicing to improve your skills!')).toBeVisible();
    accents.add(
      await page.locator('[data-area]').evaluate((shell) => getComputedStyle(shell).getPropertyValue('--accent')),
    );
  }
  expect(accents.size).toBe(4);
});

test('the streak count loads under the page, and says what it counts', async ({ page }) => {
  await answerByApi(page, 1, 'right');
  const release = await holdBack(page, '**/api/profile');
  await page.goto('/highway/start');
  await expect(page.getByText('Loading your streak…')).toBeAttached();
  release();
  await expect(page.getByText('1 day in a row so far.')).toBeVisible();
  await expect(page.getByText('Loading your streak…')).toHaveCount(0);
  await expect(page.getByRole('banner').getByText('1 day streak')).toBeVisible();
});

test('a streak that could not be had is no one’s trouble', async ({ page, noise }) => {
  noise.allow(/Failed to load resource/);
  await page.route('**/api/profile', (route) => route.fulfill(refused));
  await page.goto('/highway/start');
  await expect(page.getByText('Keep practicing to improve your skills!')).toBeVisible();
  await expect(page.getByText('Loading your streak…')).toHaveCount(0);
  await expect(page.getByText(/in a row|start a streak/)).toHaveCount(0);
});

test('what has no content says that it is under development', async ({ page }) => {
  await page.goto('/hazard/flagged');
  await expect(page.getByText('This content is under development. Check back soon!')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Hazard Perception' }).click();
  await expect(page).toHaveURL('/hazard');
});

test('what has content does not', async ({ page }) => {
  for (const path of ['/highway/progress', '/highway/bookmarks', '/hazard/progress', '/theory/progress']) {
    await page.goto(path);
    await expect(page.getByText('Keep practicing to improve your skills!')).toBeVisible();
    await expect(page.getByText(/under development/)).toHaveCount(0);
  }
});

test('an unknown area is a page that is not found', async ({ page }) => {
  await page.goto('/biking');
  await expect(page.getByRole('heading', { name: "Oops! We can't find the page you're looking for" })).toBeVisible();
});

test('shapes and colours of signs are explained with their pictures', async ({ page }) => {
  await page.goto('/signs/start');
  for (const heading of ['Triangles warn', 'Red rings forbid', 'Blue circles instruct', 'Rectangles inform']) {
    await expect(page.getByRole('listitem').filter({ hasText: heading }).locator('svg')).toBeVisible();
  }
  for (const heading of ['Green: primary routes', 'Yellow: temporary', 'Brown: places to visit']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Go to the signs' })).toHaveAttribute('href', '/signs/categories');
});

test('an opened page starts at its top, wherever another was left', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/signs/start', { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: 'Brown: places to visit' }).scrollIntoViewIfNeeded();
  await page.goto('/highway/start');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});
