import { classes } from '#web/ui/classes.ts';

type Stat = { readonly name: string; readonly value: string };

/** Numbers with their names, each like a distance plate; three in a row on a phone unless `className` says otherwise. */
export function StatCards({ stats, className }: { readonly stats: readonly Stat[]; readonly className?: string }) {
  return (
    <dl className={classes('grid gap-2 sm:gap-3', className ?? 'grid-cols-[repeat(auto-fit,minmax(5rem,1fr))]')}>
      {stats.map(({ name, value }) => (
        <div
          key={name}
          className="flex flex-col-reverse justify-end rounded-control border border-keyline bg-surface px-2 py-2 sm:px-3"
        >
          <dt className="text-sm leading-tight text-ink-soft">{name}</dt>
          <dd className="font-sign text-2xl font-extrabold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
