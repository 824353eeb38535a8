import { sql } from 'kysely';
import type { PracticeSession, SessionKind } from '#contract/practice.ts';
import type { Engine, Executor } from '../engine.ts';
import { jsonList } from '../json-list.ts';
import type { PracticeSessionTable } from '../tables.ts';

/** A session to open. `questionIds` in the order they are asked. */
export type NewPracticeSession = {
  readonly id: string;
  readonly kind: SessionKind;
  readonly categoryId: number | null;
  readonly questionIds: readonly string[];
  /** Epoch ms. */
  readonly now: number;
};

/** Practice sessions and their questions. Another learner's session is as if it were not there. */
export function practiceSessionRepository(db: Executor, engine: Engine) {
  const withQuestions = async (
    userId: string,
    row: PracticeSessionTable | undefined,
  ): Promise<PracticeSession | null> => {
    if (row === undefined) return null;
    const questions = await db
      .selectFrom('practice_session_questions as q')
      .leftJoin('question_statistics as t', (join) =>
        join.onRef('t.user_id', '=', 'q.user_id').onRef('t.question_id', '=', 'q.question_id'),
      )
      .where('q.user_id', '=', userId)
      .where('q.session_id', '=', row.id)
      .orderBy('q.position')
      .select(['q.question_id', 'q.position', 'q.user_answer', 'q.is_correct', 't.times_seen', 't.times_correct'])
      .execute();
    return {
      id: row.id,
      kind: row.kind,
      categoryId: row.category_id,
      state: row.state,
      createdAt: row.created_at,
      questions: questions.map((question) => ({
        questionId: question.question_id,
        position: question.position,
        userAnswer: question.user_answer,
        isCorrect: question.is_correct === null ? null : question.is_correct === 1,
        timesSeen: question.times_seen ?? 0,
        timesAnsweredCorrectly: question.times_correct ?? 0,
      })),
    };
  };

  return {
    /** One of the learner's sessions, or null. */
    async find(userId: string, id: string): Promise<PracticeSession | null> {
      const row = await db
        .selectFrom('practice_sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return withQuestions(userId, row);
    },

    /** The open session touched last, of a kind or category where given, or null. */
    async current(userId: string, of: { kind?: SessionKind | undefined; categoryId?: number | undefined } = {}) {
      let query = db
        .selectFrom('practice_sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('state', '=', 'open')
        .orderBy('touched_at', 'desc')
        .orderBy('id')
        .limit(1);
      if (of.kind !== undefined) query = query.where('kind', '=', of.kind);
      if (of.categoryId !== undefined) query = query.where('category_id', '=', of.categoryId);
      return withQuestions(userId, await query.executeTakeFirst());
    },

    /** Makes a session the one touched last (reading 22). `now` is epoch ms. */
    async touch(userId: string, id: string, now: number): Promise<void> {
      await db
        .updateTable('practice_sessions')
        .set({ touched_at: now })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute();
    },

    /** Opens a session. The caller holds the learner's lock and has ended the open one of the same key. */
    async create(userId: string, session: NewPracticeSession): Promise<void> {
      const { id, kind, categoryId, questionIds, now } = session;
      await db
        .insertInto('practice_sessions')
        .values({
          user_id: userId,
          id,
          kind,
          category_id: categoryId,
          open_key: openKey(kind, categoryId),
          state: 'open',
          created_at: now,
          touched_at: now,
        })
        .execute();
      const rows = questionIds.map((questionId, position) => ({ question_id: questionId, position }));
      const list = jsonList(engine, rows, 'n', { question_id: 'text', position: 'integer' });
      await sql`
        insert into practice_session_questions (user_id, session_id, question_id, position)
        select ${userId}, ${id}, n.question_id, n.position from ${list}`.execute(db);
    },

    /** Adds questions that a category has gained to the end of its open session. */
    async append(userId: string, id: string, questionIds: readonly string[], firstPosition: number): Promise<void> {
      const rows = questionIds.map((questionId, index) => ({
        question_id: questionId,
        position: firstPosition + index,
      }));
      const list = jsonList(engine, rows, 'n', { question_id: 'text', position: 'integer' });
      await sql`
        insert into practice_session_questions (user_id, session_id, question_id, position)
        select ${userId}, ${id}, n.question_id, n.position from ${list}`.execute(db);
    },

    /**
     * Ends an open session; one that has ended stays as it is.
     * @returns the state it is in now, or null where the learner has no such session
     */
    async end(userId: string, id: string, as: 'completed' | 'abandoned'): Promise<'completed' | 'abandoned' | null> {
      await db
        .updateTable('practice_sessions')
        .set({ state: as })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('state', '=', 'open')
        .execute();
      const row = await db
        .selectFrom('practice_sessions')
        .select('state')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row === undefined || row.state === 'open' ? null : row.state;
    },
  };
}

/** What a learner may have one open session of (reading 22). */
function openKey(kind: SessionKind, categoryId: number | null): string {
  return kind === 'category' ? `category-${categoryId}` : kind;
}
