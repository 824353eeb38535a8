import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import type { RequestContext } from './handlers.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const smallest = 1024;

/**
 * A body that never changes while the process runs, sent with a strong ETag and compressed once for each encoding. Caches must ask
 * again each time, and are told when nothing has changed, unless another `cacheControl` is given.
 */
export type Prepared = { readonly send: (context: RequestContext, cacheControl?: string) => Promise<FastifyReply> };

/** Prepares a value as JSON. */
export function preparedJson(value: unknown): Prepared {
  return preparedText(JSON.stringify(value), 'application/json; charset=utf-8');
}

/** Prepares a text of any content type. */
export function preparedText(text: string, type: string): Prepared {
  const body = Buffer.from(text);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const made = new Map<string, Promise<Buffer>>();

  const encoded = (encoding: string): Promise<Buffer> => {
    const known = made.get(encoding);
    if (known !== undefined) return known;
    const making =
      encoding === 'br'
        ? compressBrotli(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
        : compressGzip(body, { level: 9 });
    made.set(encoding, making);
    return making;
  };

  return {
    async send({ http, reply }, cacheControl = 'public, no-cache') {
      reply.header('etag', etag).header('cache-control', cacheControl).header('vary', 'accept-encoding');
      if (http.headers['if-none-match'] === etag) return reply.code(304).send();
      reply.type(type);
      const encoding = body.length < smallest ? undefined : acceptedEncoding(http.headers['accept-encoding']);
      if (encoding === undefined) return reply.send(body);
      return reply.header('content-encoding', encoding).send(await encoded(encoding));
    },
  };
}

/** The best encoding that a client accepts: brotli, then gzip, then none. */
export function acceptedEncoding(header: string | string[] | undefined): 'br' | 'gzip' | undefined {
  const accepted = String(header ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, quality]) => quality !== 'q=0')
    .map(([name]) => name);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : undefined;
}
