import type { HighwayCodeSection } from '#contract/area-content.ts';
import { UnderDevelopment } from '#web/app/under-development.tsx';
import { LawText } from '../law-text.tsx';
import { RuleItem } from './rule-item.tsx';

/** What an open section holds: its key points, its rules, or, where neither is written yet, the word that they are to come. */
export function SectionBody({ section: { keyPoints, rules } }: { readonly section: HighwayCodeSection }) {
  if (keyPoints.length + rules.length === 0) {
    return (
      <div className="px-4 pb-4">
        <UnderDevelopment />
      </div>
    );
  }
  return (
    <div className="border-t-2 border-keyline px-4 pb-4">
      {keyPoints.length > 0 && (
        <ul className="flex flex-col gap-3 pt-4">
          {keyPoints.map((point) => (
            <li key={point} className="flex gap-3">
              <span aria-hidden="true" className="mt-2 size-2.5 shrink-0 rounded-full bg-accent" />
              <span className="max-w-[65ch]">
                <LawText>{point}</LawText>
              </span>
            </li>
          ))}
        </ul>
      )}
      {rules.length > 0 && (
        <ol className="divide-y divide-keyline">
          {rules.map((rule) => (
            <li key={rule.rule}>
              <RuleItem {...rule} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
