import { type RawBuilder, sql } from 'kysely';
import type { Engine, Executor } from '../engine.ts';
import { jsonList } from '../json-list.ts';

/** Which question of which session of which learner. */
export type AnswerKey = { readonly userId: string; readonly sessionId: string; readonly questionId: string };

/** What the database knows of an answer before it is recorded. */
export type AnswerState = {
  readonly key: AnswerKey;
  /** Null where the learner has no such session. */
  readonly sessionState: 'open' | 'completed' | 'abandoned' | null;
  /** Whether the question belongs to the session. */
  readonly inSession: boolean;
  readonly recorded: { readonly userAnswer: string; readonly isCorrect: boolean } | null;
  /** Whether the learner's latest answer to the question, in any session, was right; null before the first. */
  readonly lastCorrect: boolean | null;
};

/** An answer to record, graded. `answeredAt` is epoch ms. */
export type GradedAnswer = AnswerKey & {
  readonly categoryId: number;
  readonly userAnswer: string;
  readonly isCorrect: boolean;
  readonly answeredAt: number;
};

/** Change of a learner's counters for one question. */
export type StatisticsChange = {
  readonly userId: string;
  readonly questionId: string;
  readonly categoryId: number;
  readonly seen: number;
  readonly correct: number;
  readonly lastCorrect: boolean;
  readonly at: number;
};

/** Change of a learner's counters for one category. */
export type ProgressChange = {
  readonly userId: string;
  readonly categoryId: number;
  readonly answered: number;
  readonly correct: number;
  readonly at: number;
};

type StateRow = {
  user_id: string;
  session_id: string;
  question_id: string;
  state: 'open' | 'completed' | 'abandoned' | null;
  position: number | null;
  user_answer: string | null;
  is_correct: number | null;
  last_correct: number | null;
};

/** Lists of answers in a few prepared statements, whatever their number. */
export function answerRepository(db: Executor, engine: Engine) {
  return {
    /** The state of each answer's session, question and statistics, in no order. */
    async states(keys: readonly AnswerKey[]): Promise<AnswerState[]> {
      const list = jsonList(engine, keys.map(keyRow), 'k', {
        user_id: 'text',
        session_id: 'text',
        question_id: 'text',
      });
      const { rows } = await sql<StateRow>`
        select k.user_id, k.session_id, k.question_id, s.state, q.position, q.user_answer, q.is_correct, t.last_correct
        from ${list}
        left join practice_sessions s on s.user_id = k.user_id and s.id = k.session_id
        left join practice_session_questions q
          on q.user_id = k.user_id and q.session_id = k.session_id and q.question_id = k.question_id
        left join question_statistics t on t.user_id = k.user_id and t.question_id = k.question_id
      `.execute(db);
      return rows.map(toState);
    },

    /** Writes answers and what they change. The caller holds the learners' locks and has refused what is not valid. */
    async write(
      answers: readonly GradedAnswer[],
      statistics: readonly StatisticsChange[],
      progress: readonly ProgressChange[],
    ) {
      const statements = [
        recordAnswers(engine, answers),
        touchSessions(engine, answers),
        countQuestions(engine, statistics),
        countProgress(engine, progress),
      ];
      if (engine === 'postgres') await sql`${asOneStatement(statements)}`.execute(db);
      else for (const statement of statements) await statement.execute(db);
    },
  };
}

/** PostgreSQL runs writes to different tables in one statement, which saves their round trips. */
function asOneStatement(statements: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const last = statements.at(-1) as RawBuilder<unknown>;
  const others = statements.slice(0, -1).map((statement, index) => sql`${sql.ref(`step_${index}`)} as (${statement})`);
  return sql`with ${sql.join(others)} ${last}`;
}

