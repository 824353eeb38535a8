import { type ReactNode, useEffect } from 'react';
import type { Question } from '#contract/categories.ts';
import type { SessionQuestion } from '#contract/practice.ts';
import type { Outcome } from '#domain/practice-run.ts';
import { optionOrder } from '#domain/random.ts';
import { QuestionsLoading } from '../question/questions-loading.tsx';
import { QuestionTools } from '../question/question-tools.tsx';
import { QuestionView } from '../question/question-view.tsx';
import { startClock } from '../question/time-taken.ts';
import { useQuestionControls } from '../question/use-question-controls.ts';
import { LoadFailure } from './load-failure.tsx';
import type { LoadedQuestions } from './use-loaded-questions.ts';

type RunBodyProps = {
  readonly sessionId: string;
  readonly known: SessionQuestion | undefined;
  readonly loaded: LoadedQuestions;
  /** Null while the question is open. */
  readonly outcome: Outcome | null;
  readonly chosen: string | null;
  readonly onChoose: (option: string) => void;
  readonly onGoOn: () => void;
  readonly onBack: (() => void) | undefined;
  /** False where feedback comes at the end. */
  readonly explains?: boolean;
  readonly note?: ReactNode;
};

/** The question on the screen: there, on its way, or not to be had. */
export function RunBody({ known, loaded, ...rest }: RunBodyProps) {
  const question = known && loaded.byId.get(known.questionId);
  if (known && question) return <OpenQuestion key={question.id} known={known} question={question} {...rest} />;
  if (loaded.failure && !loaded.isLoading) return <LoadFailure failure={loaded.failure} onRetry={loaded.retry} />;
  return <QuestionsLoading />;
}

type OpenQuestionProps = Omit<RunBodyProps, 'known' | 'loaded'> & {
  readonly known: SessionQuestion;
  readonly question: Question;
};

function OpenQuestion({ known, question, sessionId, ...rest }: OpenQuestionProps) {
  const { outcome, chosen, onChoose, onGoOn, onBack, explains = true, note } = rest;
  useEffect(() => startClock(sessionId), [sessionId]);
  const options = optionOrder(question.options, sessionId, question.id);
  const controls = useQuestionControls({
    question,
    options,
    isAnswered: outcome !== null,
    onChoose,
    onGoOn,
    onBack: () => onBack?.(),
  });
  return (
    <QuestionView
      question={question}
      options={options}
      chosen={chosen}
      onChoose={onChoose}
      verdict={outcome}
      timesSeen={known.timesSeen}
      timesAnsweredCorrectly={known.timesAnsweredCorrectly}
      tools={<QuestionTools controls={controls} />}
      explains={explains}
      note={note}
    />
  );
}
