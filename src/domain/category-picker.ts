/** The picker's entry that stands for every category (spec section 3). */
export const allCategories = 'all';

/**
 * The selection after a category, or 'all', was toggled (spec section 4): 'all' toggles every category; ticking all others
 * one by one also ticks 'all'; unticking one removes 'all'.
 * @param choices the slugs that can be chosen, without 'all'
 */
export function toggleCategory(selected: readonly string[], toggled: string, choices: readonly string[]): string[] {
  if (toggled === allCategories) return selected.includes(allCategories) ? [] : [allCategories, ...choices];
  const others = selected.filter((slug) => slug !== allCategories);
  const next = others.includes(toggled) ? others.filter((slug) => slug !== toggled) : [...others, toggled];
  const inOrder = choices.filter((slug) => next.includes(slug));
  return inOrder.length === choices.length && choices.length > 0 ? [allCategories, ...inOrder] : inOrder;
}
