/** A number of the Code on a small plate in its blue: 'Rule 126', 'Rules 1–35'. */
export function CodePlate({ children }: { readonly children: string }) {
  return (
    <span className="inline-block rounded-lg bg-highway px-3 py-1 font-sign text-sm font-bold whitespace-nowrap text-on-highway ring-1 ring-on-highway ring-inset">
      {children}
    </span>
  );
}
