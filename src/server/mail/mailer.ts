import nodemailer from 'nodemailer';
import { productName } from '#domain/product.ts';
import type { Config } from '#server/config.ts';

/** A letter in plain text. */
export type Letter = { readonly to: string; readonly subject: string; readonly text: string };

/** The one way out for mail. `box` keeps recent letters where there is no SMTP server, for the development mailbox. */
export type Mailer = { readonly send: (letter: Letter) => Promise<void>; readonly box: readonly Letter[] };

const kept = 50;
const smtpTimeout = 10_000;

/**
 * Mail through SMTP where it is configured; otherwise letters go to the log.
 * @param log where letters go without SMTP
 */
export function createMailer(config: Config, log: (letter: Letter) => void): Mailer {
  if (config.smtpUrl !== undefined) {
    const host = new URL(config.publicUrl ?? 'http://localhost').hostname;
    const transport = nodemailer.createTransport(
      { url: config.smtpUrl, connectionTimeout: smtpTimeout, greetingTimeout: smtpTimeout, socketTimeout: smtpTimeout },
      { from: { name: productName, address: `no-reply@${host}` } },
    );
    return { send: async (letter) => void (await transport.sendMail({ ...letter })), box: [] };
  }
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
