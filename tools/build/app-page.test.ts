import { describe, expect, it } from 'vitest';
import { appPage, readTemplate } from './app-page.ts';

const built = `<html><head><title>Catseye</title><script data-requests=""></script><!--critical-->
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/react-1.js">
<link rel="stylesheet" crossorigin href="/assets/index-1.css"></head><body><div id="root"><!--page--></div></body></html>`;
const template = readTemplate(built, () => '.a{top:0}.b{top:1px}');
const screen = {
  name: 'theory.html',
  title: 'Tips & “Tricks”',
  markup: '<h1 class="a">Tips</h1><input type="search"><input type="checkbox">',
  requests: ['/api/auth/get-session', '/api/results?limit=5&kind=x'],
  chunks: ['/assets/react-1.js', '/assets/index-1.js'],
};

describe('appPage', () => {
  it('has the screen with its title, the CSS of its markup, and what it asks for first', () => {
    const html = appPage(template, screen);
    expect(html).toContain('<title>Tips &amp; “Tricks”</title>');
    expect(html).toContain('<style>.a{top:0}</style>');
    expect(html).toContain('data-requests="/api/auth/get-session /api/results?limit=5&amp;kind=x"');
    expect(html).toContain('<div id="root"><h1 class="a">Tips</h1>');
  });

  it('names its files in the script that starts the app, and nowhere before it', () => {
    const [before = '', script = ''] = appPage(template, screen).split('<script type="module">');
    expect(before).not.toContain('/assets/');
    expect(script).toContain('const chunks = ["/assets/react-1.js","/assets/index-1.js"]');
    expect(script).toContain('["/assets/index-1.css"]');
  });

  it('lets nothing be typed that the app would not know of', () => {
    expect(appPage(template, screen)).toContain('<input readonly type="search"><input disabled type="checkbox">');
  });

  it('refuses what the content security policy would refuse', () => {
    expect(() => appPage(template, { ...screen, markup: '<p style="top:0">' })).toThrow(
      'theory.html has an inline style',
    );
  });

  it('says which place is missing', () => {
    expect(() => appPage({ ...template, html: '<html></html>' }, screen)).toThrow('The page has no <title>');
  });
});
