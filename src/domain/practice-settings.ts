import { defaultMaxQuestions } from './constants.ts';

/** Which questions a session of chosen categories draws from: the four scopes of the revision modal (spec section 2). */
export const practiceScopes = ['all', 'incorrect', 'unseen', 'flagged'] as const;
export type PracticeScope = (typeof practiceScopes)[number];

export const practiceScopeLabels: Readonly<Record<PracticeScope, string>> = {
  all: 'All questions',
  incorrect: 'Previously answered incorrectly',
  unseen: 'Questions not seen yet',
  flagged: 'Flagged questions',
};

/** Practice settings of spec section 3. */
export type PracticeSettings = {
  readonly maxQuestions: number;
  readonly autoMoveNext: boolean;
  readonly alertIncorrect: boolean;
  readonly countdownToAnswer: boolean;
};

export const defaultPracticeSettings: PracticeSettings = {
  maxQuestions: defaultMaxQuestions,
  autoMoveNext: true,
  alertIncorrect: true,
  countdownToAnswer: false,
};

/** The number typed as maximum (spec section 5): clearing the field is 0, anything but digits is ignored (the old number stays). */
export function typedMaxQuestions(typed: string, current: number): number {
  if (typed === '') return 0;
  return /^\d{1,4}$/.test(typed) ? Number(typed) : current;
}

/** Start Practice is disabled with no category or a maximum of 0 or less (spec section 5). */
export function canStartPractice(chosenCategories: number, maxQuestions: number): boolean {
  return chosenCategories > 0 && Number.isInteger(maxQuestions) && maxQuestions > 0;
}
