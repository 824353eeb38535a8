import { Link } from 'react-router';
import type { SignCategorySummary } from '#contract/signs.ts';
import { signPanelClass } from '#web/ui/sign-panel.tsx';
import { SignPicture } from '#web/ui/sign-picture.tsx';

/** A category as a panel with a few of its signs on it. */
export function CategoryCard({ id, title, description, count, examples }: SignCategorySummary) {
  return (
    <Link to={`/signs/categories/${id}`} className={signPanelClass('signs', 'group flex h-full flex-col gap-4 p-7')}>
      <span className="flex h-24 items-center gap-4 rounded-lg bg-on-signs p-3">
        {examples.map((picture) => (
          <span key={picture} className="h-full min-w-0 flex-1">
            <SignPicture src={picture} alt="" />
          </span>
        ))}
      </span>
      <span>
        <h2 className="text-2xl underline-offset-4 group-hover:underline">{title}</h2>
        <span className="block">{description}</span>
        <span className="mt-2 block font-sign text-lg font-bold">{count} signs</span>
      </span>
    </Link>
  );
}
