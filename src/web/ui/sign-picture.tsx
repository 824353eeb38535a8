import { classes } from './classes.ts';

type SignPictureProps = {
  /** The address of a drawing, or the drawing itself as a data: address. */
  readonly src: string;
  /** What is to be seen; empty where it is told beside the picture. */
  readonly alt: string;
  /** Fetched when it comes near the screen. */
  readonly lazy?: boolean;
  readonly className?: string;
  readonly onError?: () => void;
};

/** The drawing of a sign, marking or signal, as large as its place allows. The place keeps its size while it loads. */
export function SignPicture({ src, alt, lazy = false, className, onError }: SignPictureProps) {
  return (
    <img
      src={src}
      alt={alt}
      loading={lazy ? 'lazy' : 'eager'}
      decoding={lazy ? 'async' : 'sync'}
      draggable={false}
      onError={onError}
      className={classes('size-full object-contain', className)}
    />
  );
}
