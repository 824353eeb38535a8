import type { ErrorCode } from '#contract/errors.ts';
import type { RecordedAnswer } from '#contract/practice.ts';
import { earnedAchievements } from '#domain/achievements.ts';
import { type AnswerVerdict, answerVerdict, counterChanges } from '#domain/answer-recording.ts';
import { londonDay } from '#domain/london-day.ts';
import { advanceStreak } from '#domain/streak.ts';
import type { Database } from '#server/db/engine.ts';
import { achievementRepository } from '#server/db/repositories/achievements.ts';
import {
  type AnswerKey,
  type AnswerState,
  answerRepository,
  type GradedAnswer,
} from '#server/db/repositories/answers.ts';
import { achievementTotals, type LearnerRecord, profileRepository } from '#server/db/repositories/profiles.ts';
import { ApiError } from '#server/http/api-error.ts';
import { shareCommits } from '#server/db/share-commits.ts';

/** One request to record answers: a learner, a session, and graded answers to different questions of it. */
export type AnswerRequest = {
  readonly userId: string;
  readonly sessionId: string;
  readonly answers: readonly GradedAnswer[];
};

const refusals: Partial<Record<AnswerVerdict, ErrorCode>> = {
  'no-session': 'NOT_FOUND',
  'not-in-session': 'NOT_FOUND',
  locked: 'ANSWER_LOCKED',
  'session-ended': 'SESSION_ENDED',
};

/**
 * Records answers durably. Requests that arrive while a commit is under way share the next one; each still succeeds or
 * fails alone, and all of its answers are recorded or none.
 */
export function answerWriter({ db, engine }: Database, now: () => number) {
  return shareCommits<AnswerRequest, RecordedAnswer[]>((requests) =>
    db.transaction().execute(async (transaction) => {
      const profiles = profileRepository(transaction, engine);
      const answers = answerRepository(transaction, engine);
      const records = await profiles.lock(requests.map((request) => request.userId));
      const states = new Map<string, AnswerState>();
      for (const state of await answers.states(distinctKeys(requests))) states.set(keyOf(state.key), state);

      const { outcomes, accepted } = judge(requests, states);
      if (accepted.length > 0) {
        const changes = changesOf(accepted, states, now());
        await answers.write(accepted, changes.statistics, changes.progress);
        for (const userId of new Set(accepted.map((answer) => answer.userId))) {
          const record = records.get(userId);
          if (record !== undefined) await moveStreak(transaction, engine, userId, record, now());
        }
      }
      return outcomes;
    }),
  );
}

/** Judges each request in order against the database's state and what earlier requests of the same commit recorded. */
function judge(requests: readonly AnswerRequest[], states: ReadonlyMap<string, AnswerState>) {
  const accepted: GradedAnswer[] = [];
  const acceptedByKey = new Map<string, GradedAnswer>();
  const outcomes = requests.map((request): RecordedAnswer[] | ApiError => {
    const fresh: GradedAnswer[] = [];
    const recorded: RecordedAnswer[] = [];
    for (const answer of request.answers) {
      const state = states.get(keyOf(answer));
      const before = state?.recorded ?? acceptedByKey.get(keyOf(answer)) ?? null;
      const verdict = answerVerdict(
        {
          sessionState: state?.sessionState ?? null,
          inSession: state?.inSession ?? false,
          recordedAnswer: before?.userAnswer ?? null,
        },
        answer.userAnswer,
      );
      const refusal = refusals[verdict];
      if (refusal !== undefined) return new ApiError(refusal);
      if (verdict === 'record') fresh.push(answer);
      const { questionId, userAnswer, isCorrect } = answer;
      recorded.push({ questionId, userAnswer, isCorrect: before?.isCorrect ?? isCorrect, isNew: verdict === 'record' });
    }
    for (const answer of fresh) acceptedByKey.set(keyOf(answer), answer);
    accepted.push(...fresh);
    return recorded;
  });
  return { outcomes, accepted };
}

function changesOf(accepted: readonly GradedAnswer[], states: ReadonlyMap<string, AnswerState>, at: number) {
  const statistics = [];
  const progress = [];
  for (const [userId, answers] of Map.groupBy(accepted, (answer) => answer.userId)) {
    const lastCorrect = (questionId: string) => {
      const first = answers.find((answer) => answer.questionId === questionId);
      return (first && states.get(keyOf(first))?.lastCorrect) ?? null;
    };
    const changes = counterChanges(answers, lastCorrect);
    for (const { questionId, categoryId, seen, correct, lastCorrect: right } of changes.questions) {
      statistics.push({ userId, questionId, categoryId, seen, correct, lastCorrect: right, at });
    }
    for (const change of changes.categories) progress.push({ userId, ...change, at });
  }
  return { statistics, progress };
}

async function moveStreak(
  transaction: Database['db'],
  engine: Database['engine'],
  userId: string,
  record: LearnerRecord,
  now: number,
): Promise<void> {
  const streak = advanceStreak(record.streak, londonDay(now));
  if (streak === record.streak) return;
  const profiles = profileRepository(transaction, engine);
  const moved = { ...record, streak, longestStreak: Math.max(record.longestStreak, streak.count) };
  await profiles.save(userId, moved);
  const totals = achievementTotals(moved, await profiles.areaTotals(userId));
  await achievementRepository(transaction).earn(userId, earnedAchievements(totals), now);
}

function distinctKeys(requests: readonly AnswerRequest[]): AnswerKey[] {
  const keys = new Map<string, AnswerKey>();
  for (const request of requests) for (const answer of request.answers) keys.set(keyOf(answer), answer);
  return [...keys.values()];
}

function keyOf({ userId, sessionId, questionId }: AnswerKey): string {
  return `${userId}/${sessionId}/${questionId}`;
}
