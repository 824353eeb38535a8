import { build } from './build.mjs';
import { install } from './install.mjs';
import { findNode } from './node.mjs';
import { become } from './process.mjs';
import { command } from './say.mjs';
import { serverEnvironment, serverFlags } from './server-flags.mjs';

/** `npm start`: everything a fresh clone lacks, then the server, which migrates its database and prints its address. */
await command(async () => {
  await install();
  await build();
  await become({ file: findNode(), args: [...serverFlags, 'src/server/main.ts'], env: serverEnvironment });
});
