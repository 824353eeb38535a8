import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PracticeSession } from '#contract/practice.ts';
import { canStartPractice } from '#domain/practice-settings.ts';
import { AreaPage } from '#web/app/area-page.tsx';
import { useSetting } from '#web/lib/local-settings.ts';
import { ActionBar } from '#web/ui/action-bar.tsx';
import { BackButton } from '#web/ui/back.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { startMixedSession } from '../api/start-mixed-session.ts';
import { StageHeading } from '../question/stage-heading.tsx';
import { loadFailureMessage } from './load-failure.tsx';
import { MaxQuestionsField } from './max-questions-field.tsx';
import { QuestionSupply } from './question-supply.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { SessionSwitches } from './session-switches.tsx';
import { useScope } from './use-scope.ts';

type PracticeSettingsStepProps = {
  readonly categoryIds: readonly number[];
  readonly onBack: () => void;
  readonly onStarted: (session: PracticeSession) => void;
};

/** How the session is to be: which questions, how many, and what helps. Everything is remembered on this device. */
export function PracticeSettingsStep({ categoryIds, onBack, onStarted }: PracticeSettingsStepProps) {
  const [scope, setScope] = useScope();
  const [settings, setSettings] = useSetting('practiceSettings');
  const [maxQuestions, setMaxQuestions] = useState(settings.maxQuestions);
  const start = useMutation({
    mutationFn: () => startMixedSession({ categoryIds, scope, maxQuestions }),
    onSuccess: onStarted,
  });

  function changeMax(next: number) {
    setMaxQuestions(next);
    // A number that no session can have is not worth remembering.
    if (next > 0) setSettings({ ...settings, maxQuestions: next });
  }

  return (
    <AreaPage
      back={<BackButton onClick={onBack}>Categories</BackButton>}
      actions={
        <ActionBar>
          <StartFailure failure={start.error} />
          <Button variant="secondary" onClick={onBack}>
            Back
          </Button>
          <Button
            className="min-w-0 flex-1 md:min-w-56 md:flex-none"
            disabled={!canStartPractice(categoryIds.length, maxQuestions)}
            busy={start.isPending}
            onClick={() => start.mutate()}
          >
            Start Practice
          </Button>
        </ActionBar>
      }
    >
      <StageHeading>Practice settings</StageHeading>
      <Card className="flex flex-col gap-5">
        <ScopeChoice legend="Which questions" scope={scope} onChange={setScope} />
        <div className="flex flex-col gap-2">
          <MaxQuestionsField value={maxQuestions} onChange={changeMax} />
          <QuestionSupply categoryIds={categoryIds} scope={scope} maxQuestions={maxQuestions} />
        </div>
      </Card>
      <Card heading="During the session">
        <SessionSwitches settings={settings} onChange={setSettings} />
      </Card>
    </AreaPage>
  );
}

/** Why the session could not be started; what was set stays as it is. */
function StartFailure({ failure }: { readonly failure: unknown }) {
  return (
    <div role="alert" className="basis-full empty:hidden">
      {failure !== null && <Notice kind="wrong">{loadFailureMessage(failure)}</Notice>}
    </div>
  );
}
