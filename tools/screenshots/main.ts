import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { everyScreen } from '../../e2e/fixtures/screens.ts';
import { startServer } from '../../e2e/fixtures/server-process.ts';
import { prepareLearner } from './prepare-learner.ts';

/**
 * `npm run screenshots [-- folder]`: every screen in both themes at phone and desktop size, as a learner with some practice
 * behind them. The README's picture is the dashboard's.
 */
const folder = process.argv[2] ?? 'screenshots';
const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
const themes = ['light', 'dark'] as const;

const server = await startServer('full');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
  ],
});
mkdirSync(folder, { recursive: true });
try {
  const learner = await browser.newContext({ baseURL: server.url });
  const visitor = await browser.newContext({ baseURL: server.url });
  await prepareLearner(learner.request, server.url);
  for (const { path, access } of everyScreen()) {
    const page = await (path.startsWith('/auth/') ? visitor : learner).newPage();
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      for (const [name, size] of Object.entries(sizes)) {
        await page.setViewportSize(size);
        await picture(page, path, join(folder, `${fileName(path)}.${name}.${theme}.png`));
      }
    }
    await page.close();
    console.log(`${path} (${access})`);
  }
} finally {
  await browser.close();
  await server.stop();
}

async function picture(page: Page, path: string, file: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: file, fullPage: true });
}

function fileName(path: string): string {
  return path === '/' ? 'dashboard' : path.slice(1).replaceAll('/', '-');
}
