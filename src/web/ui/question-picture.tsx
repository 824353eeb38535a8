import { useState } from 'react';
import type { SignPicture as Picture } from '#contract/signs.ts';
import { Button } from './button.tsx';
import { SignPicture } from './sign-picture.tsx';

/** The sign, marking or signal that a question shows, in a place of fixed height, so that nothing moves when it comes. */
export function QuestionPicture({ image }: { readonly image: Picture }) {
  const [failed, setFailed] = useState<string>();
  if (failed === image.url) {
    return (
      <div className={`${place} flex flex-wrap items-center justify-center gap-3 text-ink-soft`}>
        The picture could not be loaded.
        <Button variant="secondary" onClick={() => setFailed(undefined)}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <div className={place}>
      <SignPicture
        key={image.url}
        src={image.url}
        alt={image.description}
        onError={() => setFailed(image.url)}
        className="drop-shadow-[0_0_1px_var(--ink)]"
      />
    </div>
  );
}

const place = 'h-32 rounded-panel border border-keyline bg-sunken p-3 md:h-44';
