import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { findCategory } from '#domain/categories.ts';
import { usePageTitle } from '#web/app/page-title.ts';
import { readSetting } from '#web/lib/local-settings.ts';
import { showStage } from '../question/stage-heading.tsx';
import { CategorySelection } from './category-selection.tsx';
import { PracticeSettingsStep } from './practice-settings-step.tsx';
import { practicePath, sessionPath, settingsPath } from './session-path.ts';
import { preloadSession, SessionStep } from './session-step.tsx';
import { useStepFocus } from './use-step-focus.ts';

type Step = 'selection' | 'settings' | 'mixed' | 'challenge';

const documentTitles: Readonly<Record<Step, string>> = {
  selection: 'Practice Revision Questions',
  settings: 'Practice settings',
  mixed: 'Practice session',
  challenge: 'Challenge',
};

/**
 * `/theory/practice`: what to revise, the categories, the settings, the session. The step is in the address, so that the Back button
 * and a reload do what they should; the selection travels with the settings step.
 */
export function Component() {
  const { state } = useLocation();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [selected, setSelected] = useState(() => selectionOf(state));
  const categoryIds = selected.flatMap((slug) => findCategory(slug)?.id ?? []);
  const sessionId = parameters.get('id');
  const step = stepOf(parameters, categoryIds.length > 0);
  const [asksForScope, setAsksForScope] = useState(
    () => step === 'selection' && readSetting('showPracticeRevisionModal'),
  );
  usePageTitle(documentTitles[step]);
  useStepFocus(step);

  function leaveSession() {
    setSelected([]);
    void navigate(practicePath, { replace: true });
  }

  switch (step) {
    case 'selection':
      return (
        <CategorySelection
          selected={selected}
          onSelect={setSelected}
          asksForScope={asksForScope}
          onScopeChosen={() => {
            flushSync(() => setAsksForScope(false));
            showStage();
          }}
          onContinue={() => {
            preloadSession();
            void navigate(settingsPath, { state: { selected } });
          }}
        />
      );
    case 'settings':
      return (
        <PracticeSettingsStep
          categoryIds={categoryIds}
          // The settings are opened from the selection, and nowhere else.
          onBack={() => void navigate(-1)}
          onStarted={({ id }) => void navigate(sessionPath('mixed', id), { replace: true })}
        />
      );
    case 'mixed':
    case 'challenge':
      return <SessionStep kind={step} sessionId={sessionId} onLeave={leaveSession} />;
  }
}

function stepOf(parameters: URLSearchParams, hasSelection: boolean): Step {
  const session = parameters.get('session');
  if (session === 'challenge') return 'challenge';
  if (session === 'mixed' && parameters.get('id') !== null) return 'mixed';
  return parameters.get('step') === 'settings' && hasSelection ? 'settings' : 'selection';
}

/** The slugs that the history's entry holds; none for an address that was opened anew. */
function selectionOf(state: unknown): readonly string[] {
  const selected: unknown = typeof state === 'object' && state !== null && 'selected' in state ? state.selected : null;
  return Array.isArray(selected) ? selected.filter((one): one is string => typeof one === 'string') : [];
}
