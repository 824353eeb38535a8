import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import type { HighwayCodeSection } from '#contract/area-content.ts';
import { ruleBookmark, sectionBookmark } from '#domain/bookmark-id.ts';

/**
 * Which section is open, at most one. A link's `#rule-126` or `#section-motorways` opens it and takes the reader there. What the
 * reader opens is in `?open=`, so that a reload comes back to it; not in the hash, to which the router would scroll.
 */
export function useOpenSection(sections: readonly HighwayCodeSection[]) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const anchor = hash.slice(1);
  const addressed = anchor ? sectionOf(anchor, sections) : (new URLSearchParams(search).get('open') ?? undefined);
  const [open, setOpen] = useState(addressed);
  const [followed, setFollowed] = useState(addressed);
  if (followed !== addressed) {
    setFollowed(addressed);
    setOpen(addressed);
  }

  useLayoutEffect(() => {
    const target = anchor ? document.getElementById(anchor) : null;
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [anchor]);

  /** Opens or closes a section. Its heading stays under the finger, whatever closes above it. */
  function toggle(id: string, heading: HTMLElement): void {
    const next = id === open ? undefined : id;
    const before = heading.getBoundingClientRect().top;
    flushSync(() => setOpen(next));
    window.scrollBy({ top: heading.getBoundingClientRect().top - before, behavior: 'instant' });
    void navigate({ search: next ? `?open=${next}` : '', hash: '' }, { replace: true });
  }

  return { open, toggle };
}

function sectionOf(anchor: string, sections: readonly HighwayCodeSection[]): string | undefined {
  return sections.find(
    ({ id, rules }) => sectionBookmark(id) === anchor || rules.some(({ rule }) => ruleBookmark(rule) === anchor),
  )?.id;
}
