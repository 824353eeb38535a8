import type { Figure } from '#contract/figure.ts';
import type { HighwayCodeRule } from '#contract/highway-code.ts';
import { allQuestions, type Bank } from './bank.ts';
import { figureIds } from './checks/figure-tags.ts';

/** How many questions ask about a rule or figure. */
export type Coverage<Item> = { readonly item: Item; readonly count: number };

/** For each rule, the questions that cite it. */
export function ruleCoverage(bank: Bank, rules: readonly HighwayCodeRule[]): Coverage<HighwayCodeRule>[] {
  const counts = tally(
    allQuestions(bank).map(({ question }) =>
      question.sources.flatMap((source) => ('rule' in source ? [source.rule] : [])),
    ),
  );
  return rules.map((item) => ({ item, count: counts.get(item.rule) ?? 0 }));
}

/** For each figure, the questions tagged with it. */
export function figureCoverage(bank: Bank, figures: readonly Figure[]): Coverage<Figure>[] {
  const counts = tally(allQuestions(bank).map(({ question }) => figureIds(question.tags)));
  return figures.map((item) => ({ item, count: counts.get(item.id) ?? 0 }));
}

/** The table of `--coverage`: what is asked, how often; "–" for what is not for car drivers. */
export function coverageTable(bank: Bank, rules: readonly HighwayCodeRule[], figures: readonly Figure[]): string {
  const line = (name: string, asked: boolean, count: number, about: string): string =>
    `${name.padEnd(26)}${(asked || count > 0 ? String(count) : '–').padStart(4)}  ${about}`;
  return [
    'Rule or figure            asked',
    ...ruleCoverage(bank, rules).map(({ item, count }) =>
      line(`rule ${item.rule}`, item.forCarDrivers, count, item.topicWords.join(', ')),
    ),
    ...figureCoverage(bank, figures).map(({ item, count }) =>
      line(item.id, item.askedOfCarDrivers, count, item.why ?? item.label),
    ),
  ].join('\n');
}

function tally(lists: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of lists.flatMap((list) => [...new Set(list)])) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
