import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * How the server's process is started: V8 keeps its young generation small, which holds memory at rest under 150 MB, and
 * compiled code is kept between starts (docs/decisions/006-memory-flags.md).
 */
export const serverFlags = ['--max-semi-space-size=2', '--optimize-for-size'];

/** Environment that goes with the flags; what is set already stays. */
export const serverEnvironment = {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'compile'),
};
