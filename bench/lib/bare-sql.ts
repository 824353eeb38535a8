/**
 * What recording one answer takes, as plain SQL for one row: the floor that the product is measured against, and pgbench's
 * script. `$1…` and `?` differ by engine, nothing else does.
 */
export const bareStatements = {
  session: `select u.id from session s join "user" u on u.id = s."userId" where s.token = :token`,
  lock: 'select streak_count, streak_day from profiles where user_id = :user',
  state: `select s.state, q.position, q.user_answer, t.last_correct
    from practice_sessions s
    left join practice_session_questions q
      on q.user_id = s.user_id and q.session_id = s.id and q.question_id = :question
    left join question_statistics t on t.user_id = s.user_id and t.question_id = :question
    where s.user_id = :user and s.id = :session`,
  record: `update practice_session_questions set user_answer = :answer, is_correct = :correct, answered_at = :now
    where user_id = :user and session_id = :session and question_id = :question and user_answer is null`,
  touch: 'update practice_sessions set touched_at = :now where user_id = :user and id = :session',
  statistics: `insert into question_statistics
    (user_id, question_id, category_id, times_seen, times_correct, last_correct, last_seen_at)
    values (:user, :question, :category, 1, :correct, :correct, :now)
    on conflict (user_id, question_id) do update set times_seen = question_statistics.times_seen + 1,
      times_correct = question_statistics.times_correct + excluded.times_correct,
      last_correct = excluded.last_correct, last_seen_at = excluded.last_seen_at`,
  progress: `insert into category_progress (user_id, category_id, answered, correct, last_updated)
    values (:user, :category, 1, :correct, :now)
    on conflict (user_id, category_id) do update set answered = category_progress.answered + 1,
      correct = category_progress.correct + excluded.correct, last_updated = excluded.last_updated`,
} as const;

export type BareStatement = keyof typeof bareStatements;

/** A statement with its named parameters turned into the engine's own, and their names in order. */
export function positional(statement: BareStatement, engine: 'sqlite' | 'postgres'): { text: string; names: string[] } {
  const names: string[] = [];
  const lock = engine === 'postgres' && statement === 'lock' ? ' for update' : '';
  const text = bareStatements[statement].replace(/:([a-z]+)/g, (_, name: string) => {
    if (engine === 'sqlite') {
      names.push(name);
      return '?';
    }
    if (!names.includes(name)) names.push(name);
    // Without a type, PostgreSQL takes a number that is inserted for text.
    const type = ['correct', 'category'].includes(name) ? '::integer' : name === 'now' ? '::bigint' : '::text';
    return `$${names.indexOf(name) + 1}${type}`;
  });
  return { text: text + lock, names };
}
