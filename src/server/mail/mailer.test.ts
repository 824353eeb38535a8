import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Smtp, startSmtp } from '#server/testing/smtp.ts';
import { createMailer, type Letter } from './mailer.ts';

const letter: Letter = { to: 'robin@example.org', subject: 'Hello', text: 'One line.\n\nAnother line.' };
const unlogged = () => {
  throw new Error('The letter went to the log.');
};

describe('mail through SMTP', () => {
  let smtp: Smtp;
  const mailer = (changes: { publicUrl?: string; mailFrom?: string } = {}) =>
    createMailer(
      { smtpUrl: smtp.url, publicUrl: 'https://learn.example.org', mailFrom: undefined, ...changes },
      unlogged,
    );

  beforeAll(async () => {
    smtp = await startSmtp();
  });
  afterEach(() => smtp.behave('well'));
  afterAll(() => smtp.stop());

  it('is plain text with the headers that a letter needs', async () => {
    await mailer().send({ ...letter, text: 'Zoë, your £5\n\nhttps://learn.example.org/auth/login#reset=abc' });
    const { from, to, headers, text } = await smtp.letterTo('robin@example.org');
    expect([from, to]).toEqual(['no-reply@learn.example.org', ['robin@example.org']]);
    expect(headers).toMatchObject({
      from: 'Catseye <no-reply@learn.example.org>',
      to: 'robin@example.org',
      subject: 'Hello',
      'content-type': 'text/plain; charset=utf-8',
      'auto-submitted': 'auto-generated',
      'message-id': expect.stringMatching(/^<[^\s@]+@learn\.example\.org>$/),
      date: expect.stringMatching(/\+0000$/),
    });
    expect(text.trim()).toBe('Zoë, your £5\n\nhttps://learn.example.org/auth/login#reset=abc');
  });

  it('comes from MAIL_FROM where it is given', async () => {
    await mailer({ mailFrom: 'tests@school.example' }).send(letter);
    const { from, headers } = await smtp.letterTo('robin@example.org');
    expect([from, headers['from']]).toEqual(['tests@school.example', 'Catseye <tests@school.example>']);
  });

  it('takes no header, recipient or file from what it is given', async () => {
    await mailer().send({
      to: 'robin@example.org',
      subject: 'Hello\r\nBcc: everyone@example.org\r\n\r\nA body of mine',
      text: '.\r\nMAIL FROM:<x@example.org>\r\nBcc: everyone@example.org',
    });
    const { to, headers } = await smtp.letterTo('robin@example.org');
    expect(to).toEqual(['robin@example.org']);
    expect(Object.keys(headers).sort()).toEqual(
      'auto-submitted content-transfer-encoding content-type date from message-id mime-version subject to'.split(' '),
    );
  });

  it('says so when the server refuses a letter', async () => {
    smtp.behave('refuse');
    await expect(mailer().send(letter)).rejects.toThrow(/rejected/);
  });

  it('says so before a browser gives up when the server does not answer', { timeout: 15_000 }, async () => {
    smtp.behave('hang');
    const since = performance.now();
    await expect(mailer().send(letter)).rejects.toThrow(/Timeout|in time/);
    expect(performance.now() - since).toBeLessThan(9000);
  });

  it('says so when there is no server', async () => {
    const gone = await startSmtp();
    await gone.stop();
    const alone = createMailer({ smtpUrl: gone.url, publicUrl: 'http://localhost', mailFrom: undefined }, unlogged);
    await expect(alone.send(letter)).rejects.toThrow(/ECONNREFUSED/);
  });
});

describe('mail without SMTP', () => {
  const none = { smtpUrl: undefined, publicUrl: undefined, mailFrom: undefined };

  it('goes to the log, and to the mailbox, newest first', async () => {
    const logged: Letter[] = [];
    const mailer = createMailer(none, (one) => logged.push(one));
    await mailer.send(letter);
    await mailer.send({ ...letter, subject: 'Second' });
    expect(logged.map(({ subject }) => subject)).toEqual(['Hello', 'Second']);
    expect(mailer.box.map(({ subject }) => subject)).toEqual(['Second', 'Hello']);
  });

  it('keeps the latest fifty', async () => {
    const mailer = createMailer(none, () => {});
    for (let count = 1; count <= 60; count += 1) await mailer.send({ ...letter, subject: String(count) });
    expect(mailer.box).toHaveLength(50);
    expect(mailer.box[0]?.subject).toBe('60');
  });
});
