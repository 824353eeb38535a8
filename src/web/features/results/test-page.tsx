import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PageShell } from '#web/app/page-shell.tsx';
import {
  hazardClipsInRealTest,
  hazardMaximumScore,
  hazardPassMark,
  officialMinutes,
  officialPassMark,
  officialQuestions,
  quickQuizMinutes,
  quickQuizQuestions,
} from '#domain/constants.ts';
import { practiceRunClips } from '#domain/hazard-run.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { type SignVariant, signPanelClass } from '#web/ui/sign-panel.tsx';
import { categoriesQuery } from './api/list-categories.ts';

type WayToTest = { readonly to: string; readonly variant: SignVariant; readonly title: string; readonly text: string };

const ways: readonly WayToTest[] = [
  {
    to: '/theory/mock',
    variant: 'theory',
    title: 'Mock Test',
    text: `As in the real test: ${officialQuestions} questions in ${officialMinutes} minutes, passed with ${officialPassMark}.`,
  },
  {
    to: '/theory/practice',
    variant: 'theory',
    title: 'Practice',
    text: 'Choose your categories, and see what is right after each question.',
  },
  {
    to: '/hazard/mock',
    variant: 'hazard',
    title: 'Hazard Perception',
    text: `As in the real test: ${hazardClipsInRealTest} clips, passed with ${hazardPassMark} of ${hazardMaximumScore} points.`,
  },
  {
    to: '/hazard/practice',
    variant: 'hazard',
    title: 'Five Clips',
    text: `${practiceRunClips} hazard clips in a row, with how it went after each.`,
  },
  { to: '/signs/quiz', variant: 'signs', title: 'Signs Quiz', text: 'What does this sign mean? Ten signs at a time.' },
  {
    to: '/highway/quiz',
    variant: 'highway',
    title: 'Quick Quiz',
    text: `${quickQuizQuestions} questions on the Highway Code, about ${quickQuizMinutes} minutes.`,
  },
];

/** `/test` */
export function Component() {
  return (
    <PageShell title="Take a Test">
      <WaysToTest />
    </PageShell>
  );
}

function WaysToTest() {
  const { data, error, refetch } = useQuery(categoriesQuery);
  if (error && !data)
    return <ErrorState heading="Tests could not be loaded" failure={error} onRetry={() => void refetch()} />;
  // The ways are there before it is known that there are questions: in every edition but the starter's there are.
  const questions = data?.reduce((sum, { questionCount }) => sum + questionCount, 0);
  if (questions !== undefined && questions < officialQuestions) return <UnderDevelopment />;
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(17rem,40%)),1fr))] gap-4">
      {ways.map(({ to, variant, title, text }) => (
        <li key={to}>
          <article className={signPanelClass(variant, 'h-full min-h-40')}>
            <h2 className="text-2xl">
              <Link
                to={to}
                className="outline-none after:absolute after:inset-0 after:z-10 after:rounded-panel focus-visible:after:outline-4 focus-visible:after:outline-offset-3 focus-visible:after:outline-ink"
              >
                {title}
              </Link>
            </h2>
            <p className="mt-2">{text}</p>
          </article>
        </li>
      ))}
    </ul>
  );
}

/** Shown only where the questions do not fill a test. */
function UnderDevelopment() {
  return (
    <EmptyState heading="The test page is under development" sign="roadworks-road-works">
      <p>There are not enough questions for a test yet. Check back soon!</p>
      <LinkButton to="/">Return to Home</LinkButton>
    </EmptyState>
  );
}
