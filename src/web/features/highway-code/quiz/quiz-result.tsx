import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import type { QuizQuestion } from '#contract/area-content.ts';
import { isPass } from '#domain/grading.ts';
import { type QuizRun, quizResult } from '#domain/quick-quiz.ts';
import { keepPendingResult, type ResultState } from '#web/lib/pending-result.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { LaneProgress } from '#web/ui/lane-progress.tsx';
import { OfficialMark } from '#web/ui/official-mark.tsx';
import { SignPanel } from '#web/ui/sign-panel.tsx';
import { pendingQuizResult } from './pending-quiz-result.ts';

type QuizResultProps = {
  readonly run: QuizRun;
  readonly questions: readonly QuizQuestion[];
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly onAgain: () => void;
};

export function QuizResult({ run, questions, headingRef, onAgain }: QuizResultProps) {
  const navigate = useNavigate();
  const { correct, score } = quizResult(run, questions);
  const passed = isPass(score);

  function seeResult() {
    const result = pendingQuizResult(run, questions);
    keepPendingResult(result);
    void navigate('/results', { state: { result } satisfies ResultState });
  }

  return (
    <>
      <SignPanel variant="neutral" className="flex flex-col gap-4 p-7">
        <h2 ref={headingRef} tabIndex={-1} className="text-3xl outline-none">
          {correct} of {questions.length} right
        </h2>
        <p className="flex items-center gap-3">
          <span className="font-sign text-5xl font-extrabold">{score}%</span>
          <Badge kind={passed ? 'right' : 'wrong'}>{passed ? 'Passed' : 'Failed'}</Badge>
        </p>
        <LaneProgress label="Right answers" value={correct} max={questions.length} />
        <OfficialMark />
      </SignPanel>
      <div className="flex flex-wrap gap-3">
        <Button onClick={seeResult}>See your result</Button>
        <Button variant="secondary" onClick={onAgain}>
          Try Again
        </Button>
      </div>
    </>
  );
}
