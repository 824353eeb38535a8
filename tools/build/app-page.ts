import { criticalCss } from './critical-css.ts';
import { startScript } from './start-script.ts';

/** What the build makes of src/web/index.html: the page without its files, and the files. */
export type AppTemplate = {
  readonly html: string;
  readonly stylesheets: readonly string[];
  /** The text of all stylesheets. */
  readonly css: string;
};

export type AppPage = {
  readonly name: string;
  readonly title: string;
  readonly markup: string;
  /** GET requests whose answers the screen needs at once; the session's first. */
  readonly requests: readonly string[];
  /** The entry's chunks and those of the screen. */
  readonly chunks: readonly string[];
};

/** Takes the files out of a page of the build: what is put in for them lets the browser paint first. */
export function readTemplate(html: string, readFile: (address: string) => string): AppTemplate {
  const stylesheets = [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, href = '']) => href);
  return { html: withoutFiles(html), stylesheets, css: stylesheets.map(readFile).join('') };
}

/** A page of the build without the tags by which it would fetch its code and stylesheets at once. */
export function withoutFiles(html: string): string {
  return html
    .replace(/[ \t]*<script type="module"[^>]*><\/script>\n?/g, '')
    .replace(/[ \t]*<link rel="(?:stylesheet|modulepreload)"[^>]*>\n?/g, '');
}

/** The page of a screen: its markup and the CSS of that, what is to be fetched beside it, and the start of the app after it. */
export function appPage(template: AppTemplate, { name, title, markup, requests, chunks }: AppPage): string {
  refuseInlineStyle(name, markup);
  const parts = {
    '<title>Catseye</title>': `<title>${escapeHtml(title)}</title>`,
    'data-requests=""': `data-requests="${escapeHtml(requests.join(' '))}"`,
    '<!--critical-->': `<style>${criticalCss(template.css, markup)}</style>`,
    '<!--page-->': readOnly(markup),
    '</body>': `${startScript({ ...template, chunks })}</body>`,
  };
  return Object.entries(parts).reduce((html, [place, text]) => fill(html, place, text), template.html);
}

/** @throws Error where the page has no such place */
export function fill(html: string, place: string, text: string): string {
  if (!html.includes(place)) throw new Error(`The page has no ${place}.`);
  return html.replace(place, () => text);
}

/** What is typed, ticked or drawn before the code is there would be lost. */
function readOnly(markup: string): string {
  return markup
    .replace(/<(?:select|input(?=[^>]*type="(?:checkbox|radio|range)"))/g, '$& disabled')
    .replace(/<(?:textarea|input(?! disabled))/g, '$& readonly');
}

/** Our content security policy refuses style attributes in HTML. */
export function refuseInlineStyle(name: string, markup: string): void {
  if (/\sstyle="/.test(markup)) throw new Error(`${name} has an inline style attribute.`);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
