import { hazardPointsPerHazard } from '#domain/constants.ts';
import type { PictureProps } from '../intro-pictures.tsx';
import { Board } from './board.tsx';

const width = 34;
const start = 84;
const shades = ['#ffb31a', '#e8a01a', '#c7881d', '#a16f20', '#7a5722'];

/** The stretch that scores, from most to least. */
export function ScoringWindow({ progress }: PictureProps) {
  const now = 20 + 280 * Math.min(1, progress * 1.5);
  const points = Array.from({ length: hazardPointsPerHazard }, (_, index) => hazardPointsPerHazard - index);
  return (
    <Board>
      <path d="M20 104h280" stroke="#d8d5cb" strokeWidth="3" strokeDasharray="14 8" />
      {points.map((point, index) => (
        <g key={point} transform={`translate(${start + index * width} 82)`}>
          <rect width={width - 2} height="44" rx="4" fill={shades[index % shades.length]} />
          <text x={width / 2 - 1} y="31" fontSize="24" textAnchor="middle" fill={index < 3 ? '#191b1d' : '#fff'}>
            {point}
          </text>
        </g>
      ))}
      <path d="M84 76V56" stroke="#f7f5ee" strokeWidth="2" />
      <text x="84" y="48">
        The hazard begins
      </text>
      {progress < 1 && <path d={`M${now} 70v68`} stroke="#e0322f" strokeWidth="3" />}
      <text x="20" y="150" fill="#bcbfc1">
        Nothing yet
      </text>
      <text x="300" y="150" textAnchor="end" fill="#bcbfc1">
        Too late
      </text>
    </Board>
  );
}
