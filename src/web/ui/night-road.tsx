/** A road into the distance with its studs, the picture of an empty or failed screen. Decorative. */
export function NightRoad() {
  return (
    <svg viewBox="0 0 160 96" className="h-24 w-40" aria-hidden="true">
      <rect width="160" height="96" rx="14" className="fill-asphalt" />
      <path d="M70 18 22 96M90 18l48 78" className="stroke-paint" strokeWidth="3" />
      <path d="M80 20v8M80 36v13M80 62v20" className="stroke-paint" strokeWidth="3" />
      <g className="fill-stud">
        <circle cx="80" cy="32" r="2" />
        <circle cx="80" cy="55" r="3.2" />
        <circle cx="80" cy="88" r="4.5" />
      </g>
    </svg>
  );
}
