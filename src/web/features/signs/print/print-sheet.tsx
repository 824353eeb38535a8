import { DrawnSign } from '../drawn-sign.tsx';
import type { Sheet } from './sheets.ts';

/** Signs or markings with their names and meanings, five in a row on paper, none cut in two. */
export function PrintSheet({ id, title, items }: Sheet) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className="print:not-first-of-type:break-before-page">
      <h2 id={id} className="mb-3 text-2xl">
        {title}
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4 lg:grid-cols-5 print:grid-cols-5 print:gap-y-3">
        {items.map((item) => (
          <li key={item.id} className="break-inside-avoid">
            <span className="flex h-24 items-center justify-center print:h-20">
              <DrawnSign drawing={item.drawing} picture={item.picture} />
            </span>
            <h3 className="mt-1 font-sans text-base leading-tight font-bold print:text-[8pt]">{item.name}</h3>
            <p className="text-sm leading-snug print:text-[7pt]">{item.meaning}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
