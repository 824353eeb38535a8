type GalleryIntroProps = {
  readonly description: string;
  /** How much is in it, such as '69 signs'; its place is kept while it is not known. */
  readonly size: string | undefined;
};

/** What a gallery shows, above it. */
export function GalleryIntro({ description, size }: GalleryIntroProps) {
  return (
    <div className="text-lg">
      <p>{description}</p>
      <p className="min-h-7 font-sign font-bold">{size}</p>
    </div>
  );
}
