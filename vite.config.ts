import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './tools/build/chunk-groups.ts';
import { compress } from './tools/build/compress.ts';
import { contractRoutes } from './tools/build/contract-routes.ts';
import { prerender } from './tools/build/prerender.ts';

const web = import.meta.dirname + '/src/web';

/** Two kinds of pages: the signed-in app, and the auth pages, which are prerendered and load React only. */
export default defineConfig({
  root: web,
  plugins: [react(), tailwindcss(), contractRoutes(), prerender(), compress()],
  build: {
    outDir: import.meta.dirname + '/dist/web',
    emptyOutDir: true,
    manifest: true,
    // Fonts and pictures stay files: the policy has no `font-src data:`.
    assetsInlineLimit: 0,
    // The browsers that have what Tailwind 4 needs.
    target: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    rolldownOptions: {
      input: ['index.html', 'auth/login.html', 'auth/signup.html'].map((page) => `${web}/${page}`),
      output: {
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.API_PORT ?? 3000}` } },
});
