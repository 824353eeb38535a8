const id = 'stage-heading';

/** The heading of a step within a screen; the focus comes here when one appears. */
export function StageHeading({ children }: { readonly children: string }) {
  return (
    <h2 id={id} tabIndex={-1} className="text-2xl outline-none">
      {children}
    </h2>
  );
}

/** After a step to another stage, once it is on the page: to the top, with the focus on its heading, or the screen's own. */
export function showStage(): void {
  window.scrollTo(0, 0);
  const heading = document.getElementById(id) ?? document.querySelector<HTMLElement>('h1');
  heading?.focus({ preventScroll: true });
}
