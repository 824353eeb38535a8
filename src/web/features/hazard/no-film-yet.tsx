import { Notice } from '#web/ui/notice.tsx';

/** Says plainly what the clips are and are not. */
export function NoFilmYet() {
  return (
    <Notice title="Moving clips are not here yet">
      <p className="max-w-prose">
        Until they are, each road is a drawn picture, with what to look for on it. You cannot score points here.
      </p>
    </Notice>
  );
}
