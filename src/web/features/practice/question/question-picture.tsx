import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { type DrawPicture, descriptionsQuery, picturesQuery } from '../api/load-pictures.ts';

/** The sign, marking or signal that a question shows, in a place of fixed height, so that nothing moves when it comes. */
export function QuestionPicture({ image }: { readonly image: string }) {
  const { data: draw, isError, refetch } = useQuery(picturesQuery(image));
  if (draw) return <Drawing image={image} draw={draw} />;
  if (!isError) return <Place busy>Loading the picture…</Place>;
  return (
    <Place>
      The picture could not be loaded.
      <Button variant="secondary" onClick={() => void refetch()}>
        Try again
      </Button>
    </Place>
  );
}

function Drawing({ image, draw }: { readonly image: string; readonly draw: DrawPicture }) {
  const description = useQuery(descriptionsQuery).data?.get(image);
  const svg = draw(image);
  if (svg === undefined) return <Place>This question’s picture is missing.</Place>;
  return (
    <div className={`${place} bg-surface`}>
      <img
        alt={description ?? 'The sign or marking of this question'}
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        decoding="sync"
        className="size-full object-contain drop-shadow-[0_0_1px_var(--ink)]"
      />
    </div>
  );
}

function Place({ busy = false, children }: { readonly busy?: boolean; readonly children: ReactNode }) {
  return (
    <div
      aria-busy={busy}
      className={`${place} flex flex-wrap items-center justify-center gap-3 bg-sunken text-ink-soft`}
    >
      {children}
    </div>
  );
}

const place = 'h-32 rounded-panel border border-keyline p-3 md:h-44';
