import { officialPassMark, officialQuestions } from '#domain/constants.ts';
import { percentOf } from '#domain/grading.ts';

/** The real test's mark in small print, wherever a practice score could be taken for it (reading 1). */
export function OfficialMark() {
  return (
    <p className="text-sm text-ink-soft">
      To pass the real test you need {officialPassMark} out of {officialQuestions} (
      {percentOf(officialPassMark, officialQuestions)}%).
    </p>
  );
}
