import type { SignEntry } from '#contract/signs.ts';
import type { SignCategoryEntry } from '#domain/sign-categories.ts';
import type { Drawings } from '../api/get-drawings.ts';
import { DrawnSign } from '../drawn-sign.tsx';

type PrintSheetProps = {
  readonly category: SignCategoryEntry;
  readonly signs: readonly SignEntry[];
  readonly drawings: Drawings;
};

/** A category's signs with their names and meanings, five in a row on paper, none cut in two. */
export function PrintSheet({ category, signs, drawings }: PrintSheetProps) {
  if (signs.length === 0) return null;
  return (
    <section aria-labelledby={category.id} className="print:not-first-of-type:break-before-page">
      <h2 id={category.id} className="mb-3 text-2xl">
        {category.title}
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4 lg:grid-cols-5 print:grid-cols-5 print:gap-y-3">
        {signs.map((sign) => (
          <li key={sign.id} className="break-inside-avoid">
            <span className="flex h-24 items-center justify-center print:h-20">
              <DrawnSign drawing={drawings.get(sign.id) ?? null} picture={sign.picture} />
            </span>
            <h3 className="mt-1 font-sans text-base leading-tight font-bold print:text-[8pt]">{sign.name}</h3>
            <p className="text-sm leading-snug print:text-[7pt]">{sign.meaning}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
