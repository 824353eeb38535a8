import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { signedToken } from './session-reader.ts';

const secret = 'a secret';
const sign = (token: string, key = secret) => `${token}.${createHmac('sha256', key).update(token).digest('base64')}`;
const read = (header: string | undefined) => signedToken(header, 'catseye', secret);

describe('The token in a cookie', () => {
  test('is read where the signature is ours, percent-encoded or not, among other cookies', () => {
    expect(read(`catseye=${sign('abc')}`)).toBe('abc');
    expect(read(`catseye=${encodeURIComponent(sign('abc'))}`)).toBe('abc');
    expect(read(`a=b;catseye=${sign('abc')}; c=d`)).toBe('abc');
    expect(read(`catseye=${sign('with.dots.in')}`)).toBe('with.dots.in');
  });

  test.each([
    undefined,
    '',
    'catseye',
    'catseye=',
    'catseye=abc',
    'catseye=abc.',
    `catseye=.${sign('')}`,
    `catseye=${sign('abc', 'another secret')}`,
    `catseye=${sign('abc').replace('abc', 'abd')}`,
    `catseye=${sign('abc').slice(0, -4)}`,
    `catseye=${sign('abc')}AAAA`,
    `catseye=%E0%A4%A`,
    `Catseye=${sign('abc')}`,
    `xcatseye=${sign('abc')}`,
    `__Host-catseye=${sign('abc')}`,
  ])('is not read from %j', (header) => {
    expect(read(header)).toBeNull();
  });

  test('is never read from anything that we did not sign', () => {
    const headers = fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme-ascii' }).map((text) => `catseye=${text}`),
    );
    fc.assert(
      fc.property(headers, (header) => {
        expect(read(header)).toBeNull();
      }),
    );
  });
});
