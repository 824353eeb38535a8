/** How the Code calls a rule: 'Rule 126', 'Rule H2', 'Annex 6'. */
export function ruleName(rule: string): string {
  return rule.startsWith('Annex') ? rule : `Rule ${rule}`;
}
