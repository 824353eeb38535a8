import { useEffect, useState } from 'react';
import { classes } from '#web/ui/classes.ts';
import { ratePassword } from './rate-password.ts';

const nothingKnown: ReadonlySet<string> = new Set();

/** How hard a password is to guess: four studs and a word, and a warning for common ones (reading 34). It refuses nothing. */
export function PasswordStrength({ password }: { readonly password: string }) {
  const common = useCommonPasswords(password !== '');
  const { studs, words } = ratePassword(password, common);
  return (
    <div className="mt-2 flex min-h-7 items-center gap-3">
      <span
        aria-hidden="true"
        className="flex h-4 w-20 shrink-0 items-center justify-between rounded-full bg-asphalt px-2"
      >
        {[1, 2, 3, 4].map((stud) => (
          <span key={stud} className={classes('size-2 rounded-full', stud <= studs ? 'stud-lit' : 'bg-stud-off')} />
        ))}
      </span>
      <output className="text-ink-soft">{words}</output>
    </div>
  );
}

/** The list is fetched with the first letter typed; without it, nothing is common. */
function useCommonPasswords(wanted: boolean): ReadonlySet<string> {
  const [common, setCommon] = useState(nothingKnown);
  useEffect(() => {
    if (!wanted) return;
    import('./common-passwords.ts').then(({ commonPasswords }) => setCommon(commonPasswords)).catch(() => undefined);
  }, [wanted]);
  return common;
}
