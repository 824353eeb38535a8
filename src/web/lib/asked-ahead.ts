import { requestTimeout } from '#domain/constants.ts';

declare global {
  /** What the page has asked for before the app's code was there, by address (the inline script of index.html). */
  var askedAhead: Map<string, Promise<Response | undefined>> | undefined;
}

/**
 * The answer to a GET request that the page has made already: once, and only while the page is starting. It is undefined where the
 * request failed, and is then made again.
 */
export function answerAskedAhead(address: string): Promise<Response | undefined> | undefined {
  const answer = globalThis.askedAhead?.get(address);
  globalThis.askedAhead?.delete(address);
  return performance.now() < requestTimeout ? answer : undefined;
}
