import { Pencil } from 'lucide-react';
import type { Ref } from 'react';
import type { Learner } from '#contract/account.ts';
import { londonDate } from '#domain/london-date.ts';
import { Button } from '#web/ui/button.tsx';

type ProfileFactsProps = {
  readonly learner: Learner;
  readonly editButton: Ref<HTMLButtonElement>;
  readonly onEdit: () => void;
};

export function ProfileFacts({ learner, editButton, onEdit }: ProfileFactsProps) {
  const { fullName, email, createdAt } = learner;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <LearnerPlate initial={fullName.charAt(0).toUpperCase()} />
      <div className="min-w-0 flex-1 basis-36">
        <h2 className="text-2xl wrap-anywhere">{fullName}</h2>
        <p className="wrap-anywhere">{email}</p>
        <p className="text-ink-soft">Joined {londonDate(createdAt)}</p>
      </div>
      <Button variant="secondary" ref={editButton} onClick={onEdit}>
        <Pencil aria-hidden="true" className="size-5" />
        Edit
      </Button>
    </div>
  );
}

/** The learner's own L-plate. Decorative. */
function LearnerPlate({ initial }: { readonly initial: string }) {
  return (
    <span
      aria-hidden="true"
      className="flex size-20 shrink-0 items-center justify-center rounded-lg border-2 border-keyline bg-hazard-plate font-sign text-6xl leading-none font-extrabold text-hazard"
    >
      {initial}
    </span>
  );
}
