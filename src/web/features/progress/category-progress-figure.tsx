import { useState } from 'react';
import type { CategoryProgress } from '#contract/progress.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card } from '#web/ui/card.tsx';
import { CategoryBars } from './category-bars.tsx';
import { CategoryTable } from './category-table.tsx';

const views = ['Chart', 'Table'] as const;

/** The sixteen categories as a chart, or as the table of the same numbers. */
export function CategoryProgressFigure({ progress }: { readonly progress: readonly CategoryProgress[] }) {
  const [view, setView] = useState<(typeof views)[number]>('Chart');
  return (
    <Card>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">Topic by topic</h2>
        <fieldset aria-label="Show as" className="flex gap-2">
          {views.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === view}
              className={buttonClass(one === view ? 'primary' : 'secondary', false)}
              onClick={() => setView(one)}
            >
              {one}
            </button>
          ))}
        </fieldset>
      </div>
      {view === 'Chart' ? <CategoryBars progress={progress} /> : <CategoryTable progress={progress} />}
    </Card>
  );
}
