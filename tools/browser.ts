import { type Browser, chromium } from '@playwright/test';

/** What Chromium is started with wherever we start it: no sandbox (we may be root), no graphics card, no talk to elsewhere. */
export const chromiumOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
  ],
};

/** The system's Chromium, without a window. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(chromiumOptions);
}
