import { whenIdle } from './when-idle.ts';

/** After this time the first screen's data and pictures are there, or are long in coming. */
const settleTime = 4000;

/** Waits until the page has loaded and its first screen has had time to be complete. */
export async function whenSettled(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }));
  }
  await new Promise((waited) => setTimeout(waited, settleTime));
  await whenIdle();
}
