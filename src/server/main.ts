import { fileURLToPath } from 'node:url';
import { productName } from '#domain/product.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { loadContent } from './content/content.ts';
import { openDatabase } from './db/engine.ts';
import { drain } from './http/drain.ts';
import { startFailure } from './start-failure.ts';

const webFolder = fileURLToPath(new URL('../../dist/web', import.meta.url));

try {
  const config = readConfig(process.env);
  const content = await loadContent(config.contentEdition);
  const database = await openDatabase(config);
  const app = await buildApp({ config, database, content, now: Date.now }, config.production ? webFolder : null);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await drain(app);
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  const address = await app.listen({ port: config.port, host: config.host });
  const { port } = new URL(address);
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  console.log(`${productName} is ready at ${config.publicUrl ?? `http://${host}:${port}`}`);
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}
