/** So many flags fit on a small phone; more presses than these are no look at the road. */
const mostFlags = 14;

/** A red flag for each press, as in the real test. What a press is worth is not told here. */
export function ResponseFlags({ count }: { readonly count: number }) {
  return (
    <p>
      <span className="sr-only">{count === 1 ? '1 press so far' : `${count} presses so far`}</span>
      {count > 0 && (
        <span aria-hidden="true" className="flex gap-1 rounded-md bg-asphalt px-2 py-1">
          {Array.from({ length: Math.min(count, mostFlags) }, (_, index) => (
            // Flags are alike and never move.
            // oxlint-disable-next-line react/no-array-index-key
            <Flag key={index} />
          ))}
        </span>
      )}
    </p>
  );
}

function Flag() {
  return (
    <svg viewBox="0 0 14 20" className="h-5 w-3.5">
      <path d="M1.5 1v18" className="stroke-on-asphalt" strokeWidth="2" strokeLinecap="round" />
      <path d="M2.5 1.5h11l-3 4 3 4h-11z" fill="#e0322f" />
    </svg>
  );
}
