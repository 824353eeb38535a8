/** The sign for a road with no way through: blue, a white road, a red bar across its end. Decorative. */
export function NoThroughRoad() {
  return (
    <svg viewBox="0 0 120 120" className="size-36" aria-hidden="true">
      <rect width="120" height="120" rx="12" className="fill-highway" />
      <rect x="4" y="4" width="112" height="112" rx="9" fill="none" stroke="#fff" strokeWidth="3" />
      <rect x="52" y="42" width="16" height="62" fill="#fff" />
      <rect x="34" y="22" width="52" height="20" fill="#fff" />
      <rect x="37" y="25" width="46" height="14" fill="#c4161c" />
    </svg>
  );
}
