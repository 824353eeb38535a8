import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import type { HighwayCodeSection } from '#contract/area-content.ts';
import { ruleBookmark, sectionBookmark } from '#domain/bookmark-id.ts';

/**
 * Which section is open, at most one. The address says it, so that a link leads to a section or a rule and a reload comes back to
 * it; who arrives by a link is taken there.
 */
export function useOpenSection(sections: readonly HighwayCodeSection[]) {
  const anchor = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const [open, setOpen] = useState(() => sectionOf(anchor, sections));
  const [followed, setFollowed] = useState(anchor);
  if (followed !== anchor) {
    setFollowed(anchor);
    setOpen(sectionOf(anchor, sections));
  }

  const ownAnchor = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (anchor === '' || anchor === ownAnchor.current) return;
    const target = document.getElementById(anchor);
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [anchor]);

  /** Opens or closes a section. Its heading stays under the finger, whatever closes above it. */
  function toggle(id: string, heading: HTMLElement): void {
    const opens = id !== open;
    const before = heading.getBoundingClientRect().top;
    flushSync(() => setOpen(opens ? id : undefined));
    window.scrollBy({ top: heading.getBoundingClientRect().top - before, behavior: 'instant' });
    ownAnchor.current = opens ? sectionBookmark(id) : '';
    void navigate({ hash: ownAnchor.current }, { replace: true, preventScrollReset: true });
  }

  return { open, toggle };
}

function sectionOf(anchor: string, sections: readonly HighwayCodeSection[]): string | undefined {
  return sections.find(
    ({ id, rules }) => sectionBookmark(id) === anchor || rules.some(({ rule }) => ruleBookmark(rule) === anchor),
  )?.id;
}
