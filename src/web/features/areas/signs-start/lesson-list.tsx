import type { Lesson } from './lessons.tsx';

type LessonListProps = { readonly heading: string; readonly lessons: readonly Lesson[] };

export function LessonList({ heading, lessons }: LessonListProps) {
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-4">
      <h2 id={heading} className="text-2xl">
        {heading}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {lessons.map(({ title, text, example, Picture }) => (
          <li key={title} className="flex flex-col rounded-panel border border-keyline bg-surface p-5">
            <span
              aria-hidden="true"
              className="mb-4 flex h-32 items-center justify-center font-sign [&>svg]:h-full [&>svg]:max-w-full [&>svg]:drop-shadow-[0_0_1px_var(--control)]"
            >
              <Picture />
            </span>
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1">{text}</p>
            <p className="mt-auto pt-2 text-ink-soft">Here: {example}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
