import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|html|svg|json|txt|webmanifest)$/;

/** Writes a `.br` and a `.gz` beside every text file of the build, so that the server compresses nothing. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'catseye:compress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        if (error) return;
        const files = await readdir(folder, { recursive: true });
        await Promise.all(
          files.filter((file) => compressible.test(file)).map((file) => compressFile(join(folder, file))),
        );
      },
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file);
  const brotli = await promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } });
  const zipped = await promisify(gzip)(text, { level: 9 });
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}
