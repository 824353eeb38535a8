import { productName } from '#domain/product.ts';
import type { Letter } from './mailer.ts';

type Person = { readonly name: string; readonly email: string };

/** How long the link of a letter works, in seconds; the letters say 'one hour'. */
export const linkLifetime = 3600;

/** Asks a new learner to confirm their address. The token is in the fragment, so that no log or referrer holds it. */
export function confirmationLetter(person: Person, origin: string, token: string): Letter {
  return {
    to: person.email,
    subject: `Confirm your email address for ${productName}`,
    text: [
      greeting(person.name),
      `Open this link to confirm your email address and start practising with ${productName}:`,
      `${origin}/auth/login#confirm=${encodeURIComponent(token)}`,
      'The link works for one hour. If you did not make this account, you can ignore this message.',
    ].join('\n\n'),
  };
}

/** Lets a learner choose a new password. */
export function passwordResetLetter(person: Person, origin: string, token: string): Letter {
  return {
    to: person.email,
    subject: `Choose a new password for ${productName}`,
    text: [
      greeting(person.name),
      'Someone asked to reset the password of your account. If it was you, open this link to choose a new one:',
      `${origin}/auth/login#reset=${encodeURIComponent(token)}`,
      'The link works once, for one hour. If it was not you, you can ignore this message: your password stays as it is.',
    ].join('\n\n'),
  };
}

/**
 * Whoever signs up chooses the name and the address, which need not be their own. A name that is more than a name could put a
 * stranger's words, or a link, into a letter of ours.
 */
function greeting(name: string): string {
  return /^(?:[\p{L}\p{M}'’-]+\.?(?: |$)){1,6}$/u.test(name) && name.length <= 60 ? `Hello ${name},` : 'Hello,';
}
