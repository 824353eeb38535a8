import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  abandonPracticeSession,
  completePracticeSession,
  type PracticeSession,
  recordPracticeAnswer,
} from '#contract/practice.ts';
import { getUserProgress, listUserProgress } from '#contract/progress.ts';
import type { Caller } from '#server/testing/caller.ts';
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

onBothEngines('Answers', (engine) => {
  const server = testApp(engine, { now: '2026-05-01T10:00:00Z' });

  const progress = (learner: Caller) => learner.call(getUserProgress, { params: { category: '1' } });

  describe('recording an answer', () => {
    test('grades it on the server and counts it', async () => {
      const learner = await signedIn(server);
      const session = await openCategory(learner);
      const right = questionAt(server, session, 0);
      const wrong = questionAt(server, session, 1);
      expect(await record(learner, session, right.id, rightAnswer(right))).toEqual({
        answers: [{ questionId: right.id, userAnswer: rightAnswer(right), isCorrect: true, isNew: true }],
      });
      expect((await record(learner, session, wrong.id, wrongAnswer(wrong))).answers[0]?.isCorrect).toBe(false);
      expect(await progress(learner)).toEqual({
        categoryId: 1,
        categoryName: 'Rules of the Road',
        totalQuestions: 34,
        answeredQuestions: 2,
        correctAnswers: 1,
        progressPercentage: 6,
        lastUpdated: server.clock.now(),
      });
      expect((await readSession(learner, session)).questions.slice(0, 2)).toEqual([
        expect.objectContaining({ isCorrect: true, timesSeen: 1, timesAnsweredCorrectly: 1 }),
        expect.objectContaining({ isCorrect: false, timesSeen: 1, timesAnsweredCorrectly: 0 }),
      ]);
    });

    test('twice is recording it once', async () => {
      const learner = await signedIn(server);
      const session = await openCategory(learner);
      const question = questionAt(server, session, 0);
      await record(learner, session, question.id, rightAnswer(question));
      const before = await progress(learner);
      server.clock.advance(minute);
      const again = await record(learner, session, question.id, rightAnswer(question));
      expect(again.answers[0]).toMatchObject({ isNew: false, isCorrect: true });
      expect(await progress(learner)).toEqual(before);
    });

    test('from many requests at once counts it once', async () => {
      const learner = await signedIn(server);
      const session = await openCategory(learner);
      const question = questionAt(server, session, 0);
      const replies = await Promise.all(
        Array.from({ length: 20 }, () => record(learner, session, question.id, rightAnswer(question))),
      );
      expect(replies.filter((reply) => reply.answers[0]?.isNew)).toHaveLength(1);
      expect(await progress(learner)).toMatchObject({ answeredQuestions: 1, correctAnswers: 1 });
    });

    test('that differs from the first is refused: the first answer counts', async () => {
      const learner = await signedIn(server);
      const session = await openCategory(learner);
      const question = questionAt(server, session, 0);
      const replies = await Promise.all(
        question.options.map((userAnswer) =>
          learner.send(recordPracticeAnswer, {
            params: { sessionId: session.id },
            body: { answers: [{ questionId: question.id, userAnswer }] },
          }),
        ),
      );
      expect(replies.map((reply) => reply.status).toSorted((one, other) => one - other)).toEqual([
        200,
        ...question.options.slice(1).map(() => 409),
      ]);
      expect((await readSession(learner, session)).questions[0]?.timesSeen).toBe(1);
    });

    const refused = async (change: { questionId?: string; userAnswer?: string; sessionId?: string }) => {
      const learner = await signedIn(server);
      const session = await openCategory(learner);
      const question = questionAt(server, session, 0);
      const refusal = await learner.refusal(recordPracticeAnswer, {
        params: { sessionId: change.sessionId ?? session.id },
        body: {
          answers: [
            {
              questionId: change.questionId ?? question.id,
              userAnswer: change.userAnswer ?? rightAnswer(question),
            },
          ],
        },
      });
      expect(await progress(learner)).toMatchObject({ answeredQuestions: 0, lastUpdated: null });
      return [refusal.status, refusal.code];
    };

    test('that is not an option is refused', async () => {
      expect(await refused({ userAnswer: 'Ask a friend' })).toEqual([400, 'NOT_AN_OPTION']);
    });

    test('to a question that does not exist is refused', async () => {
      expect(await refused({ questionId: 'rules-of-the-road-999' })).toEqual([404, 'NOT_FOUND']);
    });

    test('in a session that does not exist is refused', async () => {
      expect(await refused({ sessionId: randomUUID() })).toEqual([404, 'NOT_FOUND']);
    });

    test('to a question that the session does not ask is refused', async () => {
      const learner = await signedIn(server);
      const session = await startMixed(learner, { maxQuestions: 1 });
      const other = server.content.questionsOf(1).find((question) => question.id !== questionIds(session)[0]);
      if (other === undefined) throw new Error('there is but one question');
      const refusal = await learner.refusal(recordPracticeAnswer, {
        params: { sessionId: session.id },
        body: { answers: [{ questionId: other.id, userAnswer: rightAnswer(other) }] },
      });
      expect(refusal).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    });

    test('in another learner’s session is refused as if the session were absent', async () => {
      const owner = await signedIn(server);
      const other = await signedIn(server);
      const session = await openCategory(owner);
      const question = questionAt(server, session, 0);
      const refusal = await other.refusal(recordPracticeAnswer, {
        params: { sessionId: session.id },
        body: { answers: [{ questionId: question.id, userAnswer: rightAnswer(question) }] },
      });
      expect(refusal).toMatchObject({ status: 404, code: 'NOT_FOUND' });
      expect((await readSession(owner, session)).questions[0]?.userAnswer).toBeNull();
    });

    test('after the session has ended is refused, unless it was recorded before', async () => {
      const learner = await signedIn(server);
      const session = await openCategory(learner);
      const [first, second] = [questionAt(server, session, 0), questionAt(server, session, 1)];
      await record(learner, session, first.id, rightAnswer(first));
      await learner.call(completePracticeSession, { params: { sessionId: session.id }, body: {} });
      const refusal = await learner.refusal(recordPracticeAnswer, {
        params: { sessionId: session.id },
        body: { answers: [{ questionId: second.id, userAnswer: rightAnswer(second) }] },
      });
      expect(refusal).toMatchObject({ status: 409, code: 'SESSION_ENDED' });
      expect((await record(learner, session, first.id, rightAnswer(first))).answers[0]?.isNew).toBe(false);
    });

    test('together with others records all or none', async () => {
      const learner = await signedIn(server);
      const session = await openCategory(learner);
      const [first, second, third] = [0, 1, 2].map((position) => questionAt(server, session, position));
      if (!first || !second || !third) throw new Error('too few questions');
      await record(learner, session, first.id, rightAnswer(first));
      const send = (...answers: { questionId: string; userAnswer: string }[]) =>
        learner.send(recordPracticeAnswer, { params: { sessionId: session.id }, body: { answers } });
      const good = { questionId: second.id, userAnswer: rightAnswer(second) };

      const locked = await send(good, { questionId: first.id, userAnswer: wrongAnswer(first) });
      expect(locked.json).toMatchObject({ code: 'ANSWER_LOCKED' });
      expect((await send(good, { questionId: third.id, userAnswer: 'Neither' })).status).toBe(400);
      expect((await send(good, good)).status).toBe(400);
      expect((await progress(learner)).answeredQuestions).toBe(1);

      const both = await send(good, { questionId: first.id, userAnswer: rightAnswer(first) });
      expect(both.json).toMatchObject({ answers: [{ isNew: true }, { isNew: false }] });
      expect((await progress(learner)).answeredQuestions).toBe(2);
    });
  });

  test('one faulty request among many at once fails alone', async () => {
    const learners = await Promise.all(Array.from({ length: 12 }, () => signedIn(server)));
    const sessions = await Promise.all(learners.map((learner) => openCategory(learner)));
    const replies = await Promise.all(
      learners.map((learner, index) => {
        const session = sessions[index] as PracticeSession;
        const question = questionAt(server, session, index);
        const sessionId = index === 5 ? randomUUID() : session.id;
        const body = { answers: [{ questionId: question.id, userAnswer: rightAnswer(question) }] };
        return learner.send(recordPracticeAnswer, { params: { sessionId }, body });
      }),
    );
    expect(replies.map((reply) => reply.status)).toEqual(learners.map((_, index) => (index === 5 ? 404 : 200)));
  });

  describe('progress and statistics', () => {
    test('count a question once however often it is answered, and follow its latest answer', async () => {
      const learner = await signedIn(server);
      const answers = [false, true, true, false];
      for (const isRight of answers) {
        const session = await openCategory(learner);
        const question = questionAt(server, session, 0);
        await record(learner, session, question.id, isRight ? rightAnswer(question) : wrongAnswer(question));
        expect(await progress(learner)).toMatchObject({ answeredQuestions: 1, correctAnswers: isRight ? 1 : 0 });
        await learner.call(completePracticeSession, { params: { sessionId: session.id }, body: {} });
      }
      expect((await openCategory(learner)).questions[0]).toMatchObject({ timesSeen: 4, timesAnsweredCorrectly: 2 });
    });

    test('are there for each of the sixteen categories, by number or slug', async () => {
      const learner = await signedIn(server);
      const all = await learner.call(listUserProgress);
      expect(all.map((one) => one.categoryId)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
      expect(all[1]).toEqual({
        categoryId: 2,
        categoryName: 'Road and traffic signs',
        totalQuestions: 0,
        answeredQuestions: 0,
        correctAnswers: 0,
        progressPercentage: 0,
        lastUpdated: null,
      });
      expect(await learner.call(getUserProgress, { params: { category: 'rules-of-the-road' } })).toEqual(all[0]);
      expect((await learner.refusal(getUserProgress, { params: { category: '17' } })).status).toBe(404);
    });

    test('stay when a session is abandoned', async () => {
      const learner = await signedIn(server);
      const session = await openCategory(learner);
      const question = questionAt(server, session, 0);
      await record(learner, session, question.id, rightAnswer(question));
      await learner.call(abandonPracticeSession, { params: { sessionId: session.id }, body: {} });
      expect((await progress(learner)).answeredQuestions).toBe(1);
      expect((await openCategory(learner)).questions[0]).toMatchObject({ userAnswer: null, timesSeen: 1 });
    });
  });
});
