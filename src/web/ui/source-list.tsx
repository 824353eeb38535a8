import type { QuestionSource } from '#contract/question.ts';
import { sourceName } from './source-name.ts';

/** The rules and laws that a question rests on, each on a small plate in the blue of the Code. */
export function SourceList({ sources }: { readonly sources: readonly QuestionSource[] }) {
  return (
    <ul aria-label="Sources" className="mt-3 flex flex-wrap gap-2">
      {sources.map(sourceName).map((name) => (
        <li
          key={name}
          className="rounded-lg bg-highway px-3 py-1 font-sign text-sm font-bold text-on-highway ring-1 ring-on-highway ring-inset"
        >
          {name}
        </li>
      ))}
    </ul>
  );
}
