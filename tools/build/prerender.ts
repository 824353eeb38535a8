import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { type AppTemplate, appPage, fill, readTemplate, refuseInlineStyle, withoutFiles } from './app-page.ts';
import { type Bundle, chunksOf, modulesOfRoutes } from './chunks-of.ts';
import { contractRoutes } from './contract-routes.ts';
import { startScript } from './start-script.ts';

type Screen = {
  readonly path: string;
  readonly route: string;
  readonly title: string;
  readonly markup: string;
  readonly requests: readonly string[];
};
type Rendered = {
  readonly authPages: Readonly<Record<string, { readonly markup: string; readonly css: string }>>;
  readonly firstPaint: string;
  readonly screens: readonly Screen[];
};

const appEntry = '/web/app/main.tsx';

/**
 * Writes each page's first paint into its HTML: the markup that React renders for it and the CSS that this needs, from a build of
 * their own (src/web/prerender/pages.tsx). Every screen of the app gets a page; `.vite/pages.json` tells the server which.
 */
export function prerender(): Plugin {
  let root = '';
  let rendered: Promise<Rendered> | undefined;
  let template: AppTemplate | undefined;
  return {
    name: 'catseye:prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path, bundle = {} }) {
        rendered ??= render(root);
        const { authPages, firstPaint } = await rendered;
        const name = path.replace(/^\//, '');
        if (name === 'index.html') {
          template = readTemplate(html, (address) => stylesheet(bundle, address));
          const requests: string[] = [];
          return appPage(template, {
            name,
            title: 'Catseye',
            markup: firstPaint,
            requests,
            chunks: chunksOf(bundle, [appEntry]),
          });
        }
        const page = authPages[name];
        if (!page) throw new Error(`src/web/prerender/pages.tsx has no page "${name}".`);
        refuseInlineStyle(name, page.markup);
        const entry = `/${name.replace('.html', '.tsx')}`;
        const script = startScript({ stylesheets: [], chunks: chunksOf(bundle, [entry]) });
        const parts = {
          '<!--page-->': page.markup,
          '<!--critical-->': `<style>${page.css.trim()}</style>${appFiles(bundle)}`,
          '</body>': `${script}</body>`,
        };
        return Object.entries(parts).reduce((text, [place, part]) => fill(text, place, part), withoutFiles(html));
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        if (!template) throw new Error('src/web/index.html was not built.');
        const { screens } = await (rendered ??= render(root));
        const modules = modulesOfRoutes(readFileSync(join(root, 'app/routes.ts'), 'utf8'));
        const files: Record<string, string> = {};
        for (const screen of screens) {
          const name = fileOf(screen.path);
          files[screen.path] = name;
          const chunks = chunksOf(bundle, [modules.get(screen.route) ?? screen.route, appEntry]);
          this.emitFile({ type: 'asset', fileName: name, source: appPage(template, { ...screen, name, chunks }) });
        }
        // Where a parameter has a value that is not foreseen.
        for (const { route } of screens) files[route] ??= 'index.html';
        this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(files) });
      },
    },
  };
}

async function render(root: string): Promise<Rendered> {
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
  return ((await import(`${pathToFileURL(join(outDir, 'pages.js')).href}?${Date.now()}`)) as { rendered: Rendered })
    .rendered;
}

/** '/theory/practice?session=challenge' → 'screens/theory-practice-session-challenge.html' */
function fileOf(path: string): string {
  const words = path.match(/[\w-]+/g) ?? [path === '*' ? 'not-found' : 'home'];
  return `screens/${words.join('-')}.html`;
}

function stylesheet(bundle: Bundle, address: string): string {
  const file = bundle[address.slice(1)];
  if (file?.type !== 'asset') throw new Error(`The build has no stylesheet ${address}.`);
  return typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString();
}

/** Tells the auth pages what the app's first screen loads (src/web/auth/preload-app.ts). */
function appFiles(bundle: Bundle): string {
  const files = [...chunksOf(bundle, [appEntry, '/dashboard/dashboard.tsx']), ...stylesheetsOf(bundle)];
  return `<meta name="app-files" content="${files.join(' ')}" />`;
}

function stylesheetsOf(bundle: Bundle): string[] {
  const app = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(appEntry)),
  );
  return app?.type === 'chunk' ? [...(app.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`) : [];
}
