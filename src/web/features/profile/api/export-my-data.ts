import { exportMyData } from '#contract/profile.ts';
import { productName } from '#domain/product.ts';
import { call } from '#web/lib/call.ts';

/** Fetches everything held about the learner and has the browser save it as a file, whose name it answers. */
export async function downloadMyData(): Promise<string> {
  const data = await call(exportMyData);
  const name = `${productName.toLowerCase()}-my-data-${data.exportedAt.slice(0, 10)}.json`;
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return name;
}
