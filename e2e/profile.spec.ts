import { expect, expectNoAxeFaults, signUp, test } from './fixtures/app.ts';
import { expectToast, toastSaying } from './fixtures/toasts.ts';

const profilePath = '**/api/profile';
const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'long' }).format(new Date());

test('a visitor is sent to the login page', async ({ page }) => {
  await page.goto('/profile/settings');
  await expect(page).toHaveURL('/auth/login');
});

test.describe('the profile', () => {
  test('says who the learner is, and leads home', async ({ page }) => {
    const { email } = await signUp(page, { name: 'Zoë O’Neill' });
    await page.goto('/profile/settings');
    await expect(page.getByRole('heading', { name: 'Profile Settings', level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Zoë O’Neill' })).toBeVisible();
    await expect(page.getByText(email, { exact: true })).toBeVisible();
    await expect(page.getByText(`Joined ${today}`)).toBeVisible();
    const account = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'Account Information' });
    await expect(account.getByText('Account Type:')).toBeVisible();
    await expect(account.getByText('Standard User')).toBeVisible();
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('takes another name at once, before the server answers, and everywhere', async ({ page }) => {
    await signUp(page);
    await page.goto('/profile/settings');
    let answer = () => {};
    const answered = new Promise<void>((go) => (answer = go));
    await page.route(profilePath, async (route) => {
      if (route.request().method() === 'PATCH') await answered;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Edit' }).click();
    const field = page.getByLabel('Full Name');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('Alex Learner');
    await field.fill('  Robin Road ');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('heading', { name: 'Robin Road' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
    await expect(toastSaying(page, 'Profile updated successfully')).toBeHidden();
    await expectToast(page, 'Profile updated successfully', async () => answer());

    await page.getByRole('button', { name: 'User menu' }).click();
    await expect(page.getByRole('menu').or(page.locator('header')).getByText('Robin Road').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Robin Road' })).toBeVisible();
  });

  test('stays as it was on Cancel, on Escape and without a name', async ({ page }) => {
    await signUp(page);
    await page.goto('/profile/settings');
    for (const leave of ['button', 'Escape']) {
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.getByLabel('Full Name').fill('Someone Else');
      if (leave === 'button') await page.getByRole('button', { name: 'Cancel' }).click();
      else await page.keyboard.press(leave);
      await expect(page.getByRole('heading', { name: 'Alex Learner' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
    }
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Full Name').fill('   ');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Enter your full name.')).toBeVisible();
  });

  test('that could not be saved says so, keeps what was typed, and can be tried again', async ({ page, noise }) => {
    noise.allow(/Failed to load resource/);
    await signUp(page);
    await page.goto('/profile/settings');
    await page.route(profilePath, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()));
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Full Name').fill('Robin Road');
    const save = page.getByRole('button', { name: 'Save Changes' });
    await expectToast(page, 'Error updating profile', () => save.click());
    const field = page.getByLabel('Full Name');
    await expect(field).toHaveValue('Robin Road');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/Error updating profile: You are offline/);
    await expectNoAxeFaults(page);

    await page.unroute(profilePath);
    await expectToast(page, 'Profile updated successfully', () => save.click());
    await expect(page.getByRole('heading', { name: 'Robin Road' })).toBeVisible();
  });

  test('is there while it loads; when it could not be loaded it says so, and the rest works', async ({
    page,
    noise,
  }) => {
    noise.allow(/Failed to load resource/);
    await signUp(page);
    let fail = () => {};
    const failed = new Promise<void>((go) => (fail = go));
    await page.route(profilePath, async (route) => {
      await failed;
      await route.fulfill({ status: 403, json: { code: 'ANY', message: 'No.' } });
    });
    await page.goto('/profile/settings');
    await expect(page.getByText(`Joined ${today}`)).toBeVisible();
    fail();
    await expect(page.getByText('Could not load user profile. Please try again later.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change Password' })).toBeVisible();
    await expectNoAxeFaults(page);
    await page.unroute(profilePath);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText(`Joined ${today}`)).toBeVisible();
  });

  test('says when the device is offline', async ({ page, noise }) => {
    noise.allow(/Failed to load resource/);
    await signUp(page);
    await page.route(profilePath, (route) => route.abort());
    await page.goto('/profile/settings');
    await expect(page.getByText(/You are offline, or the server cannot be reached/)).toBeVisible();
  });
});

test.describe('preferences', () => {
  test.beforeEach(async ({ page }) => {
    await signUp(page);
    await page.goto('/profile/settings');
  });

  test('change the theme at once, and keep it from the first paint on', async ({ page }) => {
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
    await page.getByRole('radio', { name: 'Dark' }).check();
    expect(await ground()).toBe('dark');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.getByRole('radio', { name: 'Dark' }).press('ArrowLeft');
    await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
    expect(await ground()).toBe('light');
  });

  test('reduce motion, and turn single keys off, on this device', async ({ page }) => {
    const motion = page.getByRole('switch', { name: 'Reduce motion' });
    const keys = page.getByRole('switch', { name: 'Single-key shortcuts' });
    await expect(motion).not.toBeChecked();
    await expect(keys).toBeChecked();
    await motion.check();
    await keys.press('Space');
    const duration = await page
      .getByRole('button', { name: 'Change Password' })
      .evaluate((button) => Number.parseFloat(getComputedStyle(button).transitionDuration));
    expect(duration).toBeLessThan(0.001);
    await page.reload();
    await expect(motion).toBeChecked();
    await expect(keys).not.toBeChecked();
  });
});
