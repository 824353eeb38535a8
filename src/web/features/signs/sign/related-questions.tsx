import { useQuery } from '@tanstack/react-query';
import { findCategory } from '#domain/categories.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { questionsQuery } from '../api/pick-questions.ts';

/** The practice questions that show a sign, with the way to where they are asked. */
export function RelatedQuestions({ ids }: { readonly ids: readonly string[] }) {
  const { data = [], isPending } = useQuery(questionsQuery(ids));
  if (ids.length === 0) return null;
  // The ids tell the categories, so that the way is there even where the questions could not be had.
  const slugs = new Set(ids.map((id) => id.replace(/-\d+$/, '')));
  const categories = [...slugs].flatMap((slug) => findCategory(slug) ?? []);
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="mb-3 text-2xl">
        Practice questions about it
      </h2>
      {isPending && <Skeleton className="mb-4 h-6 w-72" />}
      <ul className="mb-4 list-disc pl-5">
        {data.map(({ id, text }) => (
          <li key={id} className="max-w-[65ch]">
            {text}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {categories.map(({ id, name }) => (
          <LinkButton key={id} to={`/practice/${id}`} variant="secondary">
            Practise {name}
          </LinkButton>
        ))}
      </div>
    </section>
  );
}
