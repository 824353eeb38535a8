import { hazardClipsInRealTest } from '#domain/constants.ts';
import type { PictureProps } from '../intro-pictures.tsx';
import { Board, Stud } from './board.tsx';

const columns = 5;
/** Which clip has two hazards; nobody knows beforehand. */
const double = 8;

/** A small screen for each clip, one after the other, with a stud for each hazard. */
export function ClipTiles({ progress }: PictureProps) {
  return (
    <Board>
      {Array.from({ length: Math.ceil(hazardClipsInRealTest * Math.min(1, progress * 2)) }, (_, index) => {
        const x = 20 + (index % columns) * 57;
        const y = 18 + Math.floor(index / columns) * 50;
        return (
          // The tiles are alike and never move.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={index}>
            <rect x={x} y={y} width="50" height="42" rx="4" fill="#5b6065" />
            <path d={`M${x + 23} ${y + 12}h4l16 30h-36z`} fill="#3a3f45" />
            {index === double ? (
              <>
                <Stud x={x + 16} y={y + 28} r={6} />
                <Stud x={x + 34} y={y + 28} r={6} />
              </>
            ) : (
              <Stud x={x + 25} y={y + 28} r={6} />
            )}
          </g>
        );
      })}
    </Board>
  );
}
