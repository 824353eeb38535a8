/**
 * The product spec's constants in one place. Each names the section of the spec, or the reading of it, that it comes from.
 * Durations are milliseconds, marks are percent or counts as named.
 */

/** Section 4 and 9: a practice test or quiz passes at a score of 70 or more. */
export const passScore = 70;
/** Section 5 and 9. */
export const minimumPasswordLength = 6;
/** Section 3 and 9. */
export const defaultMaxQuestions = 20;
/** Section 9: the lightweight session loads at most ten questions at a time (reading 19). */
export const questionsLoadedAtATime = 10;
/** Section 9: the one-tap session on the dashboard's challenge card. */
export const challengeQuestions = 10;
export const challengeMinutes = 20;
/** Section 9 and reading 4: the count for category 1 when content cannot tell. */
export const fallbackQuestionCount = 34;
/** Section 9: an area's percent on the dashboard is its passed tests times 25. */
export const areaPercentPerPass = 25;
/** Section 9: overall progress is passed tests over ten. */
export const passesForFullProgress = 10;
/** Section 9: shown as overall progress when there are results but no passes. */
export const overallProgressWithoutPass = 10;
/** Section 9: accuracy tiers, on the rounded integer (reading 38). */
export const excellentAccuracy = 80;
export const goodAccuracy = 60;
/** Section 9 and reading 9: Speed Demon needs under 300 s, and ten answered questions. */
export const speedDemonSeconds = 300;
export const speedDemonMinimumQuestions = 10;
/** Section 9: the hazard perception test. */
export const hazardClipsInRealTest = 14;
export const hazardPointsPerHazard = 5;
export const hazardPassMark = 44;
export const hazardMaximumScore = 75;
export const hazardIntroSeconds = 4 * 60 + 32;
/** The official multiple-choice test (reading 1): 43 of 50 in 57 minutes. */
export const officialQuestions = 50;
export const officialPassMark = 43;
export const officialMinutes = 57;
/** Reading 17: time for one question, 57 minutes over 50. */
export const secondsPerQuestion = 68;
/** Reading 16: how long a right answer stays before the session moves on. */
export const autoMoveNextDelay = 1500;
/** Section 9: the quick quiz. */
export const quickQuizQuestions = 3;
export const quickQuizMinutes = 2;
/** Section 7 and 9, reading 33: the session is looked at every 30 s and refreshed when under three ticks remain. */
export const sessionTick = 30_000;
export const sessionRefreshTicks = 3;
/** Section 9: a request times out after 10 s. */
export const requestTimeout = 10_000;

/** Section 9: how long toasts stay. */
export const toastDurations = {
  default: 2500,
  signIn: 2000,
  auth: 2500,
  profile: 2000,
  mockTest: 1500,
  /** Reading 21: 5 s after a category session, 3 s after a lightweight one. */
  categorySessionComplete: 5000,
  lightweightSessionComplete: 3000,
} as const;
