import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';

const smtp = { SMTP_URL: 'smtps://user:secret@mail.example.org', PUBLIC_URL: 'https://learn.example.org/' };

describe('the configuration of mail', () => {
  it('is off unless given', () => {
    expect(readConfig({})).toMatchObject({ smtpUrl: undefined, mailFrom: undefined });
    expect(readConfig({ SMTP_URL: '' }).smtpUrl).toBeUndefined();
  });

  it('is taken as it is', () => {
    expect(readConfig({ ...smtp, MAIL_FROM: 'tests@school.example' })).toMatchObject({
      smtpUrl: smtp.SMTP_URL,
      publicUrl: 'https://learn.example.org',
      mailFrom: 'tests@school.example',
    });
  });

  it('lists a missing PUBLIC_URL with every other fault', () => {
    const read = () => readConfig({ SMTP_URL: smtp.SMTP_URL, PORT: 'x', MAIL_FROM: 'nobody' });
    expect(read).toThrow(/^The configuration is not valid:\n {2}PORT: .+\n {2}MAIL_FROM: .+\n {2}PUBLIC_URL: Give it/);
  });

  it.each(['mail.example.org', 'http://mail.example.org'])('refuses %s as an SMTP_URL', (url) => {
    expect(() => readConfig({ ...smtp, SMTP_URL: url })).toThrow(/SMTP_URL/);
  });
});
