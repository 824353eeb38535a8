import type { Page } from '@playwright/test';
import { holdBack, listOf, refused, send } from './fixtures/areas.ts';
import { expect, signUp, test } from './fixtures/app.ts';
import { expectNoAxeFaultsAnywhere } from './fixtures/look.ts';
import { finishedTest, savedResults, saveByApi } from './fixtures/results.ts';

type Quiz = { readonly question: string; readonly options: string[]; readonly correctAnswer: number }[];

const rule = (number: string, title: string, text: string, topicWords: string[], hasLegalRequirement = false) => ({
  rule: number,
  title,
  text: [text],
  topicWords,
  hasLegalRequirement,
});

/** Two sections with rules, so that these journeys do not depend on how far the summaries are written. */
const sections = [
  {
    id: 'hierarchy',
    title: 'Hierarchy of road users',
    range: 'Rules H1–H3',
    summary: 'Who owes most care to whom.',
    keyPoints: [],
    rules: [
      rule('H2', 'People who cross', 'You MUST give way to people on a zebra crossing.', ['zebra', 'junctions'], true),
    ],
  },
  {
    id: 'general-rules',
    title: 'General rules, techniques and advice',
    range: 'Rules 103–158',
    summary: 'Signals, lights and speed.',
    keyPoints: [],
    rules: [
      ...Array.from({ length: 12 }, (_, index) =>
        rule(String(110 + index), `Rule of thumb ${index + 1}`, 'You should take care.', ['care']),
      ),
      rule('124', 'Speed limits', 'You MUST NOT drive faster than the limit.', ['speed limits', '30 mph'], true),
      rule('126', 'Stopping distances', 'You should leave a two-second gap.', ['gap', 'thinking distance']),
    ],
  },
  {
    id: 'using-the-road',
    title: 'Using the road',
    range: 'Rules 159–203',
    summary: 'Setting off and overtaking.',
    keyPoints: [],
    rules: Array.from({ length: 12 }, (_, index) =>
      rule(String(160 + index), `Rule of the road ${index + 1}`, 'You should look all round.', ['look']),
    ),
  },
  {
    id: 'annexes',
    title: 'Annexes',
    range: 'Annexes 1–8',
    summary: 'Documents and first aid.',
    keyPoints: [],
    rules: [],
  },
];

const withRules = (page: Page) =>
  page.route('**/api/highway-code/sections', (route) => route.fulfill({ json: sections }));
const section = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test('getting started tells MUST from should, and leads on', async ({ page }) => {
  await page.goto('/highway/start');
  await expect(page.getByRole('term').filter({ hasText: 'MUST and MUST NOT' })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Should and should not' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'The Highway Code on GOV.UK' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.gov\.uk\//,
  );
  await page.getByRole('link', { name: 'Learn the Code' }).click();
  await expect(page).toHaveURL('/highway/learn');
});

