/** Seconds as a length of film is written: 272 is '4:32'. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The same in words, for those who hear it: '4 minutes 32 seconds'. */
export function spokenTime(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [minutes > 0 && count(minutes, 'minute'), (rest > 0 || minutes === 0) && count(rest, 'second')]
    .filter(Boolean)
    .join(' ');
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
