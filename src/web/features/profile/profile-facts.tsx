import { Pencil } from 'lucide-react';
import type { Ref } from 'react';
import type { Profile } from '#contract/profile.ts';
import { londonDate } from '#domain/london-date.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type ProfileFactsProps = {
  readonly profile: Profile;
  readonly editButton: Ref<HTMLButtonElement>;
  readonly onEdit: () => void;
};

export function ProfileFacts({ profile, editButton, onEdit }: ProfileFactsProps) {
  const { fullName, email, createdAt } = profile;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <LearnerPlate initial={fullName.charAt(0).toUpperCase()} />
      <div className="min-w-0 flex-1 basis-40">
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

/** The same blocks in the same places. */
export function ProfileSkeleton() {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <Skeleton className="size-20" />
      <div className="flex-1 basis-40">
        <Skeleton className="h-7 max-w-48" />
        <Skeleton className="mt-2 h-11 max-w-64" />
      </div>
      <Skeleton className="h-12 w-27" />
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
