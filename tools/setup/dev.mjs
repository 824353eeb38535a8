import { install } from './install.mjs';
import { binOf, findNode } from './node.mjs';
import { become } from './process.mjs';
import { command } from './say.mjs';

/**
 * `npm run dev`: the server, restarted when a file of it changes, behind Vite's server, which reloads the browser.
 * The page is on PORT (5173); the server, to which Vite hands /api, is on API_PORT (3000).
 */
await command(async () => {
  await install();
  const node = findNode();
  const { PORT: port = '5173', API_PORT: apiPort = '3000', PUBLIC_URL: url = `http://localhost:${port}` } = process.env;
  await become(
    {
      file: node,
      args: ['--watch', 'src/server/main.ts'],
      env: { NODE_ENV: 'development', HOST: '127.0.0.1', PORT: apiPort, PUBLIC_URL: url },
    },
    { file: node, args: [binOf('vite'), '--port', port, '--strictPort'], env: { API_PORT: apiPort, PORT: port } },
  );
});
