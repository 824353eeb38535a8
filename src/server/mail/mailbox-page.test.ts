import { describe, expect, it } from 'vitest';
import { mailboxPage } from './mailbox-page.ts';

describe('the development mailbox', () => {
  it('says that it is empty', () => {
    expect(mailboxPage([])).toContain('No letters yet.');
  });

  it('shows letters with links to follow, and nothing of theirs as markup', () => {
    const page = mailboxPage([
      { to: '<a@example.org>', subject: '<script>', text: 'Open http://localhost/auth/login#reset=a&b "now" <i>' },
    ]);
    expect(page).toContain('<a href="http://localhost/auth/login#reset=a&amp;b">');
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toMatch(/<script>|<i>/);
  });
});
