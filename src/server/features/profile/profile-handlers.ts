import type { Learner } from '#contract/account.ts';
import { exportMyData, getDashboard, getProfile, updateProfile } from '#contract/profile.ts';
import { areaIds } from '#domain/areas.ts';
import { londonDay } from '#domain/london-day.ts';
import { areaPercent, overallPercent } from '#domain/progress.ts';
import { productName } from '#domain/product.ts';
import { currentStreak } from '#domain/streak.ts';
import { accountRepository } from '#server/db/repositories/accounts.ts';
import { exportLearner } from '#server/db/repositories/learner-export.ts';
import { profileRepository } from '#server/db/repositories/profiles.ts';
import { ApiError } from '#server/http/api-error.ts';
import { answer, type Handler } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';

/** The learner's profile and the dashboard's numbers. */
export function profileHandlers({ database, now }: Services): Handler[] {
  const profiles = profileRepository(database.db, database.engine);
  const accounts = accountRepository(database.db, database.engine);

  const present = async (learner: Learner) => {
    const { streak, lastTestDate } = await profiles.find(learner.id);
    return { ...learner, streakCount: currentStreak(streak, londonDay(now())), lastTestDate };
  };

  return [
    answer(getProfile, (_request, { session }) => present(session.learner)),
    answer(updateProfile, async ({ body }, { userId }) => {
      const learner = await accounts.rename(userId, body.fullName, now());
      if (learner === null) throw new ApiError('SIGNED_OUT');
      return present(learner);
    }),
    answer(exportMyData, async (_request, { userId, session, reply }) => {
      reply.header('content-disposition', `attachment; filename="${productName.toLowerCase()}-my-data.json"`);
      return {
        product: productName,
        exportedAt: new Date(now()).toISOString(),
        account: session.learner,
        sessions: (await accounts.sessions(userId)).map(({ since, until }) => ({
          since: new Date(since).toISOString(),
          until: new Date(until).toISOString(),
        })),
        tables: await exportLearner(database.db, userId),
      };
    }),
    answer(getDashboard, async (_request, { userId }) => {
      const [record, totals] = await Promise.all([profiles.find(userId), profiles.areaTotals(userId)]);
      const passed = areaIds.reduce((sum, area) => sum + totals[area].passed, 0);
      return {
        streakCount: currentStreak(record.streak, londonDay(now())),
        lastTestDate: record.lastTestDate,
        overallPercent: overallPercent(record.testsTaken, passed),
        areas: areaIds.map((area) => ({
          area,
          passed: totals[area].passed,
          percent: areaPercent(totals[area].passed),
        })),
      };
    }),
  ];
}
