import { hazardMaximumScore, hazardPassMark } from '#domain/constants.ts';
import type { PictureProps } from '../intro-pictures.tsx';
import { Board } from './board.tsx';

const from = 24;
const length = 272;
const at = (points: number) => from + (length * points) / hazardMaximumScore;

/** The whole line is all the points; the lit part is what it takes to pass. */
export function PassMark({ progress }: PictureProps) {
  const reached = hazardPassMark * Math.min(1, progress * 2);
  return (
    <Board>
      <path d={`M${from} 96H${from + length}`} stroke="#7d838a" strokeWidth="6" strokeDasharray="10 6" />
      <path d={`M${from} 96H${at(reached)}`} stroke="#ffb31a" strokeWidth="12" strokeDasharray="10 6" />
      <path d={`M${at(hazardPassMark)} 74v44`} stroke="#f7f5ee" strokeWidth="3" />
      <text x={at(hazardPassMark)} y="62" fontSize="34" fontWeight="800" textAnchor="middle">
        {hazardPassMark}
      </text>
      <text x={from} y="140">
        0
      </text>
      <text x={from + length} y="140" textAnchor="end">
        {hazardMaximumScore}
      </text>
    </Board>
  );
}
