import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { quizPosition, type QuizRun } from '#domain/quick-quiz.ts';
import { seededRandom } from '#domain/random.ts';
import { drawSignQuiz } from '#domain/sign-quiz.ts';
import { AreaPage } from '#web/app/area-page.tsx';
import { keepPendingResult, type ResultState } from '#web/lib/pending-result.ts';
import { useFocusOnChange } from '#web/lib/use-focus-on-change.ts';
import { announce } from '#web/ui/announce.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { signsQuery } from '../api/list-signs.ts';
import { pendingQuizResult } from './pending-quiz-result.ts';
import { QuizActions } from '#web/ui/quiz-actions.tsx';
import { QuizLoading } from './quiz-loading.tsx';
import { QuizQuestion } from './quiz-question.tsx';
import { QuizStart } from './quiz-start.tsx';
import { useQuizKeys } from './use-quiz-keys.ts';
import { useQuizRun } from './use-quiz-run.ts';
import { verdictOf } from './verdict.ts';

const formId = 'signs-quiz';

const noSigns: never[] = [];

/** `/signs/quiz`: start, ten questions in both directions, and on to the results. */
export function Component() {
  const quiz = useQuizRun();
  const { run } = quiz;
  const navigate = useNavigate();
  const { data: signs = noSigns, error, refetch, isPending } = useQuery(signsQuery);
  const seed = run?.seed;
  const questions = useMemo(() => (seed ? drawSignQuiz(signs, seededRandom(seed)) : []), [signs, seed]);
  const position = run ? quizPosition(run) : 0;
  const heading = useFocusOnChange<HTMLHeadingElement>(run ? `question ${position}` : 'start');
  const question = questions[position];

  // The verdict may have been further down; the focus alone does not scroll to a heading that has it already.
  useLayoutEffect(() => {
    if (position > 0) heading.current?.scrollIntoView({ block: 'start' });
  }, [heading, position]);

  function goOn(): void {
    if (!question || !run) return;
    if (quiz.check()) {
      announce(verdictOf(question, run.chosen, signs).said);
      return;
    }
    const after = quiz.next(questions);
    if (after?.finishedAt) finish(after);
  }

  function finish(finished: QuizRun): void {
    const result = pendingQuizResult(finished, questions);
    keepPendingResult(result);
    void navigate('/results', { state: { result } satisfies ResultState });
  }

  useQuizKeys(question, quiz.choose, goOn);

  if (!isPending && !error && signs.length === 0) return <AreaPage />;
  if (run === null) {
    return (
      <AreaPage>
        <QuizStart headingRef={heading} onStart={quiz.start} />
      </AreaPage>
    );
  }
  if (!question) {
    return (
      <AreaPage>
        {error ? (
          <ErrorState heading="The quiz could not be loaded" failure={error} onRetry={() => void refetch()} />
        ) : (
          <QuizLoading />
        )}
      </AreaPage>
    );
  }
  return (
    <AreaPage wide actions={<QuizActions form={formId} run={run} total={questions.length} />}>
      <QuizQuestion
        formId={formId}
        question={question}
        signs={signs}
        run={run}
        total={questions.length}
        headingRef={heading}
        onChoose={quiz.choose}
        onSubmit={goOn}
      />
    </AreaPage>
  );
}
