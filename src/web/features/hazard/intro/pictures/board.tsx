import type { ReactNode } from 'react';

/** The asphalt on which figures are drawn, in road-sign lettering. */
export function Board({ children }: { readonly children: ReactNode }) {
  return (
    <g className="font-sign" fontWeight="700" fontSize="13" fill="#f7f5ee">
      <rect width="320" height="180" fill="#24282c" />
      {children}
    </g>
  );
}

/** A stud of the given radius, lit or not. */
export function Stud({
  x,
  y,
  r,
  lit = true,
}: {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly lit?: boolean;
}) {
  return <circle cx={x} cy={y} r={r} fill={lit ? '#ffb31a' : '#7d838a'} />;
}
