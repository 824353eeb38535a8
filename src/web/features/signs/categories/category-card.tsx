import { Link } from 'react-router';
import { classes } from '#web/ui/classes.ts';
import { signPanelClass } from '#web/ui/sign-panel.tsx';
import { SignPicture } from '#web/ui/sign-picture.tsx';

type CategoryCardProps = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Such as '69 signs'. */
  readonly size: string;
  /** Pictures of a few that are in it. */
  readonly examples: readonly string[];
  /** What they stand on: dark unless said otherwise. */
  readonly ground?: 'dark' | 'pale';
  /** Level of the title; 2 unless said otherwise. */
  readonly level?: 2 | 3;
};

/** A category as a panel with a few of its signs on it. */
export function CategoryCard({
  id,
  title,
  description,
  size,
  examples,
  ground = 'dark',
  level = 2,
}: CategoryCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Link to={`/signs/categories/${id}`} className={signPanelClass('signs', 'group flex h-full flex-col gap-4 p-7')}>
      <span
        className={classes(
          'flex h-24 items-center gap-4 rounded-lg p-3',
          ground === 'dark' ? 'bg-on-signs' : 'bg-paint',
        )}
      >
        {examples.map((picture) => (
          <span key={picture} className="h-full min-w-0 flex-1">
            <SignPicture src={picture} alt="" />
          </span>
        ))}
      </span>
      <span>
        <Heading className="text-2xl underline-offset-4 group-hover:underline">{title}</Heading>
        <span className="block">{description}</span>
        <span className="mt-2 block font-sign text-lg font-bold">{size}</span>
      </span>
    </Link>
  );
}
