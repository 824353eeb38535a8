import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './tools/browser.ts';

const seconds = 1000;

/** Journeys in a real browser against the real server, which `e2e/fixtures/app.ts` starts; the web must be built. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  // A machine that is busy elsewhere can be late once; what fails three times is broken.
  retries: process.env.CI === undefined ? 0 : 2,
  timeout: 60 * seconds,
  forbidOnly: process.env.CI !== undefined,
  // The JSON goes where PLAYWRIGHT_JSON_OUTPUT_FILE says.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE === undefined ? [['list']] : [['list'], ['json']],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    actionTimeout: 10 * seconds,
    navigationTimeout: 30 * seconds,
    // A trace of every step costs more than the steps; ask for one with TRACE=1.
    trace: process.env.TRACE === undefined ? 'off' : 'retain-on-failure',
    launchOptions: chromiumOptions,
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
});
