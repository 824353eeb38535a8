import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { profileQuery } from '#web/lib/profile.ts';
import { useFocusOnChange } from '#web/lib/use-focus-on-change.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { SignPanel } from '#web/ui/sign-panel.tsx';
import { useUpdateProfile } from './api/update-profile.ts';
import { EditName } from './edit-name.tsx';
import { ProfileFacts, ProfileSkeleton } from './profile-facts.tsx';

/** Who the learner is here: shown, or its name being edited. A name that could not be saved comes back into the form. */
export function ProfileCard() {
  const { data: profile, error, refetch } = useQuery(profileQuery);
  const [draft, setDraft] = useState<string | null>(null);
  const update = useUpdateProfile();
  const mode = draft === null ? 'view' : 'edit';
  const editButton = useFocusOnChange<HTMLButtonElement>(mode);
  const nameField = useFocusOnChange<HTMLInputElement>(mode);

  if (profile && draft !== null) {
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
  if (profile) {
    return (
      <SignPanel>
        <ProfileFacts profile={profile} editButton={editButton} onEdit={() => setDraft(profile.fullName)} />
      </SignPanel>
    );
  }
  if (!error) {
    return (
      <SignPanel>
        <Loading label="Loading your profile…">
          <ProfileSkeleton />
        </Loading>
      </SignPanel>
    );
  }
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
