import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Question } from '#contract/categories.ts';
import { drawMockTestQuestions } from '#contract/mock-test.ts';
import { listTestResults, saveTestResult } from '#contract/results.ts';
import { categories } from '#domain/categories.ts';
import { caseStudyTopic, mockTestSubcategory, topicQuestions } from '#domain/mock-test.ts';
import { loadContent } from '#server/content/content.ts';
import { caller } from '#server/testing/caller.ts';
import { onBothEngines } from '#server/testing/engines.ts';
import { rightAnswer, wrongAnswer } from '#server/testing/practice.ts';
import { newResult, save } from '#server/testing/results.ts';
import { signedIn } from '#server/testing/signed-in.ts';
import { testApp } from '#server/testing/test-app.ts';

onBothEngines('Mock tests', (engine) => {
  const server = testApp(engine, { now: '2026-05-04T10:00:00Z' });
  const draw = (seed: string = randomUUID()) => caller(server).call(drawMockTestQuestions, { query: { seed } });

  test('of the starter edition have no questions: it cannot fill one', async () => {
    expect(await draw()).toEqual([]);
  });

  describe('of the full edition', () => {
    beforeAll(async () => {
      await server.restart({ content: await loadContent('full') });
    });

    test('have fifty questions, the topics in their weights and three of one scene at the end', async () => {
      const questions = await draw();
      expect(new Set(questions.map(({ id }) => id)).size).toBe(50);
      const topic = ({ categoryId }: Question) => categories.find(({ id }) => id === categoryId)?.officialTopic ?? '';
      const counts = Map.groupBy(questions, topic);
      for (const [name, count] of Object.entries(topicQuestions)) expect(counts.get(name), name).toHaveLength(count);
      expect(questions.slice(47).map(topic)).toEqual([caseStudyTopic, caseStudyTopic, caseStudyTopic]);
      expect(new Set(questions.slice(47).map(({ scene }) => scene)).size).toBe(1);
    });

    test('are the same for the same seed, in capitals too, and others for another', async () => {
      const seed = randomUUID();
      const [first, again, other] = [await draw(seed), await draw(seed.toUpperCase()), await draw()];
      expect(again).toEqual(first);
      expect(other).not.toEqual(first);
    });

    test('refuse a seed that is no id', async () => {
      const refusal = await caller(server).refusal(drawMockTestQuestions, { query: { seed: 'one' } });
      expect(refusal.code).toBe('INVALID_REQUEST');
    });

    test('pass with 43 right answers and not with 42, whatever the client says', async () => {
      const learner = await signedIn(server);
      const questions = await draw();
      const outcome = async (right: number) => {
        const { result } = await save(learner, {
          ...mock(questions, right),
          score: 100,
          passed: right < 43,
          correctAnswers: 50,
          incorrectAnswers: 0,
        });
        return result;
      };
      expect(await outcome(43)).toMatchObject({
        score: 86,
        passed: true,
        correctAnswers: 43,
        incorrectAnswers: 7,
        subcategory: mockTestSubcategory,
      });
      expect(await outcome(42)).toMatchObject({ score: 84, passed: false, correctAnswers: 42 });
      expect(await outcome(50)).toMatchObject({ score: 100, passed: true });
    });

    test('count questions without an answer as incorrect', async () => {
      const learner = await signedIn(server);
      const questions = await draw();
      const answers = questions.map(({ id }) => ({ questionId: id, userAnswer: null }));
      const { result } = await save(learner, { ...mock(questions, 0), answers });
      expect(result).toMatchObject({ score: 0, passed: false, correctAnswers: 0, incorrectAnswers: 50 });
    });

    test('cannot be claimed with fewer than fifty answers: those are graded as practice', async () => {
      const learner = await signedIn(server);
      const { answers, ...rest } = mock(await draw(), 42);
      const { result } = await save(learner, { ...rest, answers: answers.slice(0, 49) });
      expect(result).toMatchObject({ correctAnswers: 42, incorrectAnswers: 7, score: 86, passed: true });
      const short = await save(learner, { ...rest, answers: answers.slice(0, 10) });
      expect(short.result).toMatchObject({ score: 100, passed: true });
    });

    test('saved twice are saved once', async () => {
      const learner = await signedIn(server);
      const body = newResult(mock(await draw(), 45));
      expect((await learner.call(saveTestResult, { body })).isNew).toBe(true);
      expect((await learner.call(saveTestResult, { body })).isNew).toBe(false);
      const { statistics } = await learner.call(listTestResults, { query: {} });
      expect(statistics.testsTaken).toBe(1);
    });
  });
});

/** What a client sends of a mock test: so many right answers, the rest wrong. */
function mock(questions: readonly Question[], right: number) {
  return {
    subcategory: mockTestSubcategory,
    answers: questions.map((question, index) => ({
      questionId: question.id,
      userAnswer: index < right ? rightAnswer(question) : wrongAnswer(question),
    })),
  };
}
