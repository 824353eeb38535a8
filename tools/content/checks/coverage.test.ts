import { expect, test } from 'vitest';
import { coverageTable } from '../coverage.ts';
import { aBank, aContext } from '../fixture.ts';
import { checkCoverage } from './coverage.ts';

test('a rule that is cited and a figure that is tagged are covered', () => {
  expect(checkCoverage(aBank([{ tags: ['figure:stop-50'] }]), aContext())).toEqual([]);
});

test('a rule and a figure that nobody asks about are faults', () => {
  const faults = checkCoverage(aBank([{ sources: [{ law: 'Road Traffic Act 1988' }] }]), aContext());
  expect(faults.map(({ message }) => message)).toEqual([
    'rule 258 is asked about nowhere (red X)',
    'figure stop-50 is asked about nowhere (Stopping distance at 50 mph)',
  ]);
});

test('what is not for car drivers need not be asked', () => {
  const context = aContext();
  const rules = context.rules.map((rule) => ({ ...rule, forCarDrivers: false }));
  const figures = context.figures.map((figure) => ({ ...figure, askedOfCarDrivers: false, why: 'lorries only' }));
  expect(checkCoverage([], { ...context, rules, figures })).toEqual([]);
  expect(coverageTable([], rules, figures)).toMatch(/stop-50 +– {2}lorries only/);
});

test('the table counts each question once', () => {
  const bank = aBank([{ sources: [{ rule: '258' }, { rule: '258' }] }, {}]);
  expect(coverageTable(bank, aContext().rules, [])).toMatch(/rule 258 +2 {2}red X/);
});
