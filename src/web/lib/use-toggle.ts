import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Something that is on or off on the server, and a mutation that changes it. A change shows in the same frame, quick presses end as the
 * last one said, and one that could not be saved is taken back.
 */
export function useToggle(saved: boolean, change: UseMutationResult<unknown, unknown, boolean>) {
  const [wished, setWished] = useState<boolean | null>(null);
  const on = wished ?? saved;

  function toggle(): void {
    setWished(!on);
    // Only the latest call's callback is called; by then the mutation's own has brought `saved` up to date.
    change.mutate(!on, { onSettled: () => setWished(null) });
  }

  return { on, toggle };
}
