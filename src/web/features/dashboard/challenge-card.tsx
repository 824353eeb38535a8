import { CircleQuestionMark, Lightbulb, Timer } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { challengeMinutes, challengeQuestions } from '#domain/constants.ts';
import { londonDay } from '#domain/london-day.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { longestTip, proTip } from './pro-tips.ts';

/** The one-tap session (reading 19), a tip for the day, and the ways to past results: a stretch of road by night. */
export function ChallengeCard({ onShowResults }: { readonly onShowResults: () => void }) {
  const tip = useTipOfToday();
  return (
    <section className="flex flex-col gap-4 rounded-panel bg-asphalt p-5 text-on-asphalt [--accent-ink:var(--stud)] [--accent:var(--stud)] [--focus:var(--stud)] [--on-accent:var(--on-stud)]">
      <h2 className="text-2xl">Ready for your next challenge?</h2>
      <ul className="flex flex-wrap gap-2 font-sign font-bold">
        <Fact icon={<Timer aria-hidden="true" className="size-5" />}>{challengeMinutes} min</Fact>
        <Fact icon={<CircleQuestionMark aria-hidden="true" className="size-5" />}>{challengeQuestions} questions</Fact>
      </ul>
      <LinkButton to="/theory/practice?session=challenge" wide>
        Start Challenge
      </LinkButton>
      <div aria-hidden="true" className="lane-line h-2.5" />
      <div className="flex gap-3">
        <Lightbulb aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-stud" />
        <p>
          <strong className="font-sign">Pro Tip:</strong> {tip ?? <span className="invisible">{longestTip}</span>}
        </p>
      </div>
      <div className="mt-auto flex flex-wrap gap-3">
        <Button variant="secondary" className="grow" onClick={onShowResults}>
          Choose Your Blend
        </Button>
        <LinkButton variant="secondary" className="grow" to="/results-history">
          Review Past Results
        </LinkButton>
      </div>
    </section>
  );
}

/** Undefined where the screen is prerendered, whose day is the build's. */
function useTipOfToday(): string | undefined {
  return useSyncExternalStore(
    staysForToday,
    () => proTip(londonDay(Date.now())),
    () => undefined,
  );
}

function staysForToday(): () => void {
  return () => undefined;
}

function Fact({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="flex items-center gap-2 rounded-full bg-asphalt-raised px-3 py-1">
      {icon}
      <span>{children}</span>
    </li>
  );
}
