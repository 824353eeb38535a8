import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clientId, exactText, isStorableText, text } from './text.ts';

describe('Text that every database can hold', () => {
  test.each(['', 'Zoë', '🚗', 'a\nb\tc', '\u202e', '\ufffd'])('may be %j', (value) => {
    expect(isStorableText(value)).toBe(true);
  });

  test.each(['\0', 'a\0b', '\ud800', '\udfff', '\udc00\ud800', 'a\ud83d'])('may not be %j', (value) => {
    expect(isStorableText(value)).toBe(false);
  });

  test('is what has no NUL and no half of a surrogate pair', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
        (value) => {
          expect(isStorableText(value)).toBe(value.isWellFormed() && !value.includes('\0'));
        },
      ),
    );
  });
});

describe('A text field', () => {
  test('is trimmed, and has from one to so many characters', () => {
    expect(text(5).parse('  abc ')).toBe('abc');
    expect(text(5).parse(' abcde ')).toBe('abcde');
    for (const value of ['', '   ', 'abcdef', 'a\0', 5, null]) expect(text(5).safeParse(value).success).toBe(false);
  });

  test('that is exact keeps its spaces', () => {
    expect(exactText(5).parse(' a ')).toBe(' a ');
    for (const value of ['', 'abcdef', '\ud800']) expect(exactText(5).safeParse(value).success).toBe(false);
  });
});

test('An id that a client makes is a uuid, the same in capitals', () => {
  expect(clientId.parse('8F14E45F-CEEA-467F-A8EF-2D1C9F0F8B1A')).toBe('8f14e45f-ceea-467f-a8ef-2d1c9f0f8b1a');
  for (const value of ['', 'x', '8f14e45fceea467fa8ef2d1c9f0f8b1a', '8f14e45f-ceea-467f-a8ef-2d1c9f0f8b1a ', 1]) {
    expect(clientId.safeParse(value).success).toBe(false);
  }
});
