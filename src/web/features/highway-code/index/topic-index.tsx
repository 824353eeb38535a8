import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { HighwayCodeSection } from '#contract/area-content.ts';
import { ruleBookmark, sectionBookmark } from '#domain/bookmark-id.ts';
import { topicIndex } from '#domain/topic-index.ts';
import { classes } from '#web/ui/classes.ts';
import { ruleName } from '../rule-name.ts';

type TopicIndexProps = { readonly sections: readonly HighwayCodeSection[] };

/** The index to browse: topics by letter with their rules. Where the edition has no rules, its sections. */
export function TopicIndex({ sections }: TopicIndexProps) {
  const letters = useMemo(() => topicIndex(sections.flatMap(({ rules }) => rules)), [sections]);
  const [chosen, setChosen] = useState<string>();
  const shown = letters.find(({ letter }) => letter === chosen) ?? letters[0];
  if (!shown) return <SectionIndex sections={sections} />;
  return (
    <section aria-labelledby="topics">
      <h2 id="topics" className="mb-3 text-2xl">
        Topics from A to Z
      </h2>
      <fieldset aria-label="Letters" className="-mx-1 mb-4 flex flex-wrap">
        {letters.map(({ letter }) => (
          <button
            key={letter}
            type="button"
            aria-pressed={letter === shown.letter}
            className={classes(
              'm-0.5 min-h-11 min-w-11 rounded-lg border-2 px-2 font-sign text-lg font-bold',
              letter === shown.letter
                ? 'border-accent-ink bg-accent text-on-accent'
                : 'border-transparent hover:border-control',
            )}
            onClick={() => setChosen(letter)}
          >
            {letter}
          </button>
        ))}
      </fieldset>
      <h3 className="sr-only">Topics under {shown.letter}</h3>
      <ul className="divide-y divide-keyline rounded-panel border border-keyline bg-surface px-4">
        {shown.entries.map(({ word, rules }) => (
          <li key={word} className="flex flex-wrap items-center gap-x-4 py-1">
            <span className="font-semibold">{word}</span>
            <span className="flex flex-wrap">
              {rules.map((rule) => (
                <Link
                  key={rule}
                  to={`/highway/learn#${ruleBookmark(rule)}`}
                  aria-label={`${word}: ${ruleName(rule)}`}
                  className="inline-flex min-h-11 min-w-11 items-center justify-center px-2 font-sign font-bold text-accent-ink underline underline-offset-4"
                >
                  {rule}
                </Link>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SectionIndex({ sections }: { readonly sections: readonly HighwayCodeSection[] }) {
  return (
    <section aria-labelledby="sections">
      <h2 id="sections" className="mb-3 text-2xl">
        Sections
      </h2>
      <ul className="divide-y divide-keyline rounded-panel border border-keyline bg-surface px-4">
        {sections.map(({ id, title, range }) => (
          <li key={id}>
            <Link
              to={`/highway/learn#${sectionBookmark(id)}`}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2"
            >
              <span className="font-semibold underline underline-offset-4">{title}</span>
              <span className="text-ink-soft">{range}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
