/** The files that start the app on a page. */
export type StartFiles = {
  readonly stylesheets: readonly string[];
  /** Each after those that it imports, so that they can run one by one; the app's entry is the last. */
  readonly chunks: readonly string[];
};

/**
 * Fetches and starts the app once the browser has painted what the page brings. Sooner, its code would take the connection from the
 * page, and run before it is seen. A page that nobody looks at paints nothing, and starts after a second. The stylesheet is there before
 * the code runs, so that no screen is seen without it; and the files run one by one, so that a finger is answered in between.
 */
export function startScript({ stylesheets, chunks }: StartFiles): string {
  return `<script type="module">
await new Promise((go) => {
  new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').length > 0 && go()).observe({
    type: 'paint',
    buffered: true,
  });
  setTimeout(go, 1000);
});
const add = (link) => document.head.append(Object.assign(document.createElement('link'), link));
const styled = ${JSON.stringify(stylesheets)}.map(
  (href) => new Promise((go) => add({ rel: 'stylesheet', href, onload: go, onerror: go })),
);
const chunks = ${JSON.stringify(chunks)};
for (const href of chunks) add({ rel: 'modulepreload', crossOrigin: '', href });
await Promise.all(styled);
for (const href of chunks) {
  // A screen's code that does not come is for the app to tell, which is the last of them.
  await import(href).catch(() => undefined);
  await new Promise((next) => setTimeout(next));
}
</script>`;
}
