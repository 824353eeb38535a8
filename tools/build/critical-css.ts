type Rule = { readonly prelude: string; readonly body: string | null };

const grouping = /^@(?:media|supports|layer|container)\b/;

/**
 * The rules of a stylesheet that a page's first paint can need: those whose classes are all in its markup, and those without a class.
 * They are the stylesheet's own, in its order, so that nothing changes when it comes whole. Takes what the build has minified: no
 * comments inside of rules, no nesting.
 */
export function criticalCss(stylesheet: string, markup: string): string {
  const used = new Set(
    [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => unescapeHtml(names).split(' ')),
  );
  return keepRules(stylesheet.replace(/\/\*[\s\S]*?\*\//g, ''), used);
}

function keepRules(css: string, used: ReadonlySet<string>): string {
  return rulesOf(css)
    .map(({ prelude, body }) => keepRule(prelude, body, used))
    .join('');
}

function keepRule(prelude: string, body: string | null, used: ReadonlySet<string>): string {
  if (body === null) return `${prelude};`;
  if (grouping.test(prelude)) {
    const kept = keepRules(body, used);
    return kept === '' ? '' : `${prelude}{${kept}}`;
  }
  if (prelude.startsWith('@')) return `${prelude}{${body}}`;
  const selectors = splitAtCommas(prelude).filter((selector) => classesOf(selector).every((name) => used.has(name)));
  return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
}

/** The rules of one level; a statement such as `@layer base;` has no body. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let from = 0;
  let depth = 0;
  let opened = 0;
  for (const { 0: found, index } of css.matchAll(/\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g)) {
    if (found === '{') {
      if (depth === 0) opened = index;
      depth += 1;
    } else if (found === '}') {
      depth -= 1;
      if (depth > 0) continue;
      rules.push({ prelude: css.slice(from, opened).trim(), body: css.slice(opened + 1, index) });
      from = index + 1;
    } else if (found === ';' && depth === 0) {
      rules.push({ prelude: css.slice(from, index).trim(), body: null });
      from = index + 1;
    }
  }
  return rules;
}

/** A list of selectors as single ones; commas in brackets and parentheses belong to a selector. */
function splitAtCommas(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: found, index } of list.matchAll(/\\.|[()[\],]/g)) {
    if (found === '(' || found === '[') depth += 1;
    else if (found === ')' || found === ']') depth -= 1;
    else if (found === ',' && depth === 0) {
      parts.push(list.slice(from, index));
      from = index + 1;
    }
  }
  return [...parts, list.slice(from)];
}

/** The classes that an element or its surroundings must have; what is in `:not()` it must not. */
function classesOf(selector: string): string[] {
  return [...selector.replace(/:not\([^()]*\)/g, '').matchAll(/(?<!\\)\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi)].map(
    ([, name = '']) => unescapeCss(name),
  );
}

function unescapeCss(name: string): string {
  return name.replace(/\\(?:([\da-f]{1,6}) ?|(.))/gi, (_, hex: string | undefined, character: string | undefined) =>
    hex === undefined ? (character ?? '') : String.fromCodePoint(Number.parseInt(hex, 16)),
  );
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
