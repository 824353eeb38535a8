import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  abandonPracticeSession,
  completePracticeSession,
  createPracticeSession,
  getCurrentPracticeSession,
  getPracticeSession,
  recordPracticeAnswer,
} from '#contract/practice.ts';
import { setFlag } from '#contract/flags.ts';
import { loadContent } from '#server/content/content.ts';
import { minute } from '#server/testing/clock.ts';
import { onBothEngines } from '#server/testing/engines.ts';
import {
  openCategory,
  questionAt,
  questionIds,
  readSession,
  record,
  rightAnswer,
  startMixed,
  wrongAnswer,
} from '#server/testing/practice.ts';
import { signedIn } from '#server/testing/signed-in.ts';
import { testApp } from '#server/testing/test-app.ts';

onBothEngines('Practice', (engine) => {
  const server = testApp(engine, { now: '2026-05-01T10:00:00Z' });

  describe('opening a category', () => {
    test('gives all of its questions in order, unanswered', async () => {
      const learner = await signedIn(server);
      const session = await openCategory(learner);
      expect(session).toMatchObject({ kind: 'category', categoryId: 1, state: 'open', createdAt: server.clock.now() });
      expect(questionIds(session)).toEqual(server.content.questionsOf(1).map((question) => question.id));
      expect(session.questions[33]).toEqual({
        questionId: server.content.questionsOf(1)[33]?.id,
        position: 33,
        userAnswer: null,
        isCorrect: null,
        timesSeen: 0,
        timesAnsweredCorrectly: 0,
      });
    });

    test('again gives the session that is open, with its answers', async () => {
      const learner = await signedIn(server);
      const session = await openCategory(learner);
      const question = questionAt(server, session, 0);
      await record(learner, session, question.id, rightAnswer(question));
      const again = await openCategory(learner);
      expect(again.id).toBe(session.id);
      expect(again.questions[0]).toMatchObject({ userAnswer: rightAnswer(question), isCorrect: true, timesSeen: 1 });
    });

    test('from two tabs at once gives both the same session', async () => {
      const learner = await signedIn(server);
      const opened = await Promise.all(Array.from({ length: 6 }, () => openCategory(learner)));
      expect(new Set(opened.map((session) => session.id)).size).toBe(1);
    });

    test('after it was completed or abandoned starts a new one', async () => {
      const learner = await signedIn(server);
      const first = await openCategory(learner);
      await learner.call(completePracticeSession, { params: { sessionId: first.id }, body: {} });
      const second = await openCategory(learner);
      await learner.call(abandonPracticeSession, { params: { sessionId: second.id }, body: {} });
      const third = await openCategory(learner);
      expect(new Set([first.id, second.id, third.id]).size).toBe(3);
    });

    test('without questions is refused as an empty selection, and opens nothing', async () => {
      const learner = await signedIn(server);
      const refusal = await learner.refusal(createPracticeSession, {
        body: { kind: 'category', id: randomUUID(), categoryId: 2 },
      });
      expect(refusal).toMatchObject({
        status: 400,
        code: 'EMPTY_SELECTION',
        message: 'No questions available for the selected category.',
      });
      expect(await learner.call(getCurrentPracticeSession, { query: {} })).toBeNull();
    });

    test('with the same id sent twice answers the same session, also after it has ended', async () => {
      const learner = await signedIn(server);
      const body = { kind: 'category', id: randomUUID(), categoryId: 1 } as const;
      const first = await learner.call(createPracticeSession, { body });
      expect(await learner.call(createPracticeSession, { body })).toEqual(first);
      await learner.call(completePracticeSession, { params: { sessionId: first.id }, body: {} });
      expect(await learner.call(createPracticeSession, { body })).toEqual({ ...first, state: 'completed' });
    });

    test('with an id in capital letters is the same id', async () => {
      const learner = await signedIn(server);
      const id = randomUUID();
      const body = { kind: 'category', categoryId: 1 } as const;
      const session = await learner.call(createPracticeSession, { body: { ...body, id: id.toUpperCase() } });
      expect(session.id).toBe(id);
      const found = await learner.call(getPracticeSession, { params: { sessionId: id.toUpperCase() } });
      expect(found.id).toBe(id);
    });
  });

  test('questions that a category gains are appended to its open session, and withdrawn ones are not shown', async () => {
    const learner = await signedIn(server);
    const starter = server.content;
    const [withdrawn, ...kept] = starter.questionsOf(1);
    const gained = (await loadContent('full')).questionsOf(1).slice(34, 36);
    const session = await openCategory(learner);
    await record(learner, session, kept[0]?.id ?? '', rightAnswer(questionAt(server, session, 1)));

    const questions = [...kept, ...gained];
    await server.restart({
      content: {
        ...starter,
        questionsOf: (category) => (category === 1 ? questions : []),
        question: (id) => questions.find((question) => question.id === id),
      },
    });
    const resumed = await openCategory(learner);
    expect(resumed.id).toBe(session.id);
    expect(questionIds(resumed)).toEqual(questions.map((question) => question.id));
    expect(questionIds(resumed)).not.toContain(withdrawn?.id);
    expect(resumed.questions[0]?.isCorrect).toBe(true);
    expect(resumed.questions.map((question) => question.position)).toEqual([
      ...kept.map((_, index) => index + 1),
      34,
      35,
    ]);
    const question = gained[1];
    if (question === undefined) throw new Error('no question was gained');
    expect((await record(learner, resumed, question.id, rightAnswer(question))).answers[0]?.isNew).toBe(true);
    await server.restart({ content: starter });
    expect((await openCategory(learner)).id).toBe(session.id);
  });

  describe('a session of chosen categories', () => {
    test('draws at most the maximum, each question once, in an order of its own', async () => {
      const learner = await signedIn(server);
      const session = await startMixed(learner, { maxQuestions: 20 });
      expect(session).toMatchObject({ kind: 'mixed', categoryId: null, state: 'open' });
      expect(new Set(questionIds(session)).size).toBe(20);
      expect(session.questions.map((question) => question.position)).toEqual([...Array(20).keys()]);
      const other = await startMixed(learner, { maxQuestions: 20 });
      expect(questionIds(other)).not.toEqual(questionIds(session));
    });

    test('has no more questions than there are, and a category named twice counts once', async () => {
      const learner = await signedIn(server);
      expect((await startMixed(learner, { maxQuestions: 9999 })).questions).toHaveLength(34);
      expect((await startMixed(learner, { maxQuestions: 9999, categoryIds: [1, 1, 2] })).questions).toHaveLength(34);
    });

    test('takes the place of the open one', async () => {
      const learner = await signedIn(server);
      const first = await startMixed(learner, {});
      const second = await startMixed(learner, {});
      expect((await readSession(learner, first)).state).toBe('abandoned');
      expect((await learner.call(getCurrentPracticeSession, { query: { kind: 'mixed' } }))?.id).toBe(second.id);
    });

    test('of an empty scope is refused, and the open one stays open', async () => {
      const learner = await signedIn(server);
      const open = await startMixed(learner, {});
      for (const scope of ['incorrect', 'flagged'] as const) {
        const refusal = await learner.refusal(createPracticeSession, {
          body: { kind: 'mixed', id: randomUUID(), categoryIds: [1], scope, maxQuestions: 5 },
        });
        expect(refusal.code).toBe('EMPTY_SELECTION');
      }
      expect((await readSession(learner, open)).state).toBe('open');
    });

    test('asks what was answered incorrectly, what was not seen, and what is flagged', async () => {
      const learner = await signedIn(server);
      const session = await openCategory(learner);
      const [right, wrong, mended] = [0, 1, 2].map((position) => questionAt(server, session, position));
      if (!right || !wrong || !mended) throw new Error('too few questions');
      await record(learner, session, right.id, rightAnswer(right));
      await record(learner, session, wrong.id, wrongAnswer(wrong));
      await record(learner, session, mended.id, wrongAnswer(mended));
      const second = await startMixed(learner, { scope: 'incorrect' });
      expect(new Set(questionIds(second))).toEqual(new Set([wrong.id, mended.id]));
      await record(learner, second, mended.id, rightAnswer(mended));
      expect(questionIds(await startMixed(learner, { scope: 'incorrect' }))).toEqual([wrong.id]);

      const unseen = questionIds(await startMixed(learner, { scope: 'unseen', maxQuestions: 99 }));
      expect(unseen).toHaveLength(31);
      expect(unseen).not.toContain(right.id);

      await learner.call(setFlag, { params: { kind: 'question', itemId: right.id }, body: {} });
      expect(questionIds(await startMixed(learner, { scope: 'flagged' }))).toEqual([right.id]);
    });
  });

  test('the challenge has ten questions and is a session of its own beside the others', async () => {
    const learner = await signedIn(server);
    const category = await openCategory(learner);
    const drawn = await startMixed(learner, {});
    const challenge = await learner.call(createPracticeSession, {
      body: { kind: 'challenge', id: randomUUID(), categoryIds: [1], scope: 'all', maxQuestions: 10 },
    });
    expect(challenge.questions).toHaveLength(10);
    for (const session of [category, drawn]) expect((await readSession(learner, session)).state).toBe('open');
    const { answers } = await learner.call(recordPracticeAnswer, {
      params: { sessionId: challenge.id },
      body: {
        answers: challenge.questions.map(({ questionId, position }) => ({
          questionId,
          userAnswer: rightAnswer(questionAt(server, challenge, position)),
        })),
      },
    });
    expect(answers.map((answer) => answer.questionId)).toEqual(questionIds(challenge));
    expect(answers.every((answer) => answer.isCorrect && answer.isNew)).toBe(true);
  });

  describe('the current session', () => {
    test('is none before the first, and then the one touched last, by opening it or by an answer', async () => {
      const learner = await signedIn(server);
      const current = () => learner.call(getCurrentPracticeSession, { query: {} });
      expect(await current()).toBeNull();
      const category = await openCategory(learner);
      expect(await current()).toEqual(category);
      server.clock.advance(minute);
      const drawn = await startMixed(learner, {});
      expect((await current())?.id).toBe(drawn.id);
      server.clock.advance(minute);
      await openCategory(learner);
      expect((await current())?.id).toBe(category.id);
      server.clock.advance(minute);
      const question = questionAt(server, drawn, 0);
      await record(learner, drawn, question.id, rightAnswer(question));
      expect((await current())?.id).toBe(drawn.id);
    });

    test('can be asked for by kind and by category', async () => {
      const learner = await signedIn(server);
      const category = await openCategory(learner);
      server.clock.advance(minute);
      const drawn = await startMixed(learner, {});
      const of = async (query: { kind?: 'category' | 'mixed' | 'challenge'; category?: number }) =>
        (await learner.call(getCurrentPracticeSession, { query }))?.id ?? null;
      expect(await of({ kind: 'category' })).toBe(category.id);
      expect(await of({ category: 1 })).toBe(category.id);
      expect(await of({ category: 2 })).toBeNull();
      expect(await of({ kind: 'mixed' })).toBe(drawn.id);
      expect(await of({ kind: 'challenge' })).toBeNull();
    });

    test('is never one that has ended', async () => {
      const learner = await signedIn(server);
      const session = await openCategory(learner);
      await learner.call(abandonPracticeSession, { params: { sessionId: session.id }, body: {} });
      expect(await learner.call(getCurrentPracticeSession, { query: {} })).toBeNull();
    });
  });

  describe('ending a session', () => {
    test('twice is success, and how it ended first stands', async () => {
      const learner = await signedIn(server);
      const session = await openCategory(learner);
      const given = { params: { sessionId: session.id }, body: {} };
      expect(await learner.call(completePracticeSession, given)).toEqual({ state: 'completed' });
      expect(await learner.call(completePracticeSession, given)).toEqual({ state: 'completed' });
      expect(await learner.call(abandonPracticeSession, given)).toEqual({ state: 'completed' });
      const other = await openCategory(learner);
      const abandoned = { params: { sessionId: other.id }, body: {} };
      expect(await learner.call(abandonPracticeSession, abandoned)).toEqual({ state: 'abandoned' });
      expect(await learner.call(completePracticeSession, abandoned)).toEqual({ state: 'abandoned' });
    });

    test('that is another learner’s is refused as if it were absent, and it stays open', async () => {
      const owner = await signedIn(server);
      const other = await signedIn(server);
      const session = await openCategory(owner);
      const given = { params: { sessionId: session.id }, body: {} };
      for (const route of [completePracticeSession, abandonPracticeSession]) {
        expect((await other.refusal(route, given)).status).toBe(404);
      }
      expect((await other.refusal(getPracticeSession, { params: given.params })).status).toBe(404);
      expect((await readSession(owner, session)).state).toBe('open');
    });
  });

  test('two learners may use the same id for their sessions', async () => {
    const [one, other] = [await signedIn(server), await signedIn(server)];
    const body = { kind: 'category', id: randomUUID(), categoryId: 1 } as const;
    const session = await one.call(createPracticeSession, { body });
    await other.call(createPracticeSession, { body });
    const question = questionAt(server, session, 0);
    await record(one, session, question.id, rightAnswer(question));
    expect((await readSession(other, session)).questions[0]).toMatchObject({ userAnswer: null, timesSeen: 0 });
  });
});
