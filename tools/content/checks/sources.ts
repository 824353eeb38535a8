import { allQuestions } from '../bank.ts';
import type { Check } from '../context.ts';

/** A law is named in full, "Road Traffic Act 1988, section 36", so that a learner can look it up. */
const lawName = /^[A-Z].*\b(?:Act|Regulations|Order|Directions|Rules|Measure)\b/;

/** Rules exist, laws are named in full, and a rule that the explanation names is among the sources. */
export const checkSources: Check = (bank, { rules }) => {
  const known = new Set(rules.map(({ rule }) => rule));
  return allQuestions(bank).flatMap(({ file, question: { id, sources, explanation } }) => {
    const cited = new Set(sources.flatMap((source) => ('rule' in source ? [source.rule] : [])));
    const named = [...explanation.matchAll(/\b(?:[Rr]ule )(H?\d+)\b|\b(Annex \d)\b/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    );
    const messages = [
      ...[...cited].filter((rule) => !known.has(rule)).map((rule) => `rule ${rule} does not exist`),
      ...sources
        .flatMap((source) => ('law' in source && !lawName.test(source.law) ? [source.law] : []))
        .map((law) => `"${law}" is not the full name of a law`),
      ...[...new Set(named)]
        .filter((rule) => !cited.has(rule))
        .map((rule) => `the explanation names ${rule}, the sources do not`),
    ];
    return messages.map((message) => ({ check: 'sources', file, questions: [id], message }));
  });
};
