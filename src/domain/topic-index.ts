/** A rule with the words under which it is looked up. */
export type IndexedRule = { readonly rule: string; readonly topicWords: readonly string[] };

export type IndexEntry = { readonly word: string; readonly rules: readonly string[] };
export type IndexLetter = { readonly letter: string; readonly entries: readonly IndexEntry[] };

const noLetter = '0–9';
/** One for all comparisons: `localeCompare` with options makes one for each. */
const alphabetical = new Intl.Collator('en-GB', { numeric: true });

/**
 * The index at the back of the book: topic words in alphabetical order under their first letters, each with its rules in the order
 * given. A word written with and without a capital is one entry, as it was written first. What begins with no letter comes last, under '0–9'.
 */
export function topicIndex(rules: readonly IndexedRule[]): readonly IndexLetter[] {
  const entries = new Map<string, { word: string; rules: string[] }>();
  for (const { rule, topicWords } of rules) {
    for (const word of topicWords) {
      const key = word.toLowerCase();
      const entry = entries.get(key) ?? { word, rules: [] };
      if (!entry.rules.includes(rule)) entry.rules.push(rule);
      entries.set(key, entry);
    }
  }
  const sorted = [...entries.values()].toSorted((one, other) => alphabetical.compare(one.word, other.word));
  const letters = new Map<string, IndexEntry[]>();
  for (const entry of sorted) {
    const letter = letterOf(entry.word);
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  return [...letters]
    .map(([letter, list]) => ({ letter, entries: list }))
    .toSorted((one, other) => Number(one.letter === noLetter) - Number(other.letter === noLetter));
}

function letterOf(word: string): string {
  const first = word.charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : noLetter;
}
