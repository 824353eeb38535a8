import { Link } from 'react-router';
import type { SignEntry } from '#contract/signs.ts';
import { SignPicture } from '#web/ui/sign-picture.tsx';

type ConfusedWithProps = { readonly sign: SignEntry; readonly signs: readonly SignEntry[] };

/** The signs that learners take this one for, side by side with what they mean. */
export function ConfusedWith({ sign, signs }: ConfusedWithProps) {
  const others = sign.confusedWith.flatMap((id) => signs.find((one) => one.id === id) ?? []);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="confused">
      <h2 id="confused" className="mb-3 text-2xl">
        Often confused with
      </h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {others.map(({ id, name, meaning, picture }) => (
          <li key={id}>
            <Link
              to={`/signs/find/${id}`}
              className="group flex h-full items-center gap-4 rounded-control border border-keyline bg-surface p-3 hover:border-ink"
            >
              <span className="flex size-24 shrink-0 items-center justify-center rounded-lg bg-sunken p-2">
                <SignPicture src={picture} alt="" lazy />
              </span>
              <span className="min-w-0">
                <span className="block font-sign text-lg leading-tight font-bold underline-offset-4 group-hover:underline">
                  {name}
                </span>
                <span className="block">{meaning}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
