import type { LondonDay } from '#domain/london-day.ts';

const tips = [
  'Read the whole question and every option before you choose.',
  'Ten questions a day stay in your memory better than a hundred the night before.',
  'Got one wrong? Read why. The reason is what you will remember in the test.',
  'The shape of a sign is a clue: circles give orders, triangles warn, rectangles inform.',
  'In the real test you can flag a question and come back to it. Get used to doing so here.',
  'When you travel as a passenger, name each sign you pass and say what the driver must do.',
  'Learn stopping distances in two parts: thinking distance first, then braking distance.',
] as const;

/** Takes as much room as any. */
export const longestTip = tips.reduce((longest, tip) => (tip.length > longest.length ? tip : longest), '');

/** The tip of a day: the same one all day, another one tomorrow. */
export function proTip(day: LondonDay): string {
  return tips[day % tips.length] ?? tips[0];
}
