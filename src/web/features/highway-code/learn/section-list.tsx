import type { HighwayCodeSection } from '#contract/area-content.ts';
import { SectionItem } from './section-item.tsx';
import { useOpenSection } from './use-open-section.ts';

/** The sections, one open at a time. */
export function SectionList({ sections }: { readonly sections: readonly HighwayCodeSection[] }) {
  const { open, toggle } = useOpenSection(sections);
  return (
    <ul className="flex flex-col gap-3 [overflow-anchor:none]">
      {sections.map((section) => (
        <li key={section.id}>
          <SectionItem
            section={section}
            open={section.id === open}
            onToggle={(heading) => toggle(section.id, heading)}
          />
        </li>
      ))}
    </ul>
  );
}
