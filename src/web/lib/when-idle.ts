/** Waits until the browser has nothing better to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 500);
  });
}

const withoutIdle = { wait: 50, time: 10 };

/** Waits until there is time left before the next frame, and says how much, in milliseconds. For what is soon wanted on the screen. */
export function idleTime(): Promise<number> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback((idle) => resolve(idle.timeRemaining()), { timeout: 500 });
    else setTimeout(() => resolve(withoutIdle.time), withoutIdle.wait);
  });
}
