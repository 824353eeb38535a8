import { resultName } from '#domain/result-name.ts';
import { usePendingResults } from '#web/lib/pending-result.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** A finished test waits on this device to be saved or discarded (reading 5). */
export function PendingReminder() {
  const results = usePendingResults();
  const latest = results.at(-1);
  if (!latest) return null;
  const title =
    results.length === 1
      ? 'You have a result that is not saved'
      : `You have ${results.length} results that are not saved`;
  return (
    <Notice kind="warn" title={title}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          {resultName(latest.category ?? 'theory', latest.subcategory)}, {latest.score}%. It is kept on this device.
        </p>
        <LinkButton variant="secondary" to="/results">
          See result
        </LinkButton>
      </div>
    </Notice>
  );
}
