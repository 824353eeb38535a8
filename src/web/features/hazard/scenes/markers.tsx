type MarkersProps = { readonly places: readonly (readonly [x: number, y: number])[] };

/** Numbered studs that say where to look; the numbers are those of the list beside the picture. */
export function Markers({ places }: MarkersProps) {
  return (
    <g className="font-sign" fontWeight="800" fontSize="12" textAnchor="middle">
      {places.map(([x, y], index) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r="10" fill="#ffb31a" stroke="#191b1d" strokeWidth="2" />
          <text y="4.3" fill="#191b1d">
            {index + 1}
          </text>
        </g>
      ))}
    </g>
  );
}
