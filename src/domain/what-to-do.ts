import type { SignLook } from './sign-look.ts';
import type { SignCategory } from './signs/sign.ts';

type Seen = {
  readonly category: SignCategory;
  readonly name: string;
  readonly look: Pick<SignLook, 'shape' | 'colours'>;
};

/** What a sign of this shape and kind asks of a driver, beside what it means itself. */
export function whatToDo({ category, name, look: { shape, colours } }: Seen): string {
  if (/\b(?:ends?|end of)\b/i.test(name) && category !== 'warning') {
    return 'What was in force until here is over. Look for the limits and the signs that come next.';
  }
  if (shape === 'octagon') {
    return category === 'roadworks'
      ? 'Stop, and wait until the board is turned to Go.'
      : 'Stop at the line every time, even when the road looks clear. Go on when it is safe.';
  }
  if (shape === 'triangle-down') {
    return category === 'warning'
      ? 'Slow down now. A line where you stop, or let others go first, is just ahead.'
      : 'Slow down, and stop if you need to, so that traffic on the road ahead goes first.';
  }
  if (shape === 'triangle') return 'Look well ahead for it, ease off in good time, and be ready to slow down or stop.';
  if (shape === 'signal') return 'Act on it straight away, and keep to it until a signal tells you that it is over.';
  if (category === 'regulatory' && shape === 'circle') {
    return colours.includes('red')
      ? 'Obey it. A red ring tells you what you must not do, or sets a limit.'
      : 'Obey it. A blue disc gives an instruction, or says whom the route is for.';
  }
  return byCategory[category];
}

const byCategory: Readonly<Record<SignCategory, string>> = {
  warning: 'Slow down in good time, and be ready for what it shows.',
  regulatory: 'Obey it: it sets a rule for this place. Read the times and the small print too.',
  information: 'Use it to choose your speed, your lane or where to stop in good time.',
  direction: 'Find your place or road number early, and get into the right lane in good time.',
  motorway: 'Read it early, and change lanes in good time, or not at all.',
  roadworks: 'Slow down, keep to the lane and the limit that are shown, and watch for people at work.',
};
