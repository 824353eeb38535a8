import type { AccountSession } from '#contract/account.ts';

declare module 'fastify' {
  // biome-ignore lint: a declaration can only be merged as an interface
  interface FastifyRequest {
    session: AccountSession | null;
  }
}
