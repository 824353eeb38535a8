/**
 * A calendar day in Europe/London as a whole number of days since 1 January 1970. Consecutive days differ by one, across
 * clock changes, leap days and year ends alike (reading 7).
 */
export type LondonDay = number;

const dayLength = 86_400_000;
const londonDate = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** The London day that an instant (epoch ms) falls on. */
export function londonDay(instant: number): LondonDay {
  const parts: Record<string, number> = {};
  for (const { type, value } of londonDate.formatToParts(instant)) parts[type] = Number(value);
  return Date.UTC(parts.year ?? 1970, (parts.month ?? 1) - 1, parts.day ?? 1) / dayLength;
}
