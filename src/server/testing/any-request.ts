import fc from 'fast-check';
import type { Route } from '#contract/route.ts';
import { urlOf } from './caller.ts';
import { brokenValuesOf, type KnownTexts, nonsense, valuesOf } from './schema-values.ts';

/** A request as it goes over the wire, and to which route. */
export type AnyRequest = {
  readonly route: string;
  readonly method: Route['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | undefined;
};

const megabyte = 1024 * 1024;
const json = 'application/json';

/** Bodies that are no JSON, or too much of it. */
const unreadable = fc.constantFrom(
  { payload: '{', type: json },
  { payload: '{"a":1}}', type: json },
  { payload: '', type: json },
  { payload: '\u0000', type: json },
  { payload: '{"__proto__":{"a":1}}', type: json },
  { payload: '{"constructor":{"prototype":{"a":1}}}', type: json },
  { payload: `${'['.repeat(100_000)}${']'.repeat(100_000)}`, type: json },
  { payload: `{"a":`.repeat(20_000), type: json },
  { payload: JSON.stringify('x'.repeat(2 * megabyte)), type: json },
  { payload: '{}', type: 'text/plain' },
  { payload: '{}', type: 'application/x-www-form-urlencoded' },
  { payload: '<a/>', type: 'application/xml' },
  { payload: '--x', type: 'multipart/form-data; boundary=x' },
  { payload: '{}', type: 'application/json; charset=utf-7' },
  { payload: '{}', type: ';;;' },
);

/** Cookies that name no session. Header values hold printable Latin-1 only: Node lets nothing else in. */
const badCookies = fc.oneof(
  fc.constantFrom(
    'catseye=',
    'catseye',
    'catseye=%',
    'catseye=a.b',
    'catseye=%00.AAAA',
    '=;=;',
    'catseye=.',
    '%zz=%zz',
  ),
  fc.string({ unit: fc.integer({ min: 32, max: 255 }).map((code) => String.fromCharCode(code)), maxLength: 200 }),
);

/**
 * Requests to the routes of the contract: most of them nearly right, many with something broken in the address, the body
 * or the headers.
 * @param cookies of those who ask; most requests are theirs
 */
export function anyRequest(
  routes: readonly Route[],
  cookies: readonly string[],
  known: KnownTexts,
): fc.Arbitrary<AnyRequest> {
  const cookie = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...cookies) },
    { weight: 1, arbitrary: badCookies },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
  return fc
    .constantFrom(...routes)
    .chain((route) =>
      fc.tuple(fc.constant(route), part(route.params, known), part(route.query, known), body(route, known), cookie),
    )
    .map(([route, params, query, { payload, type }, asked]) => ({
      route: route.name,
      method: route.method,
      url: urlOf(route, { params: asRecord(params), query: asRecord(query) }),
      headers: { ...(asked !== undefined && { cookie: asked }), ...(type !== undefined && { 'content-type': type }) },
      payload,
    }));
}

function part(schema: Route['params'], known: KnownTexts): fc.Arbitrary<unknown> {
  if (schema === undefined) return fc.constant({});
  return fc.oneof(
    { weight: 3, arbitrary: valuesOf(schema, known) },
    { weight: 1, arbitrary: brokenValuesOf(schema, known) },
  );
}

function body(
  route: Route,
  known: KnownTexts,
): fc.Arbitrary<{ payload: string | undefined; type: string | undefined }> {
  const none = fc.constant({ payload: undefined, type: undefined });
  if (route.body === undefined)
    return route.method === 'GET' ? none : fc.oneof({ weight: 9, arbitrary: none }, unreadable);
  const written = (value: unknown) => ({ payload: JSON.stringify(value), type: json });
  return fc.oneof(
    { weight: 6, arbitrary: valuesOf(route.body, known).map(written) },
    { weight: 6, arbitrary: brokenValuesOf(route.body, known).map(written) },
    { weight: 1, arbitrary: nonsense.map(written) },
    { weight: 1, arbitrary: unreadable },
    { weight: 1, arbitrary: none },
  );
}

/** Parameters as text that an address can hold: a lone surrogate has no percent-encoding. */
function asRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return { value: 'nonsense' };
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, textOf(one).toWellFormed()]));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
