import type { HazardClip } from '#contract/hazard.ts';
import { hazardPointsPerHazard } from '#domain/constants.ts';

const width = 600;

type ClipTimelineProps = { readonly clip: HazardClip; readonly presses: readonly number[] };

/** The clip from its start to its end: where points were to be had, and where the learner pressed. The words beside it say the same. */
export function ClipTimeline({ clip: { duration, hazards }, presses }: ClipTimelineProps) {
  const x = (seconds: number) => (seconds / duration) * (width - 16) + 8;
  return (
    <svg viewBox={`0 0 ${width} 64`} aria-hidden="true" className="w-full rounded-control bg-asphalt">
      <path d={`M8 46H${width - 8}`} className="stroke-stud-off" strokeWidth="4" strokeDasharray="14 8" />
      {hazards.map(({ opens, closes }) => {
        const part = (x(closes) - x(opens)) / hazardPointsPerHazard;
        return (
          <g key={opens}>
            {Array.from({ length: hazardPointsPerHazard }, (_, index) => (
              <g key={hazardPointsPerHazard - index}>
                <rect
                  x={x(opens) + index * part}
                  y="36"
                  width={part}
                  height="20"
                  className="fill-stud"
                  opacity={1 - index * 0.15}
                />
                <text
                  x={x(opens) + (index + 0.5) * part}
                  y="50"
                  textAnchor="middle"
                  className="fill-on-stud font-sign text-[9px] font-bold"
                >
                  {hazardPointsPerHazard - index}
                </text>
              </g>
            ))}
          </g>
        );
      })}
      {presses.map((at, index) => (
        // Two presses may fall on the same moment.
        // oxlint-disable-next-line react/no-array-index-key
        <g key={index} transform={`translate(${x(at)} 6)`}>
          <path d="M0 0v52" className="stroke-on-asphalt" strokeWidth="2" />
          <path d="M1 0h14l-4 6 4 6H1z" fill="#e0322f" />
        </g>
      ))}
    </svg>
  );
}
