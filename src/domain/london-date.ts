const timeZone = 'Europe/London';
const withWeekday = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const dayOnly = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'long', year: 'numeric' });
const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** An instant (epoch ms) as 'Friday 20 November 2026', in London. */
export function longLondonDate(instant: number): string {
  // Some versions of the locale data put a comma after the weekday.
  return withWeekday.format(instant).replace(',', '');
}

/** An instant (epoch ms) as '20 November 2026', in London. */
export function londonDate(instant: number): string {
  return dayOnly.format(instant);
}

/** An instant (epoch ms) as '05 Sep 2026, 09:30', in London: the spec's dd MMM yyyy, HH:mm. */
export function londonDateTime(instant: number): string {
  const parts: Record<string, string> = {};
  for (const { type, value } of dayAndTime.formatToParts(instant)) parts[type] = value;
  const { day = '', month = '', year = '', hour = '', minute = '' } = parts;
  // British locale data shortens September to four letters.
  return `${day} ${month.slice(0, 3)} ${year}, ${hour}:${minute}`;
}
