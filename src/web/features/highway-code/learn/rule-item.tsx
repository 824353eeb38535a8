import type { HighwayCodeSection } from '#contract/area-content.ts';
import { ruleBookmark } from '#domain/bookmark-id.ts';
import { Badge } from '#web/ui/badge.tsx';
import { BookmarkButton } from '../bookmark-button.tsx';
import { CodePlate } from '../code-plate.tsx';
import { LawText } from '../law-text.tsx';
import { ruleName } from '../rule-name.ts';

/** A rule in our own words. A link to it lands here, and reading goes on from here. */
export function RuleItem({ rule, title, text, hasLegalRequirement }: HighwayCodeSection['rules'][number]) {
  return (
    <article
      id={ruleBookmark(rule)}
      tabIndex={-1}
      aria-label={`${ruleName(rule)}: ${title}`}
      className="-mx-3 scroll-mt-4 rounded-control px-3 py-4 outline-none focus:bg-sunken"
    >
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2">
            <CodePlate>{ruleName(rule)}</CodePlate>
            {hasLegalRequirement && <Badge kind="wrong">The law</Badge>}
          </p>
          <h3 className="mt-2 text-xl">{title}</h3>
        </div>
        <BookmarkButton itemId={ruleBookmark(rule)} name={ruleName(rule)} />
      </div>
      {text.map((paragraph) => (
        <p key={paragraph} className="mt-2 max-w-[65ch]">
          <LawText>{paragraph}</LawText>
        </p>
      ))}
    </article>
  );
}
