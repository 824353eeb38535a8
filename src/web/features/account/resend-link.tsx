import { sendVerificationEmail } from '#contract/account.ts';
import { call } from '#web/lib/call.ts';
import { AskForLetter } from './ask-for-letter.tsx';

/** Asks for another confirmation link, in place of one that has expired. */
export function ResendLink() {
  return <AskForLetter intro="We will email you a new link to confirm your address." ask={askForLink} />;
}

async function askForLink(email: string): Promise<string> {
  await call(sendVerificationEmail, { body: { email } });
  return `If ${email} is waiting to be confirmed, a new link is on its way. It works for one hour. If nothing comes, try to sign in: you may be confirmed already.`;
}
