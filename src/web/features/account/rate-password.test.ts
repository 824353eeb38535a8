import { describe, expect, it } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { ratePassword } from './rate-password.ts';

describe('ratePassword', () => {
  it.each([
    ['', 0, ''],
    ['abc12', 0, 'Too short'],
    ['password', 1, 'Very common: easy to guess'],
    ['Password123!', 1, 'Very common: easy to guess'],
    ['QWERTY', 1, 'Very common: easy to guess'],
    ['123456', 1, 'Very common: easy to guess'],
    ['aaaaaaaaaaaa', 1, 'Easy to guess'],
    ['gnplrs', 1, 'Easy to guess'],
    ['gnplrstw4', 2, 'Fair: longer is safer'],
    ['gnplrstw4Km', 3, 'Good'],
    ['three wet roundabouts', 4, 'Strong'],
  ])('%s has %i studs: %s', (password, studs, words) => {
    expect(ratePassword(password, commonPasswords)).toEqual({ studs, words });
  });
});
