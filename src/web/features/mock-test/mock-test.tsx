import { useSearchParams } from 'react-router';
import { useFocusOnChange } from '#web/lib/use-focus-on-change.ts';
import { CheckAnswers } from './check-answers.tsx';
import type { KeptMockTest } from './kept-mock-test.ts';
import { Resume } from './resume.tsx';
import { Start } from './start.tsx';
import { TestQuestion } from './test-question.tsx';
import { type MockTestView, useMockTest } from './use-mock-test.ts';
import { YourAnswers } from './your-answers.tsx';

/** `/theory/mock`: start, fifty questions, a check before the finish, and afterwards the answers. */
export function Component() {
  const test = useMockTest();
  const { kept } = test;
  const isOpen = kept !== null && kept.run.finishedAt === null;
  const [search] = useSearchParams();
  const view = viewFor(search.get('view'), kept);
  const step = view === 'test' ? `question ${kept?.run.position}` : `${view} ${isOpen}`;
  const headingRef = useFocusOnChange<HTMLHeadingElement>(step);

  if (!kept) return <Start test={test} last={null} headingRef={headingRef} />;
  if (view === 'test') return <TestQuestion test={test} kept={kept} headingRef={headingRef} />;
  if (view === 'check') return <CheckAnswers test={test} kept={kept} headingRef={headingRef} />;
  if (view === 'answers') return <YourAnswers kept={kept} headingRef={headingRef} />;
  if (isOpen) return <Resume test={test} kept={kept} headingRef={headingRef} />;
  return <Start test={test} last={kept} headingRef={headingRef} />;
}

/** The screen that the address names, where there is a test for it: one under way, or for the answers a finished one. */
function viewFor(name: string | null, kept: KeptMockTest | null): MockTestView {
  if (!kept) return 'start';
  const isFinished = kept.run.finishedAt !== null;
  if (name === 'answers') return isFinished ? name : 'start';
  return (name === 'test' || name === 'check') && !isFinished ? name : 'start';
}
