import { type Random, shuffled } from './random.ts';
import type { SignLook } from './sign-look.ts';
import type { Sign } from './signs/sign.ts';

/** Of a sign what a quiz looks at. */
export type QuizSign = Pick<Sign, 'id' | 'name' | 'category' | 'meaning' | 'confusedWith' | 'essential'> & {
  readonly look: Pick<SignLook, 'shape' | 'colours' | 'symbols' | 'lettering'>;
};

/** `meaning`: a sign is shown, and the learner says what it means. `sign`: the other way round. */
export type SignQuizDirection = 'meaning' | 'sign';

/** One question: the options are ids of signs, in the order shown. */
export type SignQuizQuestion = {
  readonly id: string;
  readonly direction: SignQuizDirection;
  readonly options: readonly string[];
  readonly correctAnswer: number;
};

export const signQuizQuestions = 10;
const optionsEach = 4;
/** Of ten questions so many are about signs that every learner is to know first. */
const essentialQuestions = 7;

/**
 * Draws a quiz: half of the questions in each direction, wrong options that learners really take for the right one. The same
 * source of randomness draws the same quiz.
 */
export function drawSignQuiz(
  signs: readonly QuizSign[],
  random: Random,
  count: number = signQuizQuestions,
): readonly SignQuizQuestion[] {
  const askable = shuffled(
    signs.filter((sign) => isAskable(sign, signs)),
    random,
  );
  const essential = askable.filter((sign) => sign.essential).slice(0, Math.ceil((count * essentialQuestions) / 10));
  const others = askable.filter((sign) => !essential.includes(sign));
  const asked = shuffled([...essential, ...others.slice(0, count - essential.length)], random);
  const directions = shuffled(
    asked.map((_, index): SignQuizDirection => (index % 2 === 0 ? 'meaning' : 'sign')),
    random,
  );
  return asked.map((sign, index) => {
    const options = shuffled([sign, ...wrongOptions(sign, signs, random)], random).map(({ id }) => id);
    return { id: sign.id, direction: directions[index] ?? 'meaning', options, correctAnswer: options.indexOf(sign.id) };
  });
}

/** A sign whose name is written on it asks nothing, and one that shares its meaning with another has two right answers. */
function isAskable(sign: QuizSign, signs: readonly QuizSign[]): boolean {
  if (letters(sign.look.lettering).includes(letters(sign.name))) return false;
  return !signs.some((other) => other.id !== sign.id && other.meaning === sign.meaning);
}

/**
 * Three signs that are taken for this one: first those that learners confuse with it, then what those are confused with and has
 * its shape, and after them the signs that look most like it.
 */
export function wrongOptions(sign: QuizSign, signs: readonly QuizSign[], random: Random): readonly QuizSign[] {
  const byId = new Map(signs.map((one) => [one.id, one]));
  const confusedWith = (one: QuizSign) => one.confusedWith.flatMap((id) => byId.get(id) ?? []);
  const confused = confusedWith(sign);
  const once = confused.flatMap(confusedWith).filter((one) => one.look.shape === sign.look.shape);
  const alike = shuffled(signs, random)
    .map((one) => ({ one, likeness: likeness(sign, one) }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ one }) => one);
  const ranked = new Set([...shuffled(confused, random), ...shuffled(once, random), ...alike]);
  const wrong = [...ranked].filter(
    (one) => one.id !== sign.id && !isCalledAlike(one, sign) && one.meaning !== sign.meaning,
  );
  return wrong.slice(0, optionsEach - 1);
}

/** How much of what one sees of a sign, one sees of another. */
function likeness(sign: QuizSign, other: QuizSign): number {
  const shared = <T>(own: readonly T[], theirs: readonly T[]) => own.filter((one) => theirs.includes(one)).length;
  const pictures = sign.look.symbols.filter((symbol) => symbol !== 'other' && symbol !== 'words');
  return (
    (other.look.shape === sign.look.shape ? 3 : 0) +
    (other.category === sign.category ? 2 : 0) +
    2 * shared(pictures, other.look.symbols) +
    shared(sign.look.colours, other.look.colours) -
    Math.abs(sign.look.colours.length - other.look.colours.length)
  );
}

/** 'One-way traffic' and 'One-way traffic (arrow)' would both be right. */
function isCalledAlike({ name: one }: QuizSign, { name: other }: QuizSign): boolean {
  const [short = '', long = ''] = [one, other].map(withoutBrackets).toSorted((a, b) => a.length - b.length);
  return long.startsWith(short);
}

function withoutBrackets(name: string): string {
  return letters(name.replaceAll(/\(.*?\)/g, ''));
}

function letters(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
