import { Drawing } from '#web/ui/drawing.tsx';
import { SignPicture } from '#web/ui/sign-picture.tsx';

type DrawnSignProps = {
  /** Undefined while it is on its way; null where it could not be had with the others, and is fetched by itself. */
  readonly drawing: string | null | undefined;
  readonly picture: string;
};

/**
 * A sign among many, drawn in the page itself: a browser makes a document of its own for each SVG image, which on a phone takes
 * longer than the frame of a scroll. Decorative: name it beside.
 */
export function DrawnSign({ drawing, picture }: DrawnSignProps) {
  if (drawing === undefined) return null;
  if (drawing === null) return <SignPicture src={picture} alt="" lazy />;
  return <Drawing svg={drawing} className="size-full" />;
}
