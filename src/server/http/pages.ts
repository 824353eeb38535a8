import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageChooser } from './page-chooser.ts';
import { acceptedEncoding } from './prepared-json.ts';

/** An HTML page of the build: its bytes in each encoding, and the policy that allows just its own inline parts. */
type Page = {
  readonly etag: string;
  readonly policy: string;
  /** Not kept beside the compressed ones: hardly anyone asks for it. */
  readonly identity: () => Buffer;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
};

const accountPages: Readonly<Record<string, string>> = {
  '/auth/login': 'auth/login.html',
  '/auth/signup': 'auth/signup.html',
};

/** Which screens the build has prerendered, and into which files (tools/build/prerender.ts). */
const listOfScreens = '.vite/pages.json';

/**
 * The pages of the web build: the two account pages, one for each screen of the app, and `index.html` for what is none of them.
 * @throws Error where the web app has not been built.
 */
export function loadPages(webFolder: string) {
  if (!existsSync(join(webFolder, 'index.html'))) {
    throw new Error(
      `The web app is not built: ${join(webFolder, 'index.html')} is missing. Run "npm start", which builds it.`,
    );
  }
  const screens = JSON.parse(readFileSync(join(webFolder, listOfScreens), 'utf8')) as Record<string, string>;
  const load = (files: Readonly<Record<string, string>>) =>
    new Map(Object.entries(files).map(([address, file]) => [address, loadPage(webFolder, file)]));
  const general = loadPage(webFolder, 'index.html');
  const accounts = load(accountPages);
  const choose = pageChooser(load(screens));

  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = request.url.split('?', 1)[0]?.replace(/\/$/, '') ?? '';
    const page = accounts.get(path) ?? choose(request.url) ?? general;
    reply
      .header('content-security-policy', page.policy)
      .header('etag', page.etag)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    reply.type('text/html; charset=utf-8');
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const encoded = encoding === undefined ? undefined : page[encoding];
    if (encoding === undefined || encoded === undefined) return reply.send(page.identity());
    return reply.header('content-encoding', encoding).send(encoded);
  };
}

function loadPage(webFolder: string, file: string): Page {
  const path = join(webFolder, file);
  const identity = readFileSync(path);
  const neighbour = (ending: string) => (existsSync(path + ending) ? readFileSync(path + ending) : undefined);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
  const gzip = neighbour('.gz');
  return {
    etag,
    policy: contentPolicy(identity.toString()),
    identity: gzip ? () => gunzipSync(gzip) : () => identity,
    br: neighbour('.br'),
    gzip,
  };
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
