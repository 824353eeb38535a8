import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './prepared-json.ts';

/** An HTML page of the build: its bytes in each encoding, and the policy that allows just its own inline parts. */
type Page = {
  readonly etag: string;
  readonly policy: string;
  readonly identity: Buffer;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
};

const prerendered: Readonly<Record<string, string>> = {
  '/auth/login': 'auth/login.html',
  '/auth/signup': 'auth/signup.html',
};

/**
 * The pages of the web build. The two account pages are prerendered; every other path is the app's own business and gets
 * its page.
 * @throws Error where the web app has not been built.
 */
export function loadPages(webFolder: string) {
  if (!existsSync(join(webFolder, 'index.html'))) {
    throw new Error(
      `The web app is not built: ${join(webFolder, 'index.html')} is missing. Run "npm start", which builds it.`,
    );
  }
  const app = loadPage(webFolder, 'index.html');
  const byPath = new Map(Object.entries(prerendered).map(([path, file]) => [path, loadPage(webFolder, file)]));

  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = request.url.split('?', 1)[0]?.replace(/\/$/, '') ?? '';
    const page = byPath.get(path) ?? app;
    reply
      .header('content-security-policy', page.policy)
      .header('etag', page.etag)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    reply.type('text/html; charset=utf-8');
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const encoded = encoding === undefined ? undefined : page[encoding];
    if (encoding === undefined || encoded === undefined) return reply.send(page.identity);
    return reply.header('content-encoding', encoding).send(encoded);
  };
}

function loadPage(webFolder: string, file: string): Page {
  const path = join(webFolder, file);
  const identity = readFileSync(path);
  const neighbour = (ending: string) => (existsSync(path + ending) ? readFileSync(path + ending) : undefined);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
  return { etag, policy: contentPolicy(identity.toString()), identity, br: neighbour('.br'), gzip: neighbour('.gz') };
}

/** The Content-Security-Policy of a page: nothing from elsewhere, and inline only what is in the page, by hash. */
export function contentPolicy(html: string): string {
  const scripts = hashesOf(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const styles = hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  return [
    "default-src 'none'",
    `script-src 'self'${scripts}`,
    `style-src 'self'${styles}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function hashesOf(html: string, element: RegExp): string {
  const bodies = new Set([...html.matchAll(element)].map(([, body = '']) => body));
  return [...bodies].map((body) => ` 'sha256-${createHash('sha256').update(body).digest('base64')}'`).join('');
}
