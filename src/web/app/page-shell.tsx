import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AreaId } from '#domain/areas.ts';
import { useStreak } from '#web/lib/profile.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { signOutAndLeave } from '#web/lib/sign-out.ts';
import { classes } from '#web/ui/classes.ts';
import { Header } from '#web/ui/header.tsx';
import { UserMenu } from '#web/ui/user-menu.tsx';

type PageShellProps = {
  /** The h1. */
  readonly title: string;
  /** Whose accent the page has. */
  readonly area?: AreaId | undefined;
  /** The header's Back button: `<BackLink to="/theory">Back to Theory</BackLink>` or `<BackButton onClick=…>`. */
  readonly back?: ReactNode;
  /** What the menu shows without a full name; the part of the e-mail before the @ unless given ('Driver' on the dashboard). */
  readonly nameless?: string;
  /** Room for two columns; otherwise a reading column. */
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** Header and main of a screen. Every screen is one of these. */
export function PageShell({ title, area, back, nameless, wide = false, children }: PageShellProps) {
  return (
    <div data-area={area} className="flex min-h-dvh flex-col">
      <SessionHeader title={title} back={back} nameless={nameless} />
      <main
        id="main"
        tabIndex={-1}
        className={classes(
          'mx-auto flex w-full flex-1 flex-col gap-6 px-4 pt-6 pb-12',
          wide ? 'max-w-5xl' : 'max-w-3xl',
        )}
      >
        {children}
      </main>
    </div>
  );
}

type SessionHeaderProps = { readonly title: string; readonly back: ReactNode; readonly nameless: string | undefined };

function SessionHeader({ title, back, nameless }: SessionHeaderProps) {
  const { data: session } = useQuery(sessionQuery);
  if (!session) return <Header title={title} back={back} />;
  const { fullName, email } = session.learner;
  const name = fullName || (nameless ?? email.split('@')[0] ?? '');
  return <LearnerHeader title={title} back={back} name={name} email={email} />;
}

type LearnerHeaderProps = Omit<SessionHeaderProps, 'nameless'> & { readonly name: string; readonly email: string };

function LearnerHeader({ title, back, name, email }: LearnerHeaderProps) {
  const menu = <UserMenu name={name} email={email} onSignOut={() => void signOutAndLeave()} />;
  return <Header title={title} back={back} streak={useStreak()} menu={menu} />;
}
