import { useEffect } from 'react';
import { toast } from '#web/ui/toast.ts';

/** Tells each failure of a query in a toast, while its screen is shown. The screen must say it too. */
export function useFailureToast(failure: Error | null, title: string, description?: string): void {
  useEffect(() => {
    if (failure) toast(title, description, { kind: 'destructive' });
  }, [failure, title, description]);
}
