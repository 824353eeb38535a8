import { useEffect, useState } from 'react';
import { achievements } from '#domain/achievements.ts';
import { endCelebration, justEarned } from '#web/lib/just-earned.ts';
import { AchievementPlate } from '#web/ui/achievement-plate.tsx';
import { Button } from '#web/ui/button.tsx';
import { SignPanel } from '#web/ui/sign-panel.tsx';

/** Achievements that the result saved just now has earned, until the learner leaves the dashboard or dismisses them. */
export function Celebration({ onDismiss }: { readonly onDismiss: () => void }) {
  const [ids, setIds] = useState(justEarned);
  useEffect(() => endCelebration, []);
  const earned = achievements.filter(({ id }) => ids.includes(id));
  if (earned.length === 0) return null;
  return (
    <SignPanel heading={earned.length === 1 ? 'New achievement!' : 'New achievements!'}>
      <ul className="my-4 flex flex-wrap gap-x-8 gap-y-4">
        {earned.map(({ id, icon, title, description }) => (
          <li key={id} className="flex items-center gap-3">
            <AchievementPlate icon={icon} earned className="size-16" />
            <span>
              <strong className="block font-sign text-lg">{title}</strong>
              {description}
            </span>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        onClick={() => {
          setIds([]);
          onDismiss();
        }}
      >
        Thanks
      </Button>
    </SignPanel>
  );
}
