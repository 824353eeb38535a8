import { type PracticeScope, practiceScopes } from '#domain/practice-settings.ts';
import { useSetting } from '#web/lib/local-settings.ts';

/** The scope chosen last on this device, and its setter. One that is not known any more counts as 'all'. */
export function useScope(): readonly [PracticeScope, (scope: PracticeScope) => void] {
  const [stored, setScope] = useSetting('practiceScope');
  return [practiceScopes.find((one) => one === stored) ?? 'all', setScope];
}
