import { describe, expect, it } from 'vitest';
import { topicIndex } from './topic-index.ts';

describe('topicIndex', () => {
  it('is empty without rules', () => expect(topicIndex([])).toEqual([]));

  it('groups words by first letter, in alphabetical order', () => {
    const index = topicIndex([
      { rule: '126', topicWords: ['stopping distances', 'gap'] },
      { rule: '1', topicWords: ['kerb'] },
    ]);
    expect(index.map(({ letter }) => letter)).toEqual(['G', 'K', 'S']);
  });

  it('has one entry for a word of several rules, in the Code’s order, whatever its capitals', () => {
    const [z] = topicIndex([
      { rule: 'H2', topicWords: ['zebra', 'Zebra'] },
      { rule: '19', topicWords: ['Zebra'] },
      { rule: '195', topicWords: ['zebra'] },
    ]);
    expect(z).toEqual({ letter: 'Z', entries: [{ word: 'zebra', rules: ['H2', '19', '195'] }] });
  });

  it('puts numbers together, after the letters, smallest first', () => {
    const index = topicIndex([{ rule: '124', topicWords: ['speed limits', '100 metres', '30 mph', '20 mph Wales'] }]);
    expect(index.map(({ letter, entries }) => [letter, entries.map(({ word }) => word)])).toEqual([
      ['S', ['speed limits']],
      ['0–9', ['20 mph Wales', '30 mph', '100 metres']],
    ]);
  });
});
