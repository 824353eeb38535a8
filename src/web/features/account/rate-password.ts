import { minimumPasswordLength } from '#domain/constants.ts';

export type PasswordRating = {
  /** 0 to 4. */
  readonly studs: number;
  readonly words: string;
};

/**
 * Rates a password by its length and the kinds of its characters: length counts most, as it does for whoever guesses. `common` has
 * well-known passwords in lower case.
 */
export function ratePassword(password: string, common: ReadonlySet<string>): PasswordRating {
  if (password === '') return { studs: 0, words: '' };
  if (password.length < minimumPasswordLength) return { studs: 0, words: 'Too short' };
  if (common.has(withoutTail(password)) || common.has(password.toLowerCase())) {
    return { studs: 1, words: 'Very common: easy to guess' };
  }
  if (new Set(password).size < 4) return { studs: 1, words: 'Easy to guess' };
  const points = password.length + 2 * kindsOf(password);
  if (points < 12) return { studs: 1, words: 'Easy to guess' };
  if (points < 16) return { studs: 2, words: 'Fair: longer is safer' };
  if (points < 20) return { studs: 3, words: 'Good' };
  return { studs: 4, words: 'Strong' };
}

/** 'Password123!' is 'password' to whoever guesses. */
function withoutTail(password: string): string {
  return password.toLowerCase().replace(/[^a-z]+$/, '');
}

function kindsOf(password: string): number {
  return [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length;
}
