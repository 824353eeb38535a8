import type { Check } from '../context.ts';
import { figureCoverage, ruleCoverage } from '../coverage.ts';
import type { Fault } from '../fault.ts';

/** Every rule for car drivers is cited, and every figure asked of them is asked, by one question at least. */
export const checkCoverage: Check = (bank, { rules, figures }) => {
  const fault = (file: string, message: string): Fault => ({ check: 'coverage', file, questions: [], message });
  return [
    ...ruleCoverage(bank, rules)
      .filter(({ item, count }) => item.forCarDrivers && count === 0)
      .map(({ item }) =>
        fault('highway-code/rules.json', `rule ${item.rule} is asked about nowhere (${item.topicWords[0]})`),
      ),
    ...figureCoverage(bank, figures)
      .filter(({ item, count }) => item.askedOfCarDrivers && count === 0)
      .map(({ item }) => fault('figures.json', `figure ${item.id} is asked about nowhere (${item.label})`)),
  ];
};
