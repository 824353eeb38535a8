import { PageShell } from '#web/app/page-shell.tsx';
import { BackLink } from '#web/ui/back.tsx';
import { AccountInformation } from './account-information.tsx';
import { Preferences } from './preferences.tsx';
import { ProfileCard } from './profile-card.tsx';
import { Security } from './security.tsx';
import { YourData } from './your-data.tsx';

/** `/profile/settings` */
export function Component() {
  return (
    <PageShell title="Profile Settings" back={<BackLink to="/">Back to home</BackLink>}>
      <ProfileCard />
      <AccountInformation />
      <Security />
      <Preferences />
      <YourData />
    </PageShell>
  );
}
