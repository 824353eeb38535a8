import { describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

describe('A password’s hash', () => {
  test('matches its password and no other, and is another each time', async () => {
    const [hash, again] = await Promise.all([hashPassword('zebra crossing'), hashPassword('zebra crossing')]);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(again).not.toBe(hash);
    expect(await verifyPassword({ hash, password: 'zebra crossing' })).toBe(true);
    for (const password of ['Zebra crossing', 'zebra crossing ', 'zebra', '']) {
      expect(await verifyPassword({ hash, password })).toBe(false);
    }
  });

  test('is the same password however its accents are written', async () => {
    const hash = await hashPassword('Zoe\u0308');
    expect(await verifyPassword({ hash, password: 'Zo\u00eb' })).toBe(true);
  });

  test.each([
    '',
    'zebra',
    '$argon2id$',
    '$argon2id$v=19$m=19456,t=2,p=1$',
    '$2b$10$abcdefghijklmnopqrstuv',
    '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$',
  ])('that is none (%j) matches nothing', async (hash) => {
    expect(await verifyPassword({ hash, password: '' })).toBe(false);
  });
});
