const id = 'stage-heading';

/** The heading of a session's end screens; the focus comes here when one appears. */
export function StageHeading({ children }: { readonly children: string }) {
  return (
    <h2 id={id} tabIndex={-1} className="text-2xl outline-none">
      {children}
    </h2>
  );
}

/** After a step to another stage, once it is on the page: to the top, with the focus on its heading. */
export function showStage(): void {
  window.scrollTo(0, 0);
  document.getElementById(id)?.focus({ preventScroll: true });
}
