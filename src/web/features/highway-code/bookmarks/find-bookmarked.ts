import type { HighwayCodeSection } from '#contract/area-content.ts';
import { ruleBookmark, sectionBookmark } from '#domain/bookmark-id.ts';
import { ruleName } from '../rule-name.ts';

/** What a bookmark's id stands for: 'Rule 126', its title and the section it is in. */
export function findBookmarked(itemId: string, sections: readonly HighwayCodeSection[]) {
  for (const { id, title, range, rules } of sections) {
    if (sectionBookmark(id) === itemId) return { plate: range, title, section: 'A whole section' };
    const found = rules.find(({ rule }) => ruleBookmark(rule) === itemId);
    if (found) return { plate: ruleName(found.rule), title: found.title, section: title };
  }
  return { plate: 'Bookmark', title: itemId, section: '' };
}
