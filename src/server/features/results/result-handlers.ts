import { listTestResults, saveTestResult } from '#contract/results.ts';
import { londonDay } from '#domain/london-day.ts';
import { currentStreak } from '#domain/streak.ts';
import { profileRepository } from '#server/db/repositories/profiles.ts';
import { type ResultCursor, testResultRepository } from '#server/db/repositories/test-results.ts';
import { answer, type Handler } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { resultSaver } from './result-saver.ts';

/** Test results: save once, list a page at a time. */
export function resultHandlers(services: Services): Handler[] {
  const { database, now } = services;
  const save = resultSaver(services);
  const results = testResultRepository(database.db);
  const profiles = profileRepository(database.db, database.engine);

  return [
    answer(saveTestResult, async ({ body }, { userId }) => {
      const { result, isNew, earned, streak } = await save(userId, body);
      return { result, isNew, earned, streak: currentStreak(streak, londonDay(now())) };
    }),
    answer(listTestResults, async ({ query }, { userId }) => {
      // One more than asked for tells whether there is a next page.
      const [found, record, latest] = await Promise.all([
        results.page(userId, query.limit + 1, toCursor(query.after)),
        profiles.find(userId),
        results.page(userId, 2, null),
      ]);
      const page = found.slice(0, query.limit);
      const last = page.at(-1);
      return {
        results: page,
        next: found.length > page.length && last !== undefined ? `${Date.parse(last.testDate)}.${last.id}` : null,
        statistics: {
          testsTaken: record.testsTaken,
          averageScore: record.testsTaken === 0 ? 0 : Math.round(record.scoreTotal / record.testsTaken),
          latestScores: latest.map((result) => result.score),
        },
      };
    }),
  ];
}

function toCursor(after: string | undefined): ResultCursor | null {
  if (after === undefined) return null;
  const [testDate, id = ''] = after.split('.');
  return { testDate: Number(testDate), id };
}
