import type { AreaId } from '#domain/areas.ts';

/**
 * The tables as Kysely sees them. Times are epoch ms and truth is 0 or 1 in both engines; every table that belongs to a
 * learner has `user_id` first in its primary key. The first five are better-auth's own: its times are timestamps in
 * PostgreSQL and ISO texts in SQLite.
 */
export type Tables = {
  user: UserTable;
  session: SessionTable;
  account: { id: string; userId: string; providerId: string; password: string | null };
  verification: { id: string; identifier: string; value: string; expiresAt: Date | string };
  rate_limits: { key: string; window_start: number; count: number };
  server_secrets: { name: string; value: string };
  profiles: ProfileTable;
  area_totals: { user_id: string; area: AreaId; taken: number; passed: number };
  test_results: TestResultTable;
  practice_sessions: PracticeSessionTable;
  practice_session_questions: PracticeSessionQuestionTable;
  question_statistics: QuestionStatisticsTable;
  category_progress: CategoryProgressTable;
  flags: { user_id: string; kind: string; item_id: string; created_at: number };
  bookmarks: { user_id: string; item_id: string; created_at: number };
  achievements: { user_id: string; achievement_id: string; earned_at: number };
};

export type UserTable = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean | number;
  createdAt: Date | string;
  updatedAt: Date | string;
};

export type SessionTable = {
  id: string;
  userId: string;
  token: string;
  createdAt: Date | string;
  expiresAt: Date | string;
};

export type ProfileTable = {
  user_id: string;
  streak_count: number;
  streak_day: number | null;
  longest_streak: number;
  last_test_date: number | null;
  tests_taken: number;
  score_total: number;
  best_score: number;
  pass_run: number;
  longest_pass_run: number;
  fastest_seconds: number | null;
};

export type TestResultTable = {
  user_id: string;
  id: string;
  score: number;
  correct_answers: number;
  incorrect_answers: number;
  time_taken: number;
  test_date: number;
  passed: number;
  category: AreaId;
  subcategory: string | null;
};

export type PracticeSessionTable = {
  user_id: string;
  id: string;
  kind: 'category' | 'mixed' | 'challenge';
  category_id: number | null;
  /** What a learner may have one open session of: `category-1`, `mixed`, `challenge`. */
  open_key: string;
  state: 'open' | 'completed' | 'abandoned';
  created_at: number;
  touched_at: number;
};

export type PracticeSessionQuestionTable = {
  user_id: string;
  session_id: string;
  question_id: string;
  position: number;
  user_answer: string | null;
  is_correct: number | null;
  answered_at: number | null;
};

export type QuestionStatisticsTable = {
  user_id: string;
  question_id: string;
  category_id: number;
  times_seen: number;
  times_correct: number;
  last_correct: number;
  last_seen_at: number;
};

export type CategoryProgressTable = {
  user_id: string;
  category_id: number;
  /** Questions answered at least once. */
  answered: number;
  /** Questions whose latest answer was right. */
  correct: number;
  last_updated: number;
};
