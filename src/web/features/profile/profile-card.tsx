import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { profileQuery } from '#web/lib/profile.ts';
import { useLearner } from '#web/lib/session.ts';
import { useFocusOnChange } from '#web/lib/use-focus-on-change.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { SignPanel } from '#web/ui/sign-panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useUpdateProfile } from './api/update-profile.ts';
import { EditName } from './edit-name.tsx';
import { ProfileFacts } from './profile-facts.tsx';

/**
 * Who the learner is here: shown, or their name being edited. While the profile loads the session says the same, so that nothing has
 * to be waited for. A name that could not be saved comes back into the form.
 */
export function ProfileCard() {
  const learner = useLearner();
  const { data: profile = learner, error, refetch } = useQuery(profileQuery);
  const [draft, setDraft] = useState<string | null>(null);
  const update = useUpdateProfile();
  const mode = draft === null ? 'view' : 'edit';
  const editButton = useFocusOnChange<HTMLButtonElement>(mode);
  const nameField = useFocusOnChange<HTMLInputElement>(mode);

  if (learner.id === '') return <NotKnownYet />;
  if (error && profile === learner) {
    return (
      <SignPanel>
        <ErrorState
          heading="Your profile"
          failure={error}
          sentence="Could not load user profile. Please try again later."
          onRetry={() => void refetch()}
        />
      </SignPanel>
    );
  }
  if (draft === null) {
    return (
      <SignPanel>
        <ProfileFacts learner={profile} editButton={editButton} onEdit={() => setDraft(profile.fullName)} />
      </SignPanel>
    );
  }
  return (
    <SignPanel heading="Edit profile">
      <EditName
        name={draft}
        failure={update.error}
        field={nameField}
        onCancel={() => {
          update.reset();
          setDraft(null);
        }}
        onSave={(name) => {
          setDraft(null);
          update.mutate(name, { onError: () => setDraft(name) });
        }}
      />
    </SignPanel>
  );
}

/** The prerendered screen, which is nobody's (prerender/screens.tsx). */
function NotKnownYet() {
  return (
    <SignPanel>
      <Loading label="Loading your profile…">
        <Skeleton className="h-44" />
      </Loading>
    </SignPanel>
  );
}
