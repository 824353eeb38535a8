import { randomUUID } from 'node:crypto';
import { rightAnswer } from './practice.ts';
import type { BusyLearner } from './busy-learner.ts';
import type { TestApp } from './test-app.ts';

type Given = {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
};

/** How a learner's route is called on what someone else owns. */
export type LearnerRoute = {
  /** A request that the owner could make. */
  readonly onTheirs: (owner: BusyLearner, server: TestApp) => Given;
  /**
   * The same request on something that does not exist; where it is there, another learner must get the very same answer.
   * A route that names no learner's thing (a category, a flag on a question) has none: each learner sees their own.
   */
  readonly onNothing?: (owner: BusyLearner, server: TestApp) => Given;
};

const ofSession = (body?: unknown): LearnerRoute => ({
  onTheirs: ({ session }) => ({ params: { sessionId: session.id }, ...(body !== undefined && { body }) }),
  onNothing: () => ({ params: { sessionId: randomUUID() }, ...(body !== undefined && { body }) }),
});
const ofNoOne = (given: Given = {}): LearnerRoute => ({ onTheirs: () => given });

const answerBody = (server: TestApp) => {
  const question = server.content.questionsOf(1)[1];
  if (question === undefined) throw new Error('there are no questions');
  return { answers: [{ questionId: question.id, userAnswer: rightAnswer(question) }] };
};

/** Every `learner` route of the contract by name. A route that is missing here fails the test that reads the contract. */
export const learnerRoutes: Readonly<Record<string, LearnerRoute>> = {
  listAchievements: ofNoOne(),
  listBookmarks: ofNoOne(),
  setBookmark: { onTheirs: ({ bookmark }) => ({ params: { itemId: bookmark }, body: {} }) },
  removeBookmark: { onTheirs: ({ bookmark }) => ({ params: { itemId: bookmark } }) },
  listFlags: ofNoOne(),
  setFlag: { onTheirs: ({ flaggedQuestion }) => ({ params: { kind: 'question', itemId: flaggedQuestion }, body: {} }) },
  removeFlag: { onTheirs: ({ flaggedQuestion }) => ({ params: { kind: 'question', itemId: flaggedQuestion } }) },
  createPracticeSession: {
    onTheirs: ({ session }) => ({ body: { kind: 'category', id: session.id, categoryId: 1 } }),
  },
  getCurrentPracticeSession: ofNoOne(),
  getPracticeSession: ofSession(),
  recordPracticeAnswer: {
    onTheirs: ({ session }, server) => ({ params: { sessionId: session.id }, body: answerBody(server) }),
    onNothing: (_owner, server) => ({ params: { sessionId: randomUUID() }, body: answerBody(server) }),
  },
  completePracticeSession: ofSession({}),
  abandonPracticeSession: ofSession({}),
  getProfile: ofNoOne(),
  updateProfile: ofNoOne({ body: { fullName: 'Another Name' } }),
  getDashboard: ofNoOne(),
  exportMyData: ofNoOne(),
  getUserProgress: ofNoOne({ params: { category: '1' } }),
  listUserProgress: ofNoOne(),
  saveTestResult: ofNoOne({
    body: {
      id: randomUUID(),
      score: 0,
      correctAnswers: 0,
      incorrectAnswers: 1,
      timeTaken: 1,
      testDate: '2026-05-01T10:00:00Z',
      passed: false,
    },
  }),
  listTestResults: ofNoOne(),
  changePassword: ofNoOne({ body: { currentPassword: 'zebra crossing', newPassword: 'pelican crossing' } }),
  deleteAccount: ofNoOne({ body: { password: 'zebra crossing' } }),
};
