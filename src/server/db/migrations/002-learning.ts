import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
const learner = (column: ColumnDefinitionBuilder) => column.notNull().references('user.id').onDelete('cascade');

/** Everything that belongs to a learner. Deleting the account's row deletes all of it. */
export async function learning(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('profiles')
    .addColumn('user_id', 'text', (column) => learner(column).primaryKey())
    .addColumn('streak_count', 'integer', zero)
    .addColumn('streak_day', 'integer')
    .addColumn('longest_streak', 'integer', zero)
    .addColumn('last_test_date', 'bigint')
    .addColumn('tests_taken', 'integer', zero)
    .addColumn('score_total', 'integer', zero)
    .addColumn('best_score', 'integer', zero)
    .addColumn('pass_run', 'integer', zero)
    .addColumn('longest_pass_run', 'integer', zero)
    .addColumn('fastest_seconds', 'integer')
    .execute();
  await db.schema
    .createTable('area_totals')
    .addColumn('user_id', 'text', learner)
    .addColumn('area', 'text', required)
    .addColumn('taken', 'integer', zero)
    .addColumn('passed', 'integer', zero)
    .addPrimaryKeyConstraint('area_totals_pk', ['user_id', 'area'])
    .execute();
  await db.schema
    .createTable('test_results')
    .addColumn('user_id', 'text', learner)
    .addColumn('id', 'text', required)
    .addColumn('score', 'integer', required)
    .addColumn('correct_answers', 'integer', required)
    .addColumn('incorrect_answers', 'integer', required)
    .addColumn('time_taken', 'integer', required)
    .addColumn('test_date', 'bigint', required)
    .addColumn('passed', 'integer', required)
    .addColumn('category', 'text', required)
    .addColumn('subcategory', 'text')
    .addPrimaryKeyConstraint('test_results_pk', ['user_id', 'id'])
    .execute();
  await db.schema
    .createIndex('test_results_by_date')
    .on('test_results')
    .columns(['user_id', 'test_date', 'id'])
    .execute();
  await db.schema
    .createTable('practice_sessions')
    .addColumn('user_id', 'text', learner)
    .addColumn('id', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('category_id', 'integer')
    .addColumn('open_key', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('touched_at', 'bigint', required)
    .addPrimaryKeyConstraint('practice_sessions_pk', ['user_id', 'id'])
    .execute();
  await db.schema
    .createIndex('practice_sessions_open')
    .unique()
    .on('practice_sessions')
    .columns(['user_id', 'open_key'])
    .where(sql.ref('state'), '=', sql.lit('open'))
    .execute();
  await db.schema
    .createTable('practice_session_questions')
    .addColumn('user_id', 'text', learner)
    .addColumn('session_id', 'text', required)
    .addColumn('question_id', 'text', required)
    .addColumn('position', 'integer', required)
    .addColumn('user_answer', 'text')
    .addColumn('is_correct', 'integer')
    .addColumn('answered_at', 'bigint')
    .addPrimaryKeyConstraint('practice_session_questions_pk', ['user_id', 'session_id', 'question_id'])
    .execute();
  await db.schema
    .createTable('question_statistics')
    .addColumn('user_id', 'text', learner)
    .addColumn('question_id', 'text', required)
    .addColumn('category_id', 'integer', required)
    .addColumn('times_seen', 'integer', required)
    .addColumn('times_correct', 'integer', required)
    .addColumn('last_correct', 'integer', required)
    .addColumn('last_seen_at', 'bigint', required)
    .addPrimaryKeyConstraint('question_statistics_pk', ['user_id', 'question_id'])
    .execute();
  await db.schema
    .createTable('category_progress')
    .addColumn('user_id', 'text', learner)
    .addColumn('category_id', 'integer', required)
    .addColumn('answered', 'integer', required)
    .addColumn('correct', 'integer', required)
    .addColumn('last_updated', 'bigint', required)
    .addPrimaryKeyConstraint('category_progress_pk', ['user_id', 'category_id'])
    .execute();
  await db.schema
    .createTable('flags')
    .addColumn('user_id', 'text', learner)
    .addColumn('kind', 'text', required)
    .addColumn('item_id', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addPrimaryKeyConstraint('flags_pk', ['user_id', 'kind', 'item_id'])
    .execute();
  await db.schema
    .createTable('achievements')
    .addColumn('user_id', 'text', learner)
    .addColumn('achievement_id', 'text', required)
    .addColumn('earned_at', 'bigint', required)
    .addPrimaryKeyConstraint('achievements_pk', ['user_id', 'achievement_id'])
    .execute();
}
