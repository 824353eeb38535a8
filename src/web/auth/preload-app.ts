import { keepFonts } from '#web/lib/fonts.ts';
import { whenIdle } from '#web/lib/when-idle.ts';

/** Fetches the fonts and the app's first files when nothing else is to be done, so that the dashboard appears at once after sign-in. */
export async function preloadApp(): Promise<void> {
  // The build writes the names of the files (tools/build/prerender.ts).
  const files = document.querySelector<HTMLMetaElement>('meta[name="app-files"]')?.content ?? '';
  if (document.readyState !== 'complete') await new Promise((loaded) => window.addEventListener('load', loaded));
  await whenIdle();
  await keepFonts().catch(() => undefined);
  for (const file of files.split(' ').filter(Boolean)) document.head.append(preloadLink(file));
}

function preloadLink(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  if (file.endsWith('.css')) {
    link.rel = 'prefetch';
    link.as = 'style';
  } else link.rel = 'modulepreload';
  link.href = file;
  return link;
}
