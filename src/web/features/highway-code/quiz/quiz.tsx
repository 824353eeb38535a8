import { useQuery } from '@tanstack/react-query';
import { quizPosition } from '#domain/quick-quiz.ts';
import { AreaPage } from '#web/app/area-page.tsx';
import { useFocusOnChange } from '#web/lib/use-focus-on-change.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { quickQuizQuery } from '../api/draw-quick-quiz.ts';
import { QuizActions } from '#web/ui/quiz-actions.tsx';
import { QuizQuestion } from './quiz-question.tsx';
import { QuizQuestionLoading } from './quiz-question-loading.tsx';
import { QuizResult } from './quiz-result.tsx';
import { QuizStart } from './quiz-start.tsx';
import { useQuizKeys } from './use-quiz-keys.ts';
import { useQuizRun } from './use-quiz-run.ts';

const formId = 'quick-quiz';

/** `/highway/quiz`: start, three questions, result. */
export function Component() {
  const quiz = useQuizRun();
  const { run } = quiz;
  const { data: questions, error, refetch } = useQuery(quickQuizQuery(quiz.seed));
  const step = run === null ? 'start' : run.finishedAt === null ? `question ${quizPosition(run)}` : 'result';
  const heading = useFocusOnChange<HTMLHeadingElement>(step);
  const question = run === null || run.finishedAt !== null ? undefined : questions?.[quizPosition(run)];
  useQuizKeys(quiz, question, questions?.length ?? 0);

  if (questions?.length === 0) return <AreaPage />;
  if (run === null) {
    return (
      <AreaPage>
        <QuizStart headingRef={heading} onStart={quiz.start} />
      </AreaPage>
    );
  }
  if (!questions) {
    return (
      <AreaPage>
        {error ? (
          <ErrorState heading="The quiz could not be loaded" failure={error} onRetry={() => void refetch()} />
        ) : (
          <QuizQuestionLoading />
        )}
      </AreaPage>
    );
  }
  if (!question) {
    return (
      <AreaPage>
        <QuizResult run={run} questions={questions} headingRef={heading} onAgain={quiz.again} />
      </AreaPage>
    );
  }
  return (
    <AreaPage actions={<QuizActions form={formId} run={run} total={questions.length} />}>
      <QuizQuestion
        formId={formId}
        question={question}
        run={run}
        total={questions.length}
        headingRef={heading}
        onChoose={quiz.choose}
        onSubmit={() => quiz.goOn(question, questions.length)}
      />
    </AreaPage>
  );
}
