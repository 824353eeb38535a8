import type { Letter } from './mailer.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The development-only mailbox: letters that no SMTP server took, newest first, with their links to follow. */
export function mailboxPage(letters: readonly Letter[]): string {
  const articles = letters.map(
    ({ to, subject, text }) =>
      `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}</p><pre>${withLinks(escapeHtml(text))}</pre></article>`,
  );
  const body = articles.length === 0 ? '<p>No letters yet.</p>' : articles.join('');
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Mailbox</title><h1>Mailbox</h1>${body}</html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

function withLinks(text: string): string {
  return text.replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`);
}