test.describe('learn the Code', () => {
  test.describe('in the starter edition', () => {
    test.use({ edition: 'starter' });

    test('five sections with key points, one open at a time', async ({ page }) => {
      await page.goto('/highway/learn');
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(5);
      for (const range of ['1–35', '36–88', '89–98', '89–158', '159–203']) {
        await expect(page.getByText(`Rules ${range}`, { exact: true })).toBeVisible();
      }
      await section(page, 'Rules for pedestrians').click();
      await expect(page.getByText(/Use the pavement where there is one/)).toBeVisible();
      await section(page, 'Using the road').click();
      await expect(page.getByText(/Use the pavement where there is one/)).toHaveCount(0);
      await expect(page.getByText(/At a roundabout give way/)).toBeVisible();
      await expect(page.locator('strong').filter({ hasText: 'MUST' })).toBeVisible();
      await expect(page.getByRole('button', { expanded: true })).toHaveCount(1);
      await section(page, 'Using the road').click();
      await expect(page.getByRole('button', { expanded: true })).toHaveCount(0);
    });
  });

  test('in the full edition: the Code’s own sections', async ({ page }) => {
    await page.goto('/highway/learn');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(16);
    await expect(page.getByText('Rules H1–H3', { exact: true })).toBeVisible();
  });

  test('rules with what is law, by keyboard alone; the open section is in the address', async ({ page }) => {
    test.slow();
    await withRules(page);
    await page.goto('/highway/learn');
    await section(page, 'General rules').focus();
    await page.keyboard.press('Enter');
    const limits = page.getByRole('article', { name: 'Rule 124: Speed limits' });
    await expect(limits.locator('strong')).toHaveText('MUST NOT');
    await expect(limits.getByText('The law', { exact: true })).toBeVisible();
    await expect(page.getByRole('article', { name: /^Rule 126/ }).getByText('The law')).toHaveCount(0);
    await expect(section(page, 'General rules')).toBeFocused();
    await expect(page).toHaveURL(/\?open=general-rules$/);
    await expectNoAxeFaultsAnywhere(page);
    await page.reload();
    await expect(limits).toBeVisible();
    await page.getByRole('link', { name: 'Back to Highway Code' }).click();
    await expect(page).toHaveURL('/highway');
  });

  test('what is not written yet says so in its section only', async ({ page }) => {
    await withRules(page);
    await page.goto('/highway/learn');
    await section(page, 'Annexes').click();
    await expect(page.getByText('This content is under development. Check back soon!')).toBeVisible();
    await section(page, 'Hierarchy').click();
    await expect(page.getByText(/under development/)).toHaveCount(0);
  });

  test('a heading stays under the finger when a section above it closes', async ({ page }) => {
    await withRules(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/highway/learn');
    await section(page, 'General rules').click();
    const below = section(page, 'Using the road');
    await below.scrollIntoViewIfNeeded();
    const before = await below.boundingBox();
    await below.click();
    await expect(page.getByRole('article', { name: 'Rule 160: Rule of the road 1' })).toBeVisible();
    const after = await below.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
  });

  test('a link leads to a rule, opens its section and puts the focus there', async ({ page }) => {
    await withRules(page);
    await page.goto('/highway/learn#rule-126');
    const target = page.getByRole('article', { name: 'Rule 126: Stopping distances' });
    await expect(target).toBeFocused();
    await expect(target).toBeInViewport();
    await expect(section(page, 'General rules')).toHaveAttribute('aria-expanded', 'true');
    await page.evaluate(() => {
      location.hash = '#rule-h2';
    });
    await expect(page.getByRole('article', { name: /^Rule H2/ })).toBeFocused();
    await expect(page.getByRole('button', { expanded: true })).toHaveCount(1);
  });

  test('a link to nothing opens nothing', async ({ page }) => {
    await withRules(page);
    await page.goto('/highway/learn#rule-999');
    await expect(section(page, 'General rules')).toBeVisible();
    await expect(page.getByRole('button', { expanded: true })).toHaveCount(0);
  });

  test('a bookmark shows before the server answers; one that fails is taken back and says so', async ({
    page,
    noise,
  }) => {
    noise.allow(/Failed to load resource/);
    await page.goto('/highway/learn');
    const bookmark = page.getByRole('button', { name: 'Bookmark Motorways' });
    const release = await holdBack(page, '**/api/bookmarks/section-motorways');
    await bookmark.click();
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
    expect(await listOf(page, '/api/bookmarks')).toEqual([]);
    release();
    await expect.poll(() => listOf(page, '/api/bookmarks')).toEqual(['section-motorways']);
    await page.unroute('**/api/bookmarks/section-motorways');

    await page.route('**/api/bookmarks/section-motorways', (route) => route.fulfill(refused));
    await bookmark.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible();
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
    await page.unroute('**/api/bookmarks/section-motorways');
    await bookmark.click();
    await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toHaveCount(0);
    await expect.poll(() => listOf(page, '/api/bookmarks')).toEqual([]);
  });

  test('quick presses end as the last one said', async ({ page }) => {
    await page.goto('/highway/learn');
    const bookmark = page.getByRole('button', { name: 'Bookmark Animals' });
    await bookmark.click({ clickCount: 3, delay: 5 });
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => listOf(page, '/api/bookmarks')).toEqual(['section-animals']);
    await page.reload();
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  });

  test('loads, fails, offline, and under development only where there is none', async ({ page, noise }) => {
    noise.allow(/Failed to load resource|ERR_FAILED/);
    let answer: 'refuse' | 'abort' | 'none' = 'refuse';
    await page.route('**/api/highway-code/sections', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      if (answer === 'refuse') await route.fulfill(refused);
      else if (answer === 'abort') await route.abort();
      else await route.fulfill({ json: [] });
    });
    await page.goto('/highway/learn');
    await expect(page.getByText('Loading the Highway Code…')).toBeAttached();
    await expect(page.getByRole('heading', { name: 'The Code could not be loaded' })).toBeVisible();
    answer = 'abort';
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText(/You are offline, or the server cannot be reached/)).toBeVisible();
    answer = 'none';
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('This content is under development. Check back soon!')).toBeVisible();
  });
});

