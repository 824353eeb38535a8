import type { AreaId } from '#domain/areas.ts';
import {
  hazardMaximumScore,
  hazardPassMark,
  officialPassMark,
  officialQuestions,
  passScore,
} from '#domain/constants.ts';
import { percentOf } from '#domain/grading.ts';

type OfficialMarkProps = {
  readonly area?: AreaId;
  /** A mock test passes at the official mark itself. */
  readonly isMockTest?: boolean;
};

/** The small print beside every practice pass (reading 1), so that nobody takes 70% for ready. */
export function OfficialMark({ area = 'theory', isMockTest = false }: OfficialMarkProps) {
  const [test, mark, most] =
    area === 'hazard'
      ? ['hazard perception test', hazardPassMark, hazardMaximumScore]
      : ['theory test', officialPassMark, officialQuestions];
  return (
    <p className="text-sm">
      {isMockTest ? 'This mock test passes at the official mark.' : `A practice test passes at ${passScore}%.`} The
      official {test} asks for {mark} of {most} ({percentOf(mark, most)}%).
    </p>
  );
}
