/** The groups in which the Highway Code and the sign library show traffic signs. */
export type SignCategory = 'warning' | 'regulatory' | 'information' | 'direction' | 'motorway' | 'roadworks';

/** What the library and the quizzes know about a sign; its drawing is kept apart, under the same id. */
export interface Sign {
  id: string;
  name: string;
  category: SignCategory;
  shape: string;
  colours: string;
  symbol: string;
  meaning: string;
  /** What a driver does on seeing this very sign. Says 'must' only where the law does. */
  whatToDo: string;
  mistakes: string[];
  /** What is to be seen on the sign, for those who do not see it, without what it means. */
  description: string;
  /** Ids of signs that learners take this one for. */
  confusedWith: string[];
  /** Numbers of Highway Code rules, such as "109". */
  rules: string[];
  /** Among the signs every learner is to know first. */
  essential: boolean;
}

/** The groups of road markings, lights and signals given by people and vehicles. */
export const markingGroups = [
  'across',
  'along',
  'stud',
  'edge',
  'surface',
  'lights',
  'lanes',
  'motorway',
  'police',
  'patrol',
  'officer',
  'vehicle',
  'arm',
  'beacon',
  'plate',
  'hazard',
  'crossing',
  'tram',
] as const;

export type MarkingGroup = (typeof markingGroups)[number];

/** A road marking, a light or a signal. */
export interface Marking {
  id: string;
  name: string;
  group: MarkingGroup;
  description: string;
  meaning: string;
  rules: string[];
  /** Id of its drawing, which may be that of a sign; none where there is nothing to see. */
  drawing: string | null;
  /** Why there is no drawing. */
  notDrawn?: string | undefined;
}
