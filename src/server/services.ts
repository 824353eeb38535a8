import type { Config } from './config.ts';
import type { Content } from './content/content.ts';
import type { Database } from './db/engine.ts';

/** What handlers work with. Time is a service so that tests can set it. */
export type Services = {
  readonly config: Config;
  readonly database: Database;
  readonly content: Content;
  /** Epoch ms. */
  readonly now: () => number;
};
