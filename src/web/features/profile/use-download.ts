import { useState } from 'react';
import { failureMessage } from '#web/lib/api-failure.ts';
import { downloadMyData } from './api/export-my-data.ts';

export type DownloadState = { readonly busy: boolean; readonly words: string; readonly failed: boolean };

/** Saves everything held as a file, and says so, since browsers do it in silence. */
export function useDownload(): readonly [DownloadState, () => Promise<void>] {
  const [state, setState] = useState<DownloadState>({ busy: false, words: '', failed: false });

  async function download() {
    setState({ busy: true, words: 'Preparing your data…', failed: false });
    try {
      const name = await downloadMyData();
      setState({ busy: false, words: `Saved as ${name}`, failed: false });
    } catch (failure) {
      const why = failureMessage(failure, 'Please try again.');
      setState({ busy: false, words: `Your data could not be downloaded. ${why}`, failed: true });
    }
  }

  return [state, download];
}
