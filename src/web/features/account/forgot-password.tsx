import { requestPasswordReset } from '#contract/account.ts';
import { call } from '#web/lib/call.ts';
import { AskForLetter } from './ask-for-letter.tsx';

/** Asks for a mailed link to choose a new password. */
export function ForgotPassword() {
  return <AskForLetter intro="We will email you a link to choose a new one." ask={askForReset} />;
}

async function askForReset(email: string): Promise<string> {
  const { mailed } = await call(requestPasswordReset, { body: { email } });
  return mailed
    ? `If there is an account for ${email}, a link is on its way. It works for one hour. If nothing comes, look in your spam folder.`
    : `This server sends no email. If there is an account for ${email}, whoever runs the server finds the link in its log and can pass it on to you. It works for one hour.`;
}
