import type { PictureProps } from '../intro-pictures.tsx';
import { Board, Stud } from './board.tsx';

/** Two presses as a hazard begins; and many in a rhythm, which score nothing. */
export function Responses({ progress }: PictureProps) {
  const first = Math.min(1, progress * 2.5);
  const second = Math.min(1, Math.max(0, progress * 2.5 - 1.25));
  return (
    <Board>
      <text x="24" y="36">
        As you see it
      </text>
      <path d="M24 62h272" stroke="#d8d5cb" strokeWidth="3" strokeDasharray="14 8" />
      <rect x="150" y="48" width="70" height="28" rx="5" fill="none" stroke="#ffb31a" strokeWidth="2.500" />
      {first > 0.4 && <Stud x={160} y={62} r={7} />}
      {first > 0.6 && <Stud x={186} y={62} r={7} />}
      {first === 1 && <path d="M262 40l8 8 16-18" fill="none" stroke="#67d19a" strokeWidth="5" />}
      <text x="24" y="116">
        In a rhythm
      </text>
      <path d="M24 142h272" stroke="#d8d5cb" strokeWidth="3" strokeDasharray="14 8" />
      <rect x="150" y="128" width="70" height="28" rx="5" fill="none" stroke="#7d838a" strokeWidth="2.500" />
      {Array.from({ length: Math.ceil(12 * second) }, (_, index) => (
        // The presses are alike and never move.
        // oxlint-disable-next-line react/no-array-index-key
        <Stud key={index} x={34 + index * 23} y={142} r={7} lit={false} />
      ))}
      {second === 1 && <path d="M264 104l18 18M282 104l-18 18" stroke="#ff9a90" strokeWidth="5" />}
    </Board>
  );
}
