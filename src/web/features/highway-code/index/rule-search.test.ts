import { describe, expect, it } from 'vitest';
import { createRuleSearch } from './rule-search.ts';

const rule = (number: string, title: string, text: string, topicWords: string[]) => ({
  rule: number,
  title,
  text: [text],
  topicWords,
  hasLegalRequirement: false,
});

const search = await createRuleSearch([
  {
    id: 'general-rules',
    title: 'General rules',
    range: 'Rules 103–158',
    summary: 'Signals, lights and speed.',
    keyPoints: ['Leave at least a two-second gap on dry roads.'],
    rules: [
      rule('124', 'Speed limits', 'You MUST NOT go faster than the limit.', ['speed limits', '30 mph']),
      rule('126', 'Stopping distances', 'Leave enough room to stop.', ['gap', 'thinking distance']),
    ],
  },
  {
    id: 'annexes',
    title: 'Annexes',
    range: 'Annexes 1–8',
    summary: 'Documents and first aid.',
    keyPoints: [],
    rules: [rule('Annex 6', 'Vehicle care', 'Check tyres and oil.', ['maintenance']), rule('H2', 'Giving way', '', [])],
  },
]);

const first = (query: string) => search(query)[0]?.id;

describe('the index of the Code', () => {
  it.each([
    ['126', 'rule-126'],
    ['rule 126', 'rule-126'],
    ['Rule H2', 'rule-h2'],
    ['annex 6', 'rule-annex-6'],
    ['speed limit', 'rule-124'],
    ['THINKING', 'rule-126'],
    ['maintenence', 'rule-annex-6'],
    ['two-second', 'section-general-rules'],
    ['tyr', 'rule-annex-6'],
  ])('finds first for "%s": %s', (query, id) => expect(first(query)).toBe(id));

  it('wants all the words', () => expect(search('tyres motorway')).toEqual([]));

  it.each(['', ' ', 'xyzzy', '"', '125'])('finds nothing for "%s"', (query) => expect(search(query)).toEqual([]));

  it('says what a result shows', () => {
    expect(search('126')[0]).toMatchObject({
      id: 'rule-126',
      plate: 'Rule 126',
      title: 'Stopping distances',
      text: 'Leave enough room to stop.',
    });
  });
});
