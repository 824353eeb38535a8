/** Seconds as '4m 32s' (spec section 2). */
export function shortDuration(seconds: number): string {
  return `${Math.floor(seconds / 60)}m ${seconds % 60}s`;
}

/** Seconds in words, '4 minutes 32 seconds'. */
export function durationInWords(seconds: number): string {
  return `${counted(Math.floor(seconds / 60), 'minute')} ${counted(seconds % 60, 'second')}`;
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
