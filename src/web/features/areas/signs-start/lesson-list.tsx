import { drawSign } from '#domain/signs/draw-sign.ts';
import type { Lesson } from './lessons.ts';

type LessonListProps = { readonly heading: string; readonly lessons: readonly Lesson[] };

export function LessonList({ heading, lessons }: LessonListProps) {
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-4">
      <h2 id={heading} className="text-2xl">
        {heading}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {lessons.map(({ title, text, example, drawing }) => (
          <li key={title} className="flex flex-col rounded-panel border border-keyline bg-surface p-5">
            <span
              role="img"
              aria-label={`Sign: ${example}`}
              className="mb-4 flex h-32 items-center justify-center [&>svg]:max-h-32 [&>svg]:w-44 [&>svg]:drop-shadow-[0_0_1px_var(--ink)]"
              // A drawing made from the data beside, no text from elsewhere.
              dangerouslySetInnerHTML={{ __html: drawSign(drawing) }}
            />
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1">{text}</p>
            <p className="mt-auto pt-2 text-ink-soft">Here: {example}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
