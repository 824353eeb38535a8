import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { Question } from '#contract/categories.ts';
import type { PracticeSession } from '#contract/practice.ts';

const email = 'alex@example.org';
const password = 'correct horse battery';
const categoriesPractised = 6;
const answersEach = 20;
const wrongEvery = 5;

/** A learner with answers in some categories, results, flags and bookmarks, so that screens show something. */
export async function prepareLearner(request: APIRequestContext, origin: string): Promise<void> {
  const send = async (method: 'POST' | 'PUT', path: string, data: unknown) => {
    const response = await request.fetch(path, { method, data, headers: { origin } });
    if (!response.ok()) throw new Error(`${path} answers ${response.status()}: ${await response.text()}`);
    return response.json();
  };
  await send('POST', '/api/auth/sign-up/email', { name: 'Alex Morgan', email, password });
  await send('POST', '/api/auth/sign-in/email', { email, password });

  for (let category = 1; category <= categoriesPractised; category += 1) {
    const session = (await send('POST', '/api/practice-sessions', {
      kind: 'category',
      id: randomUUID(),
      categoryId: category,
    })) as PracticeSession;
    const questions = (await (await request.get(`/api/categories/${category}/questions`)).json()) as Question[];
    const answers = questions.slice(0, answersEach).map(({ id, options, correctAnswerIndex }, index) => ({
      questionId: id,
      userAnswer: options[index % wrongEvery === 0 ? (correctAnswerIndex + 1) % options.length : correctAnswerIndex],
    }));
    await send('POST', `/api/practice-sessions/${session.id}/answers`, { answers });
    await send('PUT', `/api/flags/question/${questions[category]?.id}`, {});
  }
  const areas = ['theory', 'theory', 'signs', 'hazard', 'theory', 'highway'];
  for (const [index, area] of areas.entries()) {
    const correctAnswers = 5 + (index % 6);
    await send('POST', '/api/results', {
      id: randomUUID(),
      score: correctAnswers * 10,
      correctAnswers,
      incorrectAnswers: 10 - correctAnswers,
      timeTaken: 200 + index * 40,
      testDate: new Date(Date.now() - (areas.length - index) * 86_400_000).toISOString(),
      passed: correctAnswers >= 7,
      category: area,
    });
  }
  await send('PUT', '/api/bookmarks/section-motorways', {});
}
