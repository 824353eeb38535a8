import MiniSearch from 'minisearch';
import type { HighwayCodeSection } from '#contract/area-content.ts';
import { ruleBookmark, sectionBookmark } from '#domain/bookmark-id.ts';
import { ruleName } from '../rule-name.ts';

/** A rule or section that a search found. */
export type Found = {
  /** Its anchor on `/highway/learn`. */
  readonly id: string;
  /** 'Rule 126', or a section's 'Rules 1–35'. */
  readonly plate: string;
  readonly title: string;
  /** The first sentence or so of what it says. */
  readonly text: string;
};

type Entry = Found & { readonly number: string; readonly words: string; readonly body: string };

export type RuleSearch = (query: string) => readonly Found[];

const mostFound = 40;
/** What people type around a number: 'rule 126'. */
const filler = new Set(['rule', 'rules', 'the', 'of', 'a', 'and']);
/** Short words and numbers are meant as typed. */
const shortestFuzzy = 5;

/** How many entries are indexed in one go: a few milliseconds on a cheap phone. */
const chunkSize = 20;

/** Builds the search over rules, their topic words and the sections, little by little. Best matches first. */
export async function createRuleSearch(sections: readonly HighwayCodeSection[]): Promise<RuleSearch> {
  const search = new MiniSearch<Entry>({
    fields: ['number', 'title', 'words', 'body'],
    storeFields: ['id', 'plate', 'title', 'text'],
    processTerm: (term) => (filler.has(term.toLowerCase()) ? null : term.toLowerCase()),
    searchOptions: {
      boost: { number: 8, title: 4, words: 3 },
      prefix: true,
      fuzzy: (term) => (term.length >= shortestFuzzy && !/\d/.test(term) ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  await search.addAllAsync(sections.flatMap(entriesOf), { chunkSize });
  return (query) => search.search(query).slice(0, mostFound) as unknown as readonly Found[];
}

function entriesOf({ id, title, range, summary, keyPoints, rules }: HighwayCodeSection): Entry[] {
  const section: Entry = {
    id: sectionBookmark(id),
    plate: range,
    title,
    text: summary,
    number: '',
    words: '',
    body: [summary, ...keyPoints].join(' '),
  };
  return [
    section,
    ...rules.map(({ rule, title: ruleTitle, text, topicWords }) => ({
      id: ruleBookmark(rule),
      plate: ruleName(rule),
      title: ruleTitle,
      text: text[0] ?? '',
      number: rule,
      words: topicWords.join(' '),
      body: text.join(' '),
    })),
  ];
}
