import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/**
 * A part of a page whose code comes when it is shown. The auth pages have no router whose error screen would catch a fetch that
 * fails, so that the part says it itself.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    const [failed, setFailed] = useState(false);

    function fetchPart() {
      setFailed(false);
      load()
        .then((loaded) => setPart(() => loaded))
        .catch(() => setFailed(true));
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the part is first shown
    useEffect(fetchPart, []);

    if (Part) return <Part {...props} />;
    return (
      <div role="alert" className="min-h-64">
        {failed && (
          <Notice kind="wrong">
            <p className="mb-3">This part of the page could not be fetched. Check your connection and try again.</p>
            <Button variant="secondary" onClick={fetchPart}>
              Try Again
            </Button>
          </Notice>
        )}
      </div>
    );
  };
}
