import { productName } from '#domain/product.ts';
import type { Letter } from './mailer.ts';

/** Asks a new learner to confirm their address. The token is in the fragment, so that no log or referrer holds it. */
export function confirmationLetter(person: { name: string; email: string }, origin: string, token: string): Letter {
  return {
    to: person.email,
    subject: `Confirm your email address for ${productName}`,
    text: [
      `Hello ${person.name},`,
      `Open this link to confirm your email address and start practising with ${productName}:`,
      `${origin}/auth/login#confirm=${encodeURIComponent(token)}`,
      'The link works for one hour. If you did not make this account, you can ignore this message.',
    ].join('\n\n'),
  };
}

/** Lets a learner choose a new password. */
export function passwordResetLetter(person: { name: string; email: string }, origin: string, token: string): Letter {
  return {
    to: person.email,
    subject: `Choose a new password for ${productName}`,
    text: [
      `Hello ${person.name},`,
      'Someone asked to reset the password of your account. If it was you, open this link to choose a new one:',
      `${origin}/auth/login#reset=${encodeURIComponent(token)}`,
      'The link works once, for one hour. If it was not you, you can ignore this message: your password stays as it is.',
    ].join('\n\n'),
  };
}
