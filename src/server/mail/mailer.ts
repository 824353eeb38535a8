import nodemailer from 'nodemailer';
import { productName } from '#domain/product.ts';
import type { Config } from '#server/config.ts';

/** A letter in plain text. */
export type Letter = { readonly to: string; readonly subject: string; readonly text: string };

/** The one way out for mail. `box` keeps recent letters where there is no SMTP server, for the development mailbox. */
export type Mailer = { readonly send: (letter: Letter) => Promise<void>; readonly box: readonly Letter[] };

type MailConfig = Pick<Config, 'smtpUrl' | 'publicUrl' | 'mailFrom'>;

const kept = 50;
const smtpTimeout = 5000;
/** A sign-up waits for its letter, and the browser waits ten seconds for the sign-up. */
const letterTimeout = 8000;

/**
 * Mail through SMTP where it is configured; otherwise letters go to the log.
 * @param log where letters go without SMTP
 */
export function createMailer(config: MailConfig, log: (letter: Letter) => void): Mailer {
  if (config.smtpUrl !== undefined) return smtpMailer(config.smtpUrl, senderOf(config));
  const box: Letter[] = [];
  return {
    async send(letter) {
      box.unshift(letter);
      box.length = Math.min(box.length, kept);
      log(letter);
    },
    box,
  };
}

/** `send` answers once the SMTP server has taken the letter, and throws where it has not in time. */
function smtpMailer(url: string, sender: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: smtpTimeout,
    greetingTimeout: smtpTimeout,
    socketTimeout: smtpTimeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      const sending = transport.sendMail({
        from: { name: productName, address: sender },
        // As an address, not as a header's text, so that there is nothing in it to parse.
        to: { name: '', address: to },
        subject,
        text,
        // RFC 3834: no out-of-office reply comes back.
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      await inTime(sending, letterTimeout);
    },
    box: [],
  };
}

function senderOf({ mailFrom, publicUrl }: MailConfig): string {
  return mailFrom ?? `no-reply@${new URL(publicUrl ?? 'http://localhost').hostname}`;
}

async function inTime(work: Promise<unknown>, limit: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The SMTP server has not taken the letter in time.')), limit);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
