import { flushSync } from 'react-dom';
import { completeRun } from '#domain/kept-run.ts';
import { toast } from '#web/ui/toast.ts';
import { showStage } from '../question/stage-heading.tsx';
import { finishSession } from '../question/answer-outbox.ts';
import { countStep } from '../question/time-taken.ts';
import { changeRun } from './kept-runs.ts';

/** 'Complete Session': the run ends and its results are on the screen. What is not saved yet goes out before the end. */
export function endSession(sessionId: string, correct: number, total: number): void {
  countStep(sessionId);
  finishSession(sessionId);
  flushSync(() => changeRun(sessionId, (run) => completeRun(run, Date.now())));
  showStage();
  toast('Session Complete!', `You answered ${correct} out of ${total} questions correctly.`);
}
