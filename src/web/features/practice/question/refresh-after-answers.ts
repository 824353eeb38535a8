import { type LondonDay, londonDay } from '#domain/london-day.ts';
import { profileQuery } from '#web/lib/profile.ts';
import { queryClient } from '#web/lib/query-client.ts';

/** The day whose first answer has moved the streak already. */
let countedDay: LondonDay | undefined;

/** What recorded answers change elsewhere: progress, and once a day the streak in the header. */
export function refreshAfterAnswers(): void {
  void queryClient.invalidateQueries({ queryKey: ['progress'] });
  const today = londonDay(Date.now());
  if (today === countedDay) return;
  countedDay = today;
  void queryClient.invalidateQueries(profileQuery);
  void queryClient.invalidateQueries({ queryKey: ['dashboard'] });
}
