import { describe, expect, it } from 'vitest';
import { seededRandom } from './random.ts';
import { drawSignQuiz, type QuizSign, signQuizQuestions, wrongOptions } from './sign-quiz.ts';
import vectors from './sign-quiz.vectors.json' with { type: 'json' };

function sign(id: string, given: Partial<Omit<QuizSign, 'look'>> & Partial<QuizSign['look']> = {}): QuizSign {
  const { shape = 'triangle', colours = ['red'], symbols = ['other'], lettering = '', ...rest } = given;
  return {
    id,
    name: `${id} by name`,
    category: 'warning',
    meaning: `The meaning of ${id}.`,
    confusedWith: [],
    essential: true,
    look: { shape, colours, symbols, lettering },
    ...rest,
  };
}

const signs = [
  sign('a', { confusedWith: ['b', 'k'] }),
  sign('b', { confusedWith: ['a', 'c'] }),
  sign('c', { confusedWith: ['b'] }),
  ...'defghij'.split('').map((id) => sign(id)),
  sign('k', { category: 'regulatory', shape: 'circle', confusedWith: ['a'] }),
  ...'lmnopqr'.split('').map((id) => sign(id, { category: 'regulatory', shape: 'circle', essential: id < 'p' })),
];
const random = () => seededRandom('a seed');
const idsOf = (list: readonly QuizSign[]) => list.map(({ id }) => id);

describe('the wrong options', () => {
  it('are first those that are confused with the right one, then what those are confused with', () => {
    const [a] = signs as [QuizSign];
    const wrong = idsOf(wrongOptions(a, signs, random()));
    expect(wrong.slice(0, 2).toSorted()).toEqual(['b', 'k']);
    expect(wrong[2]).toBe('c');
  });

  it('are of its own category and shape where it is confused with nothing', () => {
    const [d] = signs.filter(({ id }) => id === 'd') as [QuizSign];
    for (const one of wrongOptions(d, signs, random())) {
      expect([one.category, one.look.shape]).toEqual(['warning', 'triangle']);
    }
  });

  it('look like it otherwise: with its symbols and its colours', () => {
    const blue = (id: string, symbols: QuizSign['look']['symbols']) =>
      sign(id, { category: 'regulatory', shape: 'circle', colours: ['blue'], symbols });
    const round = [blue('u', ['arrow']), blue('v', ['arrow']), blue('w', ['cycle']), blue('x', ['arrow'])];
    const [u] = round as [QuizSign];
    expect(idsOf(wrongOptions(u, [...signs, ...round], random())).toSorted()).toEqual(['v', 'w', 'x']);
  });

  it('are never the right one, nor one that is called or means the same', () => {
    const twins = [
      sign('x', { confusedWith: ['v', 'w', 'y', 'z'], name: 'One-way traffic' }),
      sign('v', { name: 'One-way traffic (arrow)' }),
      sign('w', { name: 'One-way traffic ahead' }),
      sign('y', { name: 'One-way traffic' }),
      sign('z', { meaning: 'The meaning of x.' }),
      ...signs,
    ];
    const wrong = idsOf(wrongOptions(twins[0] as QuizSign, twins, random()));
    expect(wrong).toHaveLength(3);
    for (const id of 'vwxyz') expect(wrong).not.toContain(id);
  });

  it('are as many as there are where there are few', () => {
    expect(wrongOptions(sign('a'), [sign('a'), sign('b')], random())).toHaveLength(1);
    expect(drawSignQuiz([], random())).toEqual([]);
  });
});

describe('a quiz', () => {
  const quiz = drawSignQuiz(signs, random());

  it('has ten different questions, half of them in each direction', () => {
    expect(quiz).toHaveLength(signQuizQuestions);
    expect(new Set(quiz.map(({ id }) => id)).size).toBe(signQuizQuestions);
    expect(quiz.filter(({ direction }) => direction === 'meaning')).toHaveLength(signQuizQuestions / 2);
  });

  it('gives each question four different options with the right one among them', () => {
    for (const { id, options, correctAnswer } of quiz) {
      expect(new Set(options).size).toBe(4);
      expect(options[correctAnswer]).toBe(id);
    }
  });

  it('is mostly about essential signs', () => {
    const essential = new Set(signs.filter((one) => one.essential).map(({ id }) => id));
    expect(quiz.filter(({ id }) => essential.has(id)).length).toBeGreaterThanOrEqual(7);
  });

  it('never asks about a sign that has its name written on it, or shares its meaning', () => {
    const telling = [
      sign('worded', { name: 'Road works ahead', lettering: 'ROAD WORKS AHEAD' }),
      sign('one', { meaning: 'Follow the shape.' }),
      sign('other', { meaning: 'Follow the shape.' }),
    ];
    const asked = drawSignQuiz([...telling, ...signs], random(), 100).map(({ id }) => id);
    expect(asked).toHaveLength(signs.length);
    for (const { id } of telling) expect(asked).not.toContain(id);
  });

  it.each(vectors)('of the seed $seed is always this one', ({ seed, questions }) => {
    expect(drawSignQuiz(signs, seededRandom(seed), questions.length)).toEqual(questions);
  });
});
