const timeZone = 'Europe/London';
const day = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'long', year: 'numeric' });
const minute = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** '20 November 2026', in London. */
export function londonDate(instant: number): string {
  return day.format(instant);
}

/** '20 Nov 2026, 14:05', in London. */
export function londonDateAndTime(instant: number): string {
  return minute.format(instant);
}
