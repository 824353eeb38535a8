import { useNavigate } from 'react-router';
import type { Question } from '#contract/categories.ts';
import {
  chooseInMockTest,
  finishMockTest,
  flagInMockTest,
  type MockTestRun,
  type MockTestTime,
  startMockTest,
} from '#domain/mock-test-run.ts';
import { keepPendingResult, type ResultState } from '#web/lib/pending-result.ts';
import { preloadPictures } from '#web/lib/preload-pictures.ts';
import { useLearner } from '#web/lib/session.ts';
import { keptMockTest } from './kept-mock-test.ts';
import { pendingMockResult } from './pending-mock-result.ts';

/** The screens of `/theory/mock`; the first one has no name in the address. */
export type MockTestView = 'start' | 'test' | 'check' | 'answers';

export function viewPath(view: MockTestView): string {
  return view === 'start' ? '/theory/mock' : `/theory/mock?view=${view}`;
}

export type MockTest = ReturnType<typeof useMockTest>;

/** The learner's mock test on this device, and what can be done with it. */
export function useMockTest() {
  const { id } = useLearner();
  const navigate = useNavigate();
  const kept = keptMockTest.use(id);

  function change(how: (run: MockTestRun) => MockTestRun): void {
    // The latest one, not the one of this render: another tab may have gone on with it.
    const now = keptMockTest.get(id);
    if (now) keptMockTest.keep(id, { ...now, run: how(now.run) });
  }

  /** Ends the test and leaves its result to be saved. */
  function end() {
    change((run) => finishMockTest(run, Date.now()));
    const ended = keptMockTest.get(id);
    const result = ended && pendingMockResult(ended);
    if (result) keepPendingResult(result);
    return result;
  }

  return {
    kept,
    start: (seed: string, questions: readonly Question[], time: MockTestTime) => {
      keptMockTest.keep(id, { run: startMockTest(seed, time, Date.now()), questions });
      preloadPictures(questions);
      void navigate(viewPath('test'));
    },
    choose: (questionId: string, option: string) =>
      change((run) => chooseInMockTest(run, questionId, option, Date.now())),
    flag: (questionId: string) => change((run) => flagInMockTest(run, questionId)),
    goTo: (position: number) => change((run) => ({ ...run, position })),
    giveUp: () => keptMockTest.keep(id, null),
    finish: () => {
      const result = end();
      if (result) void navigate('/results', { state: { result } satisfies ResultState });
    },
    /** The time is up: the test ends by itself, and the start screen, which takes its place, says so. */
    runOut: () => void end(),
  };
}
