import { expect, signUp, test } from './fixtures/app.ts';
import { drawNothing, nextInRun, playClip, readClips, takeTime } from './fixtures/clips.ts';
import { expectNoAxeFaultsAnywhere } from './fixtures/look.ts';
import { pressSave } from './fixtures/results.ts';

test.beforeEach(async ({ page }) => {
  await takeTime(page);
  await signUp(page);
});

test.describe('a clip', () => {
  test('plays, takes presses by key and finger, and says what they were worth', async ({ page }) => {
    test.slow();
    const [clip] = await readClips();
    if (!clip) throw new Error('no clips');
    const [hazard] = clip.hazards;
    if (!hazard) throw new Error('no hazard');
    await page.goto(`/hazard/practice?clip=${clip.id}`);
    await playClip(page, clip, [2, hazard.opens + 0.3]);
    await expect(page.getByRole('heading', { name: '5 of 5 points' })).toBeFocused();
    await expect(page.getByText('You pressed 0.3 seconds later.')).toBeVisible();
    await expect(page.getByText(hazard.what).first()).toBeVisible();
    await expectNoAxeFaultsAnywhere(page);

    await page.getByRole('button', { name: 'Play it again' }).click();
    await expect(page.getByRole('button', { name: 'I see a hazard' })).toBeFocused();
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByRole('button', { name: 'I see a hazard' })).toBeDisabled();
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.locator('canvas').click();
    await expect(page.getByText('1 press so far')).toBeAttached();

    await page.getByRole('button', { name: 'Full screen' }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await page.keyboard.press('Space');
    await expect(page.getByText('2 presses so far')).toBeAttached();
  });

  test('in a rhythm scores nothing, and no press is told so', async ({ page }) => {
    test.slow();
    const [clip] = await readClips();
    if (!clip) throw new Error('no clips');
    await page.goto(`/hazard/practice?clip=${clip.id}`);
    await playClip(
      page,
      clip,
      Array.from({ length: 15 }, (_, index) => 3 * (index + 1)),
    );
    await expect(page.getByRole('heading', { name: '0 of 5 points' })).toBeFocused();
    await expect(page.getByText('This looks like a pattern')).toBeVisible();
    await page.reload();
    await playClip(page, clip, []);
    await expect(page.getByText('You did not press for it.')).toBeVisible();
  });

  test('is described in words as it goes on, where that is asked for', async ({ page }) => {
    const [clip] = await readClips();
    if (!clip) throw new Error('no clips');
    await page.goto(`/hazard/practice?clip=${clip.id}`);
    await page.getByRole('switch', { name: 'Describe what happens' }).check();
    await page.getByRole('button', { name: /^Play clip/ }).click();
    const [first] = clip.narration;
    await expect(page.getByText(first?.says ?? 'nothing').first()).toBeVisible();
    await expect(page.locator('[aria-live=assertive]')).toHaveText(first?.says ?? 'nothing');
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Describe what happens' })).toBeChecked();
  });

  test('that cannot be drawn is told in words', async ({ page }) => {
    const [clip] = await readClips();
    if (!clip) throw new Error('no clips');
    await drawNothing(page);
    await page.goto(`/hazard/practice?clip=${clip.id}`);
    await page.getByRole('button', { name: /^Play clip/ }).click();
    await expect(page.getByText('This device cannot draw moving pictures')).toBeVisible();
    await expect(page.getByText(clip.narration[0]?.says ?? 'nothing').first()).toBeVisible();
  });

  test('whose scene does not come says so, and comes with Try Again', async ({ page, noise }) => {
    noise.allow(/Failed to load resource|ERR_FAILED/);
    const [clip] = await readClips();
    if (!clip) throw new Error('no clips');
    let isDown = true;
    await page.route('**/scenario', (route) => (isDown ? route.abort() : route.continue()));
    await page.goto(`/hazard/practice?clip=${clip.id}`);
    await page.getByRole('button', { name: /^Play clip/ }).click();
    await expect(page.getByRole('heading', { name: 'The clip could not be loaded' })).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('button', { name: 'I see a hazard' })).toBeVisible();
  });
});

test('a practice run goes through five clips, survives a reload, and ends in a result', async ({ page }) => {
  test.slow();
  const clips = await readClips();
  await drawNothing(page);
  await page.goto('/hazard/practice');
  await page.getByRole('button', { name: 'Start practice run' }).click();
  let points = 0;
  for (let number = 1; number <= 5; number += 1) {
    await expect(page.getByRole('heading', { name: `Practice run: clip ${number} of 5` })).toBeVisible();
    const clip = await nextInRun(page, 'practice', clips);
    // Every other clip is missed.
    await playClip(page, clip, number % 2 === 1 ? clip.hazards.map(({ opens }) => opens + 0.1) : []);
    points += number % 2 === 1 ? 5 * clip.hazards.length : 0;
    await expect(page.getByText(`${number} of 5 clips watched`)).toBeVisible();
    if (number === 2) {
      await page.reload();
      continue;
    }
    await page.getByRole('button', { name: number === 5 ? 'See your result' : 'Next clip' }).click();
  }
  await expect(page).toHaveURL('/results');
  await expect(page.getByText(new RegExp(`^${points} of \\d+$`)).first()).toBeVisible();
  await expect(page.getByText('Hazard Perception: Practice clips')).toBeVisible();
  await pressSave(page, 'saved');
  await page.goto('/results-history');
  await expect(page.getByText('Hazard Perception: Practice clips')).toBeVisible();

  await page.goto('/hazard/practice');
  await expect(page.getByRole('heading', { name: 'Your last practice run' })).toBeVisible();
  await page.getByRole('link', { name: 'Look at your clips' }).click();
  await expect(page.getByRole('heading', { name: 'Your clips' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(5);
  await expectNoAxeFaultsAnywhere(page);
});

test('a mock test tells nothing until its end, and can be left and given up', async ({ page }) => {
  test.slow();
  const clips = await readClips();
  await drawNothing(page);
  await page.goto('/hazard/mock');
  await page.getByRole('button', { name: 'Start Mock Test' }).click();
  await expect(page.getByRole('heading', { name: 'Mock test: clip 1 of 14' })).toBeVisible();
  const clip = await nextInRun(page, 'mock', clips);
  await playClip(page, clip, [clip.hazards[0]?.opens ?? 0]);
  await expect(page.getByRole('heading', { name: 'This clip has ended' })).toBeFocused();
  await expect(page.getByText(/of 5 points/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Leave for now' }).click();
  await expect(page.getByText('1 of 14 clips are watched.')).toBeVisible();
  await page.getByRole('link', { name: 'Resume' }).click();
  await expect(page.getByRole('heading', { name: 'Mock test: clip 2 of 14' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Give up this mock test' }).click();
  await page.getByRole('button', { name: 'Give up', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Start Mock Test' })).toBeVisible();
});
