import type { ReactNode } from 'react';
import { PageShell } from '#web/app/page-shell.tsx';
import { productName } from '#domain/product.ts';
import { BackLink } from '#web/ui/back.tsx';
import { Card } from '#web/ui/card.tsx';
import { SignPanel } from '#web/ui/sign-panel.tsx';
import { KeptTable } from './kept-table.tsx';

/** `/privacy`, for visitors too (reading 39). What it promises is true of the code: change both together. */
export function Component() {
  return (
    <PageShell title="Privacy" back={<BackLink to="/">Back to home</BackLink>}>
      <SignPanel heading="In short" variant="highway">
        <ul className="mt-3 flex list-disc flex-col gap-1 pl-6">
          <li>We keep what you need to learn and to see how you are doing. Nothing else.</li>
          <li>Nobody else gets it. There are no adverts, no tracking and no third parties.</li>
          <li>You can download all of it, and delete all of it, whenever you like.</li>
        </ul>
      </SignPanel>
      <Section heading="What we keep, why, and for how long">
        <KeptTable />
        <p>
          We do not keep your IP address, your location, your date of birth or what device you use. The server’s own log
          records faults, not visits; on a server that sends no email, also the letters it would have sent.
        </p>
      </Section>
      <Section heading="Who is responsible">
        <p>
          {productName} is free software that anyone can run: a school, a driving instructor, a friend. Whoever gave you
          this site’s address runs this server, is responsible for what it holds, and is whom to ask. They may keep
          backups, from which a deleted account disappears when the backup is replaced.
        </p>
      </Section>
      <Section heading="Who else sees it">
        <p>
          No third party. This site loads nothing from other sites and sends nothing to them. If the server sends email,
          a letter to confirm your address or to reset your password passes through the mail server of whoever runs this
          site, and no other letters are sent.
        </p>
      </Section>
      <Section heading="Cookies">
        <p>
          There is one cookie. It keeps you signed in, scripts cannot read it, and it ends when you sign out or after
          seven days without a visit. It needs no banner, because nothing works without it and nothing else uses it.
        </p>
        <p>
          Your browser also remembers on this device: your preferences, your name and email for the menu, your latest
          mock test, and answers that have not reached the server yet.
        </p>
      </Section>
      <Section heading="If you are under 18">
        <p>
          Many learners are 16 or 17, so this page is written for you too, and the same strict rules hold for everyone:
          no profile for advertising, no contact with other learners, nothing public about you. We do not ask your age.
        </p>
      </Section>
      <Section heading="Your rights">
        <p>
          Under UK data protection law you can see, correct, take away and delete what is held about you. You can do all
          four yourself under <a href="/profile/settings">Profile Settings</a>:
        </p>
        <ul className="flex list-disc flex-col gap-1 pl-6">
          <li>
            <strong>Edit</strong> corrects your name.
          </li>
          <li>
            <strong>Download my data</strong> gives you everything as one file that other programs can read.
          </li>
          <li>
            <strong>Delete my account</strong> asks for your password, then removes everything at once. Nothing is held
            back.
          </li>
        </ul>
        <p>
          If something about your data seems wrong, ask whoever runs this server first. You can also complain to the{' '}
          <a href="https://ico.org.uk/make-a-complaint/" rel="noreferrer">
            Information Commissioner’s Office
          </a>
          .
        </p>
      </Section>
    </PageShell>
  );
}

function Section({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <Card heading={heading}>
      <div className="flex max-w-prose flex-col gap-3 [&_a]:font-semibold [&_a]:underline [&_a]:underline-offset-4">
        {children}
      </div>
    </Card>
  );
}
