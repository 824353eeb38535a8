import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { HighwayCodeSection } from '#contract/area-content.ts';
import { sectionBookmark } from '#domain/bookmark-id.ts';
import { classes } from '#web/ui/classes.ts';
import { BookmarkButton } from '../bookmark-button.tsx';
import { CodePlate } from '../code-plate.tsx';
import { SectionBody } from './section-body.tsx';

type SectionItemProps = {
  readonly section: HighwayCodeSection;
  readonly open: boolean;
  readonly onToggle: (heading: HTMLElement) => void;
};

export function SectionItem({ section, open, onToggle }: SectionItemProps) {
  const bodyId = useId();
  const { id, title, range, summary } = section;
  return (
    <section
      id={sectionBookmark(id)}
      tabIndex={-1}
      aria-label={title}
      className={classes(
        'scroll-mt-4 rounded-panel border-2 bg-surface outline-none',
        open ? 'border-accent-ink' : 'border-keyline',
      )}
    >
      <div className="flex items-start gap-1 py-2 pr-2">
        <h2 className="min-w-0 flex-1 font-sans text-base leading-normal font-normal">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={bodyId}
            className="group flex w-full items-start gap-3 rounded-control py-2 pr-2 pl-4 text-left"
            onClick={({ currentTarget }) => onToggle(currentTarget)}
          >
            <ChevronDown
              aria-hidden="true"
              className={classes('mt-0.5 size-6 shrink-0 transition-transform duration-150', open && 'rotate-180')}
            />
            <span className="min-w-0">
              <span className="block font-sign text-xl leading-tight font-bold underline-offset-4 group-hover:underline">
                {title}
              </span>
              <span className="mt-1 block text-wrap text-ink-soft">{summary}</span>
              <span className="mt-2 block">
                <CodePlate>{range}</CodePlate>
              </span>
            </span>
          </button>
        </h2>
        <BookmarkButton itemId={sectionBookmark(id)} name={title} />
      </div>
      <div id={bodyId} hidden={!open}>
        {open && <SectionBody section={section} />}
      </div>
    </section>
  );
}
