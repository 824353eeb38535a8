import { Link } from 'react-router';
import { ruleBookmark } from '#domain/bookmark-id.ts';

/** Links to rules of the Highway Code, where each can be read. */
export function RuleLinks({ rules }: { readonly rules: readonly string[] }) {
  return (
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
  );
}
