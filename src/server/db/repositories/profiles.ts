import type { LearnerTotals } from '#domain/achievements.ts';
import { type AreaId, areaIds } from '#domain/areas.ts';
import type { Streak } from '#domain/streak.ts';
import type { Engine, Executor } from '../engine.ts';
import type { ProfileTable } from '../tables.ts';

/** What is kept of a learner besides their account: streak, dates and the totals that results add up to. */
export type LearnerRecord = {
  readonly streak: Streak;
  readonly longestStreak: number;
  /** Epoch ms of the latest result's test date; null before the first. */
  readonly lastTestDate: number | null;
  readonly testsTaken: number;
  /** Sum of all scores, percent. */
  readonly scoreTotal: number;
  readonly bestScore: number;
  /** Passes in a row that end with the latest result, and the longest such run. */
  readonly passRun: number;
  readonly longestPassRun: number;
  readonly fastestSeconds: number | null;
};

/** A missing profile row means these (spec section 8). */
export const blankRecord: LearnerRecord = {
  streak: { count: 0, lastDay: null },
  longestStreak: 0,
  lastTestDate: null,
  testsTaken: 0,
  scoreTotal: 0,
  bestScore: 0,
  passRun: 0,
  longestPassRun: 0,
  fastestSeconds: null,
};

export type AreaTotals = Readonly<Record<AreaId, { readonly taken: number; readonly passed: number }>>;

/** The learner's kept record and totals. Writers lock it first, so that rules run on what no one else is changing. */
export function profileRepository(db: Executor, engine: Engine) {
  return {
    /** The learner's record; defaults where there is no row yet. */
    async find(userId: string): Promise<LearnerRecord> {
      const row = await db.selectFrom('profiles').selectAll().where('user_id', '=', userId).executeTakeFirst();
      return row === undefined ? blankRecord : toRecord(row);
    },

    /**
     * Locks these learners' records until the transaction ends, making missing rows, in one order for every caller so that
     * two never wait for each other. The account's row is held before the learner's, in the order in which its deletion
     * takes them. Ids of accounts that are gone are left out of the answer.
     */
    async lock(userIds: readonly string[]): Promise<Map<string, LearnerRecord>> {
      const ids = [...new Set(userIds)].sort();
      const query = db
        .selectFrom('profiles')
        .innerJoin('user', 'user.id', 'profiles.user_id')
        .selectAll('profiles')
        .where('user_id', 'in', ids)
        .orderBy('user_id');
      const find = () => (engine === 'postgres' ? query.forKeyShare('user').forUpdate('profiles') : query).execute();
      let rows = await find();
      if (rows.length < ids.length) {
        await db
          .insertInto('profiles')
          .columns(['user_id'])
          .expression((make) => make.selectFrom('user').select('id').where('id', 'in', ids).orderBy('id'))
          .onConflict((conflict) => conflict.column('user_id').doNothing())
          .execute();
        rows = await find();
      }
      return new Map(rows.map((row) => [row.user_id, toRecord(row)]));
    },

    /** Replaces the learner's record; call it on a locked one. */
    async save(userId: string, record: LearnerRecord): Promise<void> {
      await db
        .updateTable('profiles')
        .set({
          streak_count: record.streak.count,
          streak_day: record.streak.lastDay,
          longest_streak: record.longestStreak,
          last_test_date: record.lastTestDate,
          tests_taken: record.testsTaken,
          score_total: record.scoreTotal,
          best_score: record.bestScore,
          pass_run: record.passRun,
          longest_pass_run: record.longestPassRun,
          fastest_seconds: record.fastestSeconds,
        })
        .where('user_id', '=', userId)
        .execute();
    },

    /** Results taken and passed in each area. */
    async areaTotals(userId: string): Promise<AreaTotals> {
      const rows = await db.selectFrom('area_totals').selectAll().where('user_id', '=', userId).execute();
      const of = (area: AreaId) => rows.find((row) => row.area === area);
      return Object.fromEntries(
        areaIds.map((area) => [area, { taken: of(area)?.taken ?? 0, passed: of(area)?.passed ?? 0 }]),
      ) as AreaTotals;
    },

    /** Adds one result to an area's totals. */
    async countResult(userId: string, area: AreaId, passed: boolean): Promise<void> {
      const one = passed ? 1 : 0;
      await db
        .insertInto('area_totals')
        .values({ user_id: userId, area, taken: 1, passed: one })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'area']).doUpdateSet((value) => ({
            taken: value('area_totals.taken', '+', 1),
            passed: value('area_totals.passed', '+', one),
          })),
        )
        .execute();
    },
  };
}

/** The totals that achievements are counted from. */
export function achievementTotals(record: LearnerRecord, areas: AreaTotals): LearnerTotals {
  return {
    testsTaken: record.testsTaken,
    testsPassedByArea: {
      theory: areas.theory.passed,
      hazard: areas.hazard.passed,
      highway: areas.highway.passed,
      signs: areas.signs.passed,
    },
    bestScore: record.bestScore,
    longestPassRun: record.longestPassRun,
    longestStreak: record.longestStreak,
    fastestSeconds: record.fastestSeconds,
  };
}

function toRecord(row: ProfileTable): LearnerRecord {
  return {
    streak: { count: row.streak_count, lastDay: row.streak_day },
    longestStreak: row.longest_streak,
    lastTestDate: row.last_test_date,
    testsTaken: row.tests_taken,
    scoreTotal: row.score_total,
    bestScore: row.best_score,
    passRun: row.pass_run,
    longestPassRun: row.longest_pass_run,
    fastestSeconds: row.fastest_seconds,
  };
}