test.describe('the index', () => {
  test('finds rules as you type, by number and by word, and says when there is nothing', async ({ page }) => {
    test.slow();
    await withRules(page);
    await page.goto('/highway/index');
    const field = page.getByRole('searchbox', { name: 'Search the Code' });
    const results = page.getByRole('region', { name: 'Results' });
    await field.pressSequentially('126');
    await expect(results.getByRole('link')).toHaveCount(1);
    await expect(results.getByRole('status')).toHaveText('1 match');
    await expect(results.getByRole('link', { name: /Rule 126\s*Stopping distances/ })).toBeVisible();
    await field.fill('zeb');
    await expect(results.getByRole('link', { name: /Rule H2/ })).toBeVisible();
    await expectNoAxeFaultsAnywhere(page);
    await field.fill('xyzzy');
    await expect(results.getByRole('status')).toHaveText('Nothing in the Code matches “xyzzy”.');
    await expect(results.getByText(/Try a shorter word/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await expect(page.getByRole('heading', { name: 'Topics from A to Z' })).toBeVisible();
  });

  test('by keyboard alone: down to a result, back up, to the rule and back to what was found', async ({ page }) => {
    await withRules(page);
    await page.goto('/highway/index');
    const field = page.getByRole('searchbox', { name: 'Search the Code' });
    await field.focus();
    await page.keyboard.type('limit');
    await expect(page.getByRole('link', { name: /Rule 124/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: /Rule 124/ })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: /Rule 124/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/highway/learn#rule-124');
    await expect(page.getByRole('article', { name: /^Rule 124/ })).toBeFocused();
    await page.goBack();
    await expect(field).toHaveValue('limit');
    await expect(page.getByRole('link', { name: /Rule 124/ })).toBeVisible();
  });

  test('is browsed by letter', async ({ page }) => {
    await withRules(page);
    await page.goto('/highway/index');
    await expect(page.getByRole('button', { name: 'C', pressed: true })).toBeVisible();
    await page.getByRole('button', { name: 'T', exact: true }).click();
    await page.getByRole('link', { name: 'thinking distance: Rule 126' }).click();
    await expect(page.getByRole('article', { name: /^Rule 126/ })).toBeFocused();
  });

  test.describe('in the starter edition', () => {
    test.use({ edition: 'starter' });

    test('lists the sections and searches their points', async ({ page }) => {
      await page.goto('/highway/index');
      await expect(page.getByRole('link', { name: /^Using the road/ })).toBeVisible();
      await page.getByRole('searchbox').fill('roundabout');
      await page.getByRole('link', { name: /Using the road/ }).click();
      await expect(page).toHaveURL('/highway/learn#section-using-the-road');
      await expect(page.getByText(/At a roundabout give way/)).toBeVisible();
    });
  });
});

test.describe('bookmarks', () => {
  test('without any, say how to get one', async ({ page }) => {
    await page.goto('/highway/bookmarks');
    await expect(page.getByRole('heading', { name: 'No bookmarks yet' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Learn the Code' }).click();
    await expect(page).toHaveURL('/highway/learn');
  });

  test('are listed with section and date, removed and undone in place', async ({ page }) => {
    test.slow();
    await send(page, 'PUT', '/api/bookmarks/section-motorways');
    await send(page, 'PUT', '/api/bookmarks/section-animals');
    await page.goto('/highway/bookmarks');
    const items = page.getByRole('list', { name: 'Bookmarks' }).getByRole('article');
    await expect(items).toHaveCount(2);
    const motorways = items.filter({ hasText: 'Motorways' });
    await expect(motorways).toContainText('Rules 253–274');
    await expect(motorways).toContainText(/added \d{1,2} [A-Z][a-z]+ 20\d\d/);
    await expectNoAxeFaultsAnywhere(page);

    await motorways.getByRole('button', { name: 'Remove' }).focus();
    await page.keyboard.press('Enter');
    await expect(motorways.getByRole('button', { name: 'Undo' })).toBeFocused();
    await expect.poll(() => listOf(page, '/api/bookmarks')).toEqual(['section-animals']);
    await page.keyboard.press('Enter');
    await expect.poll(() => listOf(page, '/api/bookmarks')).toEqual(['section-motorways', 'section-animals']);
    await motorways.getByRole('link', { name: 'Motorways' }).click();
    await expect(page).toHaveURL('/highway/learn#section-motorways');
    await expect(section(page, 'Motorways')).toHaveAttribute('aria-expanded', 'true');
  });

  test('a removal that fails is taken back and says so', async ({ page, noise }) => {
    noise.allow(/Failed to load resource/);
    await send(page, 'PUT', '/api/bookmarks/section-motorways');
    await page.goto('/highway/bookmarks');
    await page.route('**/api/bookmarks/*', (route) => route.fulfill(refused));
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('alert')).toHaveText('Not saved. The road is closed.');
    await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  });

  test('load, fail and recover', async ({ page, noise }) => {
    noise.allow(/Failed to load resource/);
    await page.route('**/api/bookmarks', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.fulfill(refused);
    });
    await page.goto('/highway/bookmarks');
    await expect(page.getByText('Loading the Highway Code…')).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Your bookmarks could not be loaded' })).toBeVisible();
    await page.unroute('**/api/bookmarks');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'No bookmarks yet' })).toBeVisible();
  });
});

test.describe('the quick quiz', () => {
  /** Chooses the right option, or one that is not, of the question on the screen. */
  async function choose(page: Page, quiz: Quiz, right: boolean): Promise<string> {
    const text = await page.getByRole('group').locator('legend').innerText();
    const question = quiz.find((one) => one.question === text);
    const index = question?.correctAnswer ?? 0;
    const option = question?.options[right ? index : (index + 1) % question.options.length] ?? '';
    await page.getByRole('radio', { name: option, exact: true }).check();
    return option;
  }

  async function open(page: Page): Promise<Quiz> {
    const drawn = page.waitForResponse('**/api/highway-code/quiz?*');
    await page.goto('/highway/quiz');
    return (await (await drawn).json()) as Quiz;
  }

  const action = (page: Page) => page.getByRole('button', { name: /^(Check Answer|Next Question|Finish Quiz)$/ });

  for (const edition of ['full', 'starter'] as const) {
    test.describe(`with the ${edition} content`, () => {
      test.use({ edition });

      test('three questions, each revealed and locked, to a result that is saved', async ({ page }) => {
        test.slow();
        const quiz = await open(page);
        await expect(page.getByText('3 questions', { exact: true })).toBeVisible();
        await expect(page.getByText('about 2 minutes', { exact: true })).toBeVisible();
        await page.getByRole('button', { name: 'Start Quiz' }).click();
        await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeFocused();
        await expect(action(page)).toBeDisabled();

        const chosen = await choose(page, quiz, false);
        await action(page).click();
        await expect(page.getByRole('heading', { name: 'Incorrect' })).toBeInViewport();
        await expect(page.getByText(/^Right answer:/)).toBeVisible();
        await page.getByRole('radio').last().click({ force: true });
        await expect(page.getByRole('radio', { checked: true })).toHaveAttribute('value', chosen);

        await expect(action(page)).toHaveText('Next Question');
        await action(page).click();
        await expect(page.getByRole('heading', { name: 'Question 2 of 3' })).toBeFocused();
        await choose(page, quiz, true);
        await action(page).click();
        await expect(page.getByRole('heading', { name: 'Correct!' })).toBeVisible();
        await action(page).click();
        await choose(page, quiz, true);
        await action(page).click();
        await expect(action(page)).toHaveText('Finish Quiz');
        await action(page).click();

        await expect(page.getByRole('heading', { name: '2 of 3 right' })).toBeFocused();
        await expect(page.getByText('67%', { exact: true })).toBeVisible();
        await expect(page.getByText('Failed', { exact: true })).toBeVisible();
        await expect(page.getByText(/official theory test asks for 43 of 50 \(86%\)/)).toBeVisible();
        await expectNoAxeFaultsAnywhere(page);

        await page.getByRole('button', { name: 'See your result' }).click();
        await expect(page).toHaveURL('/results');
        await expect(page.getByText(/Highway Code/).first()).toBeVisible();
        await page.getByRole('button', { name: 'Save Results' }).click();
        await expect(page).toHaveURL('/');
        expect(await savedResults(page)).toBe(1);

        // A saved run is over.
        await page.goto('/highway/quiz');
        await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
      });
    });
  }

  test('by keyboard alone, and again with other questions', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Start Quiz' }).focus();
    await page.keyboard.press('Enter');
    const firstQuestion = await page.getByRole('group').locator('legend').innerText();
    for (const key of ['b', '1', 'A']) {
      await page.keyboard.press(key);
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: /Correct!|Incorrect/ })).toBeVisible();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('heading', { name: /of 3 right$/ })).toBeFocused();
    await page.getByRole('button', { name: 'Try Again' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'How well do you know the Code?' })).toBeFocused();
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeFocused();
    await expect(page.getByRole('group').locator('legend')).not.toHaveText(firstQuestion);
  });

  test('single keys do nothing where they are switched off', async ({ page }) => {
    await page.goto('/highway/quiz');
    await page.evaluate(() => localStorage.setItem('singleKeyShortcuts', 'false'));
    await page.reload();
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeFocused();
    await page.keyboard.press('a');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /Correct!|Incorrect/ })).toBeVisible();
  });

  test('goes on where it was after a reload', async ({ page }) => {
    const quiz = await open(page);
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    await choose(page, quiz, true);
    await action(page).click();
    await action(page).click();
    const chosen = await choose(page, quiz, true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Question 2 of 3' })).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveAttribute('value', chosen);
    await action(page).click();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Correct!' })).toBeVisible();
  });

  test('questions that could not be had are said to be missing, and can be tried again', async ({ page, noise }) => {
    noise.allow(/Failed to load resource|ERR_FAILED/);
    await page.route('**/api/highway-code/quiz?*', (route) => route.abort());
    await page.goto('/highway/quiz');
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    await expect(page.getByRole('heading', { name: 'The quiz could not be loaded' })).toBeVisible();
    await expect(page.getByText(/You are offline/)).toBeVisible();
    await page.unroute('**/api/highway-code/quiz?*');
    const release = await holdBack(page, '**/api/highway-code/quiz?*');
    await page.getByRole('button', { name: 'Try Again' }).click();
    release();
    await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeVisible();
  });
});

test('progress shows bookmarks and quiz results, and says when there are none', async ({ page }) => {
  await page.goto('/highway/progress');
  await expect(page.getByText('0 rules and sections kept')).toBeVisible();
  await expect(page.getByText(/You have not saved a quiz result yet/)).toBeVisible();
  await expect(page.getByText(/under development/)).toHaveCount(0);
  await send(page, 'PUT', '/api/bookmarks/section-motorways');
  await saveByApi(page, finishedTest(8, { category: 'highway' }), finishedTest(9, { category: 'signs' }));
  await page.reload();
  await expect(page.getByText('1 rule or section kept')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Recent results' }).getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'See bookmarks' })).toHaveAttribute('href', '/highway/bookmarks');
});
