import { Link } from 'react-router';
import { ruleBookmark } from '#domain/bookmark-id.ts';

/** The Highway Code's rules about a sign, each a link to where it can be read. */
export function RelatedRules({ rules }: { readonly rules: readonly string[] }) {
  if (rules.length === 0) return null;
  return (
    <section aria-labelledby="rules">
      <h3 id="rules" className="mb-2 text-lg">
        In the Highway Code
      </h3>
      <ul className="flex flex-wrap gap-2">
        {rules.map((rule) => (
          <li key={rule}>
            <Link
              to={`/highway/learn#${ruleBookmark(rule)}`}
              className="inline-flex min-h-11 items-center rounded-lg bg-highway px-4 font-sign font-bold text-on-highway underline-offset-4 ring-1 ring-on-highway ring-inset hover:underline"
            >
              {rule.startsWith('Annex') ? rule : `Rule ${rule}`}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