function recordAnswers(engine: Engine, answers: readonly GradedAnswer[]): RawBuilder<unknown> {
  const rows = answers.map((answer) => ({
    ...keyRow(answer),
    user_answer: answer.userAnswer,
    is_correct: answer.isCorrect ? 1 : 0,
    answered_at: answer.answeredAt,
  }));
  const list = jsonList(engine, rows, 'a', {
    user_id: 'text',
    session_id: 'text',
    question_id: 'text',
    user_answer: 'text',
    is_correct: 'integer',
    answered_at: 'bigint',
  });
  return sql`
    update practice_session_questions
    set user_answer = a.user_answer, is_correct = a.is_correct, answered_at = a.answered_at
    from ${list}
    where practice_session_questions.user_id = a.user_id and practice_session_questions.session_id = a.session_id
      and practice_session_questions.question_id = a.question_id and practice_session_questions.user_answer is null`;
}

function touchSessions(engine: Engine, answers: readonly GradedAnswer[]): RawBuilder<unknown> {
  const latest = new Map<string, { user_id: string; session_id: string; at: number }>();
  for (const { userId, sessionId, answeredAt } of answers) {
    latest.set(`${userId}/${sessionId}`, { user_id: userId, session_id: sessionId, at: answeredAt });
  }
  const list = jsonList(engine, [...latest.values()], 'l', { user_id: 'text', session_id: 'text', at: 'bigint' });
  return sql`
    update practice_sessions set touched_at = l.at from ${list}
    where practice_sessions.user_id = l.user_id and practice_sessions.id = l.session_id`;
}

function countQuestions(engine: Engine, changes: readonly StatisticsChange[]): RawBuilder<unknown> {
  const rows = changes.map((change) => ({
    user_id: change.userId,
    question_id: change.questionId,
    category_id: change.categoryId,
    seen: change.seen,
    correct: change.correct,
    last_correct: change.lastCorrect ? 1 : 0,
    at: change.at,
  }));
  const list = jsonList(engine, rows, 'c', {
    user_id: 'text',
    question_id: 'text',
    category_id: 'integer',
    seen: 'integer',
    correct: 'integer',
    last_correct: 'integer',
    at: 'bigint',
  });
  // "where true" keeps SQLite from reading "on conflict" as part of a join.
  return sql`
    insert into question_statistics (user_id, question_id, category_id, times_seen, times_correct, last_correct, last_seen_at)
    select c.user_id, c.question_id, c.category_id, c.seen, c.correct, c.last_correct, c.at from ${list} where true
    on conflict (user_id, question_id) do update set
      times_seen = question_statistics.times_seen + excluded.times_seen,
      times_correct = question_statistics.times_correct + excluded.times_correct,
      last_correct = excluded.last_correct,
      last_seen_at = excluded.last_seen_at`;
}

function countProgress(engine: Engine, changes: readonly ProgressChange[]): RawBuilder<unknown> {
  const rows = changes.map((change) => ({
    user_id: change.userId,
    category_id: change.categoryId,
    answered: change.answered,
    correct: change.correct,
    at: change.at,
  }));
  const list = jsonList(engine, rows, 'p', {
    user_id: 'text',
    category_id: 'integer',
    answered: 'integer',
    correct: 'integer',
    at: 'bigint',
  });
  return sql`
    insert into category_progress (user_id, category_id, answered, correct, last_updated)
    select p.user_id, p.category_id, p.answered, p.correct, p.at from ${list} where true
    on conflict (user_id, category_id) do update set
      answered = category_progress.answered + excluded.answered,
      correct = category_progress.correct + excluded.correct,
      last_updated = excluded.last_updated`;
}

function keyRow({ userId, sessionId, questionId }: AnswerKey) {
  return { user_id: userId, session_id: sessionId, question_id: questionId };
}

function toState(row: StateRow): AnswerState {
  return {
    key: { userId: row.user_id, sessionId: row.session_id, questionId: row.question_id },
    sessionState: row.state,
    inSession: row.position !== null,
    recorded: row.user_answer === null ? null : { userAnswer: row.user_answer, isCorrect: row.is_correct === 1 },
    lastCorrect: row.last_correct === null ? null : row.last_correct === 1,
  };
}
