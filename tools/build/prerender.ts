import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type IndexHtmlTransformContext, type Plugin } from 'vite';
import { contractRoutes } from './contract-routes.ts';

type Page = { readonly markup: string; readonly css: string };
type Pages = Readonly<Record<string, Page>>;
type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/**
 * Writes each page's first paint into its HTML: the markup that React renders for it and the CSS that this needs, from a build of
 * their own (src/web/prerender/pages.tsx). The app's stylesheet then comes after the markup, so that it does not hold it back.
 */
export function prerender(): Plugin {
  let root = '';
  let pages: Promise<Pages> | undefined;
  return {
    name: 'catseye:prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path, bundle }) {
        pages ??= renderPages(root);
        const name = path.replace(/^\//, '');
        const page = (await pages)[name];
        if (!page) throw new Error(`src/web/prerender/pages.tsx has no page "${name}".`);
        refuseInlineStyle(name, page.markup);
        const filled = fill(
          fill(html, '<!--page-->', page.markup),
          '<!--critical-->',
          `<style>${page.css.trim()}</style>`,
        );
        return name === 'index.html' ? stylesheetsLast(filled) : nameAppFiles(filled, bundle ?? {});
      },
    },
  };
}

async function renderPages(root: string): Promise<Pages> {
  const outDir = join(root, '../../.cache/prerender');
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react(), tailwindcss(), contractRoutes()],
    build: {
      ssr: 'prerender/pages.tsx',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      minify: true,
    },
  });
  const { pages } = (await import(`${pathToFileURL(join(outDir, 'pages.js')).href}?${Date.now()}`)) as { pages: Pages };
  return pages;
}

/** Our content security policy refuses style attributes in HTML. */
function refuseInlineStyle(name: string, markup: string): void {
  if (/\sstyle="/.test(markup)) throw new Error(`${name} has an inline style attribute.`);
}

function fill(html: string, place: string, text: string): string {
  if (!html.includes(place)) throw new Error(`The page has no ${place}.`);
  return html.replace(place, () => text);
}

/** A stylesheet in the head would hold the first paint back; at the end of the body it holds back only what follows it. */
function stylesheetsLast(html: string): string {
  const links: string[] = [];
  const without = html.replace(/[ \t]*<link rel="stylesheet"[^>]*>\n?/g, (link) => {
    links.push(link.trim());
    return '';
  });
  return without.replace('</body>', () => `${links.join('')}</body>`);
}

/** Tells the auth pages what the app's first screen loads (src/web/auth/preload-app.ts). */
function nameAppFiles(html: string, bundle: Bundle): string {
  const files = appFiles(bundle);
  return html.replace('</head>', () => `<meta name="app-files" content="${files.join(' ')}" /></head>`);
}

function appFiles(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = chunks.filter(
    ({ facadeModuleId }) =>
      facadeModuleId?.endsWith('/web/index.html') || facadeModuleId?.endsWith('/dashboard/dashboard.tsx'),
  );
  const files = new Set<string>();
  const add = (fileName: string): void => {
    const chunk = chunks.find((one) => one.fileName === fileName);
    if (!chunk || files.has(fileName)) return;
    files.add(fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    chunk.imports.forEach(add);
  };
  for (const { fileName } of first) add(fileName);
  return [...files].map((file) => `/${file}`);
}
