import { expect, signUp, test } from './fixtures/app.ts';
import { answerOnScreen, openPractice } from './fixtures/practice.ts';

test.use({ viewport: { width: 360, height: 740 } });

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test('a question about a sign shows it, described for those who do not see it', async ({ page }) => {
  await openPractice(page, 'road-signs');
  const sign = page.getByRole('img');
  await expect(sign).toHaveAccessibleName(/red border/);
  await expect.poll(() => sign.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

  // The next one's picture comes in the same frame as its question: it has been fetched ahead.
  const first = await sign.getAttribute('src');
  await answerOnScreen(page, 'right', 2);
  await page.getByRole('button', { name: 'Next Question' }).click();
  await expect(sign).not.toHaveAttribute('src', first ?? '');
});

test('a picture that cannot be fetched says so, keeps its place, and is fetched again', async ({ page, noise }) => {
  noise.allow(/Failed to load resource/);
  const response = await page.request.get('/api/categories/2/questions');
  const [first] = (await response.json()) as { readonly image: { readonly url: string } }[];
  const picture = `**${first?.image.url}*`;
  await page.route(picture, (route) => route.abort());
  await openPractice(page, 2);
  const failed = page.getByText('The picture could not be loaded.');
  await expect(failed).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(4);
  const options = await page.getByRole('group').boundingBox();

  await page.unroute(picture);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('img')).toBeVisible();
  await expect(failed).toBeHidden();
  expect((await page.getByRole('group').boundingBox())?.y).toBe(options?.y);
});
