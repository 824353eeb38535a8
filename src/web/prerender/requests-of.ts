import type { QueryClient } from '@tanstack/react-query';

/** A seed or an id that a screen makes anew each time. */
const madeAnew = /[\da-f]{8}-[\da-f]{4}-/;

/**
 * Which addresses the queries get that a screen has begun and nobody has answered; none is really asked for. Addresses that are
 * different each time cannot be asked for ahead, and are left out.
 */
export async function requestsOf(client: QueryClient): Promise<string[]> {
  const addresses: string[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = async (address, options) => {
    if ((options?.method ?? 'GET') === 'GET' && typeof address === 'string') addresses.push(address);
    throw new Error('Nothing is fetched while a screen is prerendered.');
  };
  try {
    for (const query of client.getQueryCache().getAll()) {
      const { enabled, queryFn } = query.options as { readonly enabled?: unknown; readonly queryFn?: unknown };
      if (query.state.data !== undefined || enabled === false || queryFn === undefined) continue;
      await query.fetch().catch(() => undefined);
    }
  } finally {
    globalThis.fetch = real;
  }
  return addresses.filter((address) => !madeAnew.test(address));
}
