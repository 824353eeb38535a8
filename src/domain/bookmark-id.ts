/** The bookmark id of a Highway Code rule: `126` → `rule-126`, `Annex 6` → `rule-annex-6`. */
export function ruleBookmark(rule: string): string {
  return `rule-${rule.toLowerCase().replaceAll(' ', '-')}`;
}

/** The bookmark id of a section of the Highway Code. */
export function sectionBookmark(sectionId: string): string {
  return `section-${sectionId}`;
}
