export type Politeness = 'polite' | 'assertive';

const regions = new Map<Politeness, HTMLElement>();

/** Says a sentence to screen readers, without moving the focus. `assertive` interrupts; keep it for what cannot wait. */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  const region = regions.get(politeness) ?? addRegion(politeness);
  region.textContent = '';
  // Emptied first and filled later: the same sentence twice is read twice, and a region that is new has been seen empty.
  setTimeout(() => {
    region.textContent = text;
  }, 60);
}

/** Puts the live regions on the page, empty, before anything is said. */
export function mountAnnouncer(): void {
  addRegion('polite');
  addRegion('assertive');
}

function addRegion(politeness: Politeness): HTMLElement {
  const region = document.createElement('div');
  region.className = 'sr-only';
  region.setAttribute('aria-live', politeness);
  document.body.append(region);
  regions.set(politeness, region);
  return region;
}
