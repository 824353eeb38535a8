import { describe, expect, it } from 'vitest';
import {
  caseStudyTopic,
  drawMockTest,
  isWholeMockTest,
  type MockQuestion,
  mockTestDeadline,
  passesMockTest,
  topicQuestions,
} from './mock-test.ts';
import { seededRandom } from './random.ts';

/** Ten questions a topic and two scenes of three, ids by topic. */
const bank: MockQuestion[] = [
  ...Object.keys(topicQuestions).flatMap((topic) =>
    Array.from({ length: 10 }, (_, index) => ({ id: `${topic} ${index}`, topic })),
  ),
  ...['lane', 'school'].flatMap((scene) =>
    [1, 2, 3].map((index) => ({ id: `${scene} ${index}`, topic: caseStudyTopic, scene })),
  ),
];
const topicOf = (id: string) => bank.find((question) => question.id === id)?.topic;

describe('drawing a mock test', () => {
  it('asks forty-seven questions in the topics’ weights and three about one scene', () => {
    expect(Object.values(topicQuestions).reduce((sum, count) => sum + count, 0)).toBe(47);
    for (const seed of ['a', 'b', 'c']) {
      const drawn = drawMockTest(bank, seededRandom(seed)) ?? [];
      expect(drawn).toHaveLength(50);
      expect(new Set(drawn).size).toBe(50);
      for (const [topic, count] of Object.entries(topicQuestions)) {
        expect(drawn.filter((id) => topicOf(id) === topic)).toHaveLength(count);
      }
    }
  });

  it('puts the scene last, in the order in which it is told', () => {
    const scenes = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const last = (drawMockTest(bank, seededRandom(seed)) ?? []).slice(47);
      const scene = last[0]?.split(' ')[0] ?? '';
      expect(last).toEqual([1, 2, 3].map((index) => `${scene} ${index}`));
      scenes.add(scene);
    }
    expect([...scenes].toSorted()).toEqual(['lane', 'school']);
  });

  it('mixes the topics', () => {
    const topics = (drawMockTest(bank, seededRandom('a')) ?? []).slice(0, 47).map(topicOf);
    const changes = topics.filter((topic, index) => index > 0 && topic !== topics[index - 1]).length;
    expect(changes).toBeGreaterThan(30);
  });

  it('draws the same from the same seed, and something else from another', () => {
    const draw = (seed: string) => drawMockTest(bank, seededRandom(seed));
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('takes only three of a scene that has more', () => {
    const more = [...bank, { id: 'lane 4', topic: caseStudyTopic, scene: 'lane' }];
    expect(drawMockTest(more, seededRandom('a'))).toHaveLength(50);
  });

  it('draws none where one topic has too few, or no scene has three', () => {
    const without = (id: string) => bank.filter((question) => !question.id.startsWith(id));
    const [topic = ''] = Object.keys(topicQuestions);
    expect(drawMockTest(without(topic), seededRandom('a'))).toBeNull();
    expect(
      drawMockTest(
        bank.filter(({ id }) => !['lane 1', 'school 1'].includes(id)),
        seededRandom('a'),
      ),
    ).toBeNull();
    expect(drawMockTest([], seededRandom('a'))).toBeNull();
  });
});

describe('the marks of a mock test', () => {
  it('passes from 43 right answers', () => {
    expect([42, 43, 50].map(passesMockTest)).toEqual([false, true, true]);
  });

  it('is whole with fifty answers', () => {
    expect([49, 50, 51].map(isWholeMockTest)).toEqual([false, true, false]);
  });

  it('ends after 57 minutes, or as many more as were asked for', () => {
    expect(mockTestDeadline(1000, 0)).toBe(1000 + 57 * 60_000);
    expect(mockTestDeadline(1000, 29)).toBe(1000 + 86 * 60_000);
  });
});
