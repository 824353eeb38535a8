import type { FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a write that another site's page makes a browser send: by Sec-Fetch-Site where the browser says it, otherwise by
 * Origin against the host that was asked for. A client that is no browser sends neither, and has no cookie to abuse.
 * @throws ApiError CROSS_SITE
 */
export function refuseCrossSite(request: FastifyRequest, publicUrl: string | undefined): void {
  if (safeMethods.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return;
  if (site !== undefined) throw new ApiError('CROSS_SITE');
  const { origin } = request.headers;
  if (origin === undefined) return;
  if (publicUrl !== undefined && origin === new URL(publicUrl).origin) return;
  if (URL.canParse(origin) && new URL(origin).host === request.headers.host) return;
  throw new ApiError('CROSS_SITE');
}
