import { useQuery } from '@tanstack/react-query';
import { findCategory } from '#domain/categories.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { questionsQuery } from '../api/pick-questions.ts';

/** The practice questions that show a sign, with the way to where they are asked. Without them the page loses nothing. */
export function RelatedQuestions({ ids }: { readonly ids: readonly string[] }) {
  const { data } = useQuery(questionsQuery(ids));
  if (!data || data.length === 0) return null;
  const categories = [...new Set(data.map(({ categoryId }) => categoryId))].flatMap((id) => findCategory(id) ?? []);
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="mb-3 text-2xl">
        Practice questions about it
      </h2>
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
