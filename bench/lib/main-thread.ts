import type { Page } from '@playwright/test';

/** What the main thread of a page did: its tasks, with the time that they took of a processor, and the marks that the page set. */
export type MainThread = {
  readonly tasks: readonly { readonly at: number; readonly cpu: number }[];
  /** `console.timeStamp` calls, by their text. */
  readonly marks: (text: string) => readonly number[];
};

type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly message?: string } };
};

const categories = ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'toplevel', '__metadata'];

/**
 * Records the page's main thread at a slowed processor. Times of tasks are the thread's own, ms, so that what else goes on in the
 * machine counts for little; times of day are µs.
 */
export async function recordMainThread(page: Page, slowerCpu: number, act: () => Promise<void>): Promise<MainThread> {
  const devtools = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.start', {
    traceConfig: { includedCategories: categories, recordMode: 'recordAsMuchAsPossible' },
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
  await act();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.send('Tracing.end');
  await complete;
  await devtools.detach();

  const marks = events.filter(({ name }) => name === 'TimeStamp');
  const [first] = marks;
  const tasks = events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === first?.pid && tid === first.tid)
    .map(({ ts, tdur = 0 }) => ({ at: ts, cpu: tdur / 1000 }))
    .sort((one, other) => one.at - other.at);
  return {
    tasks,
    marks: (text) => marks.filter(({ args }) => args?.data?.message === text).map(({ ts }) => ts),
  };
}

/** The time of the tasks from the one that a mark was set in up to the one with the next mark, ms. */
export function cpuBetween({ tasks }: MainThread, from: number, to: number): number {
  const start = tasks.findLast(({ at }) => at <= from)?.at ?? from;
  const end = tasks.findLast(({ at }) => at <= to)?.at ?? to;
  return tasks.filter(({ at }) => at >= start && at < end).reduce((sum, { cpu }) => sum + cpu, 0);
}
