import { AreaPage } from '#web/app/area-page.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SignPanel } from '#web/ui/sign-panel.tsx';
import { HowToRead } from './how-to-read.tsx';

/** `/highway/start` */
export function Component() {
  return (
    <AreaPage>
      <SignPanel variant="highway" heading="One book for everyone on the road">
        <p className="mt-3 max-w-prose text-lg">
          The Highway Code says how people who walk, ride and drive share the roads of Great Britain. Most questions of
          the theory test rest on it.
        </p>
      </SignPanel>
      <HowToRead />
      <section aria-labelledby="how-to-use" className="flex flex-col gap-3">
        <h2 id="how-to-use" className="text-2xl">
          How to use it here
        </h2>
        <ol className="flex list-decimal flex-col gap-3 pl-6 marker:font-sign marker:font-bold">
          <li className="max-w-prose pl-1">
            Read one section at a time in <strong>Learn the Code</strong>. The rules are in our own words, with the
            Code’s numbers.
          </li>
          <li className="max-w-prose pl-1">Bookmark what you want to read again.</li>
          <li className="max-w-prose pl-1">
            Unsure about something? Look it up in the <strong>Index</strong> by a word or a number.
          </li>
          <li className="max-w-prose pl-1">
            See what has stayed with you in the <strong>Quick Quiz</strong>.
          </li>
        </ol>
        <div className="mt-2 flex flex-wrap gap-3">
          <LinkButton to="/highway/learn">Learn the Code</LinkButton>
          <LinkButton to="/highway/index" variant="secondary">
            Index
          </LinkButton>
          <LinkButton to="/highway/quiz" variant="secondary">
            Quick Quiz
          </LinkButton>
        </div>
      </section>
      <p className="max-w-prose">
        The wording that counts is the official one:{' '}
        <a
          href="https://www.gov.uk/guidance/the-highway-code"
          rel="noreferrer"
          className="font-semibold underline underline-offset-4"
        >
          The Highway Code on GOV.UK
        </a>
        .
      </p>
    </AreaPage>
  );
}
