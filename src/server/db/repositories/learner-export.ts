import type { Executor } from '../engine.ts';

/** The tables that hold rows of a learner, all by `user_id`. A test compares the list with the schema. */
export const learnerTables = [
  'profiles',
  'area_totals',
  'test_results',
  'practice_sessions',
  'practice_session_questions',
  'question_statistics',
  'category_progress',
  'flags',
  'bookmarks',
  'achievements',
] as const;

/** Every row that belongs to a learner, by table. */
export async function exportLearner(db: Executor, userId: string): Promise<Record<string, Record<string, unknown>[]>> {
  const tables: Record<string, Record<string, unknown>[]> = {};
  for (const table of learnerTables) {
    tables[table] = await db.selectFrom(table).selectAll().where('user_id', '=', userId).execute();
  }
  return tables;
}
