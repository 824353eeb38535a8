type Address = { readonly segments: readonly string[]; readonly query: URLSearchParams };

/**
 * Chooses the page for an address. The pages are by address as src/web/prerender/screens.tsx has it, and the first that fits is
 * taken: '/theory', '/signs/find/:signId', '/theory/practice?session=challenge' (an empty value stands for any), '*' for what no
 * other has. A query can make another screen of a path, so it gets a page of its own or none.
 */
export function pageChooser<P>(pages: ReadonlyMap<string, P>): (url: string) => P | undefined {
  const known = [...pages].map(([address, page]) => ({ ...parse(address), page }));

  return (url) => {
    const asked = parse(url);
    const onPath = known.filter(({ segments }) => fits(segments, asked.segments));
    if (onPath.length === 0) return pages.get('*');
    return onPath.find(({ query }) => (asked.query.size === 0 ? query.size === 0 : matches(query, asked.query)))?.page;
  };
}

/** Without empty segments, so that a slash at the end changes nothing; and in lower case, as the router compares them. */
function parse(url: string): Address {
  const [path = '', search = ''] = url.split('?', 2);
  return { segments: path.toLowerCase().split('/').filter(Boolean), query: new URLSearchParams(search) };
}

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((segment, index) => segment.startsWith(':') || segment === segments[index])
  );
}

function matches(pattern: URLSearchParams, query: URLSearchParams): boolean {
  return (
    pattern.size > 0 &&
    [...pattern].every(([name, value]) => query.has(name) && (value === '' || query.get(name) === value))
  );
}
