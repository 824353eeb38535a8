import type { SignPicture } from '#contract/signs.ts';

/** Fetches the pictures of questions ahead, so that each is there together with its question. They wait for what is needed now. */
export function preloadPictures(questions: readonly { readonly image?: SignPicture | undefined }[]): void {
  for (const { image } of questions) {
    if (!image) continue;
    const picture = new Image();
    picture.fetchPriority = 'low';
    picture.src = image.url;
  }
}
