import { ArrowLeft, ArrowRight, type LucideIcon } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import type { SignEntry } from '#contract/signs.ts';
import { findSignCategory } from '#domain/sign-categories.ts';

type NeighboursProps = { readonly sign: SignEntry; readonly signs: readonly SignEntry[] };

/** The sign before and the sign after this one in its category, round and round. */
export function Neighbours({ sign, signs }: NeighboursProps) {
  const own = signs.filter(({ category }) => category === sign.category);
  const at = own.findIndex(({ id }) => id === sign.id);
  const before = own.at(at - 1);
  const after = own[(at + 1) % own.length];
  if (!before || !after || own.length < 2) return null;
  return (
    <nav aria-label={`${findSignCategory(sign.category)?.title}`} className="grid gap-3 sm:grid-cols-2">
      <Neighbour label="Previous" Icon={ArrowLeft} {...before} />
      <Neighbour label="Next" Icon={ArrowRight} {...after} />
    </nav>
  );
}

type NeighbourProps = { readonly label: string; readonly Icon: LucideIcon; readonly id: string; readonly name: string };

function Neighbour({ label, Icon, id, name }: NeighbourProps) {
  return (
    <Link
      to={`/signs/find/${id}`}
      // The way back stays that of the first sign.
      state={useLocation().state as unknown}
      className="flex min-h-16 items-center gap-3 rounded-control border-2 border-control bg-surface px-4 py-2 hover:border-ink"
    >
      <Icon aria-hidden="true" className="size-6 shrink-0" />
      <span className="min-w-0">
        <span className="block text-ink-soft">{label}</span>
        <span className="block font-semibold">{name}</span>
      </span>
    </Link>
  );
}
