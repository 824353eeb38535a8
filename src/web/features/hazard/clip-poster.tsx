import { classes } from '#web/ui/classes.ts';

/** Stills of the clips by their ids, taken from the clips themselves (`npm run clips`). */
const posters = import.meta.glob<string>('./posters/*.webp', { eager: true, query: '?url', import: 'default' });

/** The clips that have a still, which is known before their list has come. */
export const clipsWithPoster = Object.keys(posters).map((file) => file.replace(/^.*\/|\.webp$/g, ''));

/** A still of a clip. Decorative: name the clip beside it. */
export function ClipPoster({ clipId, className }: { readonly clipId: string; readonly className?: string }) {
  return (
    <img
      src={posters[`./posters/${clipId}.webp`]}
      alt=""
      width={640}
      height={360}
      decoding="async"
      className={classes('block aspect-video w-full rounded-lg bg-asphalt object-cover', className)}
    />
  );
}
