import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import type { RequestContext } from './handlers.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const smallest = 1024;

/** A body that never changes while the process runs, sent with a strong ETag and compressed once for each encoding. */
export type Prepared = { readonly send: (context: RequestContext) => Promise<FastifyReply> };

/** Prepares a value as JSON. Caches must ask again each time, and are told when nothing has changed. */
export function preparedJson(value: unknown): Prepared {
  const body = Buffer.from(JSON.stringify(value));
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
    async send({ http, reply }) {
      reply.header('etag', etag).header('cache-control', 'public, no-cache').header('vary', 'accept-encoding');
      if (http.headers['if-none-match'] === etag) return reply.code(304).send();
      reply.type('application/json; charset=utf-8');
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
