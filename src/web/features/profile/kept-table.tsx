type Kept = { readonly what: string; readonly why: string; readonly until: string };

const kept: readonly Kept[] = [
  {
    what: 'Your name, email address, and when you joined',
    why: 'To sign you in, to greet you, and to let you back in when you forget your password',
    until: 'Until you delete your account',
  },
  {
    what: 'Your password, as a one-way code (argon2id) that nobody can read it from',
    why: 'To check that it is you',
    until: 'Until you change it or delete your account',
  },
  {
    what: 'Your answers, practice sessions, test results, flags and bookmarks',
    why: 'To show your progress and to choose what to practise next',
    until: 'Until you delete your account',
  },
  {
    what: 'Your streak and achievements',
    why: 'Worked out from the above, so that the dashboard opens at once',
    until: 'Until you delete your account',
  },
  {
    what: 'A random key for each browser that you are signed in on',
    why: 'To keep you signed in',
    until: 'Until you sign out, or seven days after your last visit',
  },
  {
    what: 'How often someone tried to sign in or asked for a letter, under a scrambled form of the email or internet address',
    why: 'To stop people from guessing passwords',
    until: 'About a day',
  },
];

/** A table where there is room, cards on a phone. */
export function KeptTable() {
  return (
    <table className="block sm:table">
      <thead className="sr-only sm:not-sr-only">
        <tr className="text-left">
          <th scope="col" className="py-2 pr-4">
            What
          </th>
          <th scope="col" className="py-2 pr-4">
            Why
          </th>
          <th scope="col" className="py-2">
            For how long
          </th>
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {kept.map(({ what, why, until }) => (
          <tr key={what} className="block border-t border-keyline py-2 align-top sm:table-row">
            <th scope="row" className="block text-left font-semibold sm:table-cell sm:py-2 sm:pr-4">
              {what}
            </th>
            <td className="block sm:table-cell sm:py-2 sm:pr-4">{why}.</td>
            <td className="block text-ink-soft sm:table-cell sm:py-2">{until}.</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
