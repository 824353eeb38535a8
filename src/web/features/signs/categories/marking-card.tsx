import type { MarkingEntry } from '#contract/signs.ts';
import { DrawnSign } from '../drawn-sign.tsx';
import { RuleLinks } from '../rule-links.tsx';

type MarkingCardProps = { readonly marking: MarkingEntry; readonly drawing: string | null | undefined };

/**
 * All there is to know of a marking or signal: on a phone its drawing beside the words, otherwise above them. The ground is pale by
 * night too, since the sleeve of an officer's arm is dark.
 */
export function MarkingCard({ marking, drawing }: MarkingCardProps) {
  const { name, description, meaning, rules, picture } = marking;
  return (
    <article className="flex h-full gap-4 rounded-control border border-keyline bg-surface p-3 sm:flex-col">
      <span className="flex size-28 shrink-0 items-center justify-center rounded-lg bg-paint p-2 sm:h-44 sm:w-full">
        <DrawnSign drawing={drawing} picture={picture} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h3 className="text-lg leading-tight">{name}</h3>
        <p className="sr-only">{description}</p>
        <p>{meaning}</p>
        {rules.length > 0 && (
          <div className="mt-auto pt-2">
            <RuleLinks rules={rules} />
          </div>
        )}
      </div>
    </article>
  );
}
