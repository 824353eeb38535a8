import { ImageOff } from 'lucide-react';

/**
 * The sign, marking or signal that a question shows, in a place of fixed height, so that nothing moves when it comes.
 * The drawings are not served yet; until they are, the place says so.
 */
export function QuestionPicture({ image }: { readonly image: string }) {
  return (
    <figure
      data-image={image}
      className="flex h-40 items-center justify-center gap-2 rounded-panel border border-keyline bg-surface text-ink-soft md:h-52"
    >
      <ImageOff aria-hidden="true" className="size-6" />
      The picture is not available yet.
    </figure>
  );
}
