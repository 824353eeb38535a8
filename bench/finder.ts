import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { launchBrowser } from '../tools/browser.ts';
import { startChild } from './lib/child.ts';
import { cpuBetween, recordMainThread } from './lib/main-thread.ts';
import { median, percentile, verdict } from './lib/numbers.ts';

const slowerCpu = 4;
const phone = { width: 360, height: 740 };
const words = ['roundabout', 'red circle bike', '30', 'no entry'];
const signs = 323;
/** Pixels a frame: a quick flick of the thumb. */
const scrollStep = 90;
const mostToResults = 50;
const frame = 1000 / 60;
const mostLate = 0.02;

/** A field that says what was typed: what any page takes from a key to the frame with its answer. */
const bareField =
  '<label>Text <input type="search" oninput="said.textContent=value"></label><p><output id="said"></output>';
const bareBoxes = `<style>ul{display:grid;grid-template-columns:1fr 1fr;gap:12px;padding:0}li{height:208px;border:1px solid}</style>
<ul>${'<li>A sign</li>'.repeat(signs)}</ul>`;

/** The sign finder on a slowed phone, as it is typed in and scrolled, beside bare pages in the same run. */
export async function benchFinder(): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'catseye-bench-'));
  const server = await startChild('src/server/main.ts', { DATA_DIR: dataDir });
  const browser = await launchBrowser();
  try {
    const baseURL = `http://127.0.0.1:${server.port}`;
    const context = await browser.newContext({ baseURL, viewport: phone, hasTouch: true });
    const learner = { email: 'learner@example.test', password: 'a-password' };
    const post = (path: string, data: object) => context.request.post(path, { data, headers: { origin: baseURL } });
    await post('/api/auth/sign-up/email', { name: 'Learner', ...learner });
    await post('/api/auth/sign-in/email', learner);
    const bare = await context.newPage();
    const finder = await context.newPage();
    const openFinder = async () => {
      await finder.bringToFront();
      await finder.goto('/signs/find');
      await finder.waitForFunction((all) => document.querySelectorAll('[role=listitem] svg').length === all, signs);
    };

    const measure = async (slower: number): Promise<Measured> => {
      await bare.setContent(bareField);
      const bareKeys = await typeIn(bare, slower);
      await openFinder();
      const keys = await typeIn(finder, slower);
      await bare.setContent(bareBoxes);
      const bareFrames = await scroll(bare, slower);
      await openFinder();
      return { bareKeys, keys, bareFrames, frames: await scroll(finder, slower) };
    };
    return report(await measure(slowerCpu), await measure(1));
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The main thread's time for each key and frame, ms, and the time of day from each key to its answer. */
type Measured = {
  readonly bareKeys: readonly Key[];
  readonly keys: readonly Key[];
  readonly bareFrames: readonly number[];
  readonly frames: readonly number[];
};

/**
 * The browser slows a thread by making it wait in busyness, which a machine with other work makes longer still. So the bounds are put to
 * the times of a thread that was not slowed, multiplied.
 */
function report(slowed: Measured, free: Measured): string[] {
  const slow = (times: readonly number[]) => times.map((time) => time * slowerCpu);
  const cpuOf = (keys: readonly Key[]) => keys.map(({ cpu }) => cpu);
  const wallOf = (keys: readonly Key[]) => keys.map(({ wall }) => wall);
  const frames = slow(free.frames);
  const p95 = percentile(slow(cpuOf(free.keys)), 0.95);
  const late = frames.filter((cpu) => cpu > frame).length / frames.length;
  return [
    `       letter to painted results, ms: median / p95 / worst of ${slowed.keys.length}`,
    `         at ${slowerCpu}x slowdown: ${inKeys(wallOf(slowed.keys))}; on a bare page ${inKeys(wallOf(slowed.bareKeys))}`,
    `         main thread at ${slowerCpu}x slowdown: ${inKeys(cpuOf(slowed.keys))}; bare ${inKeys(cpuOf(slowed.bareKeys))}`,
    `         ${slowerCpu} x main thread: ${inKeys(slow(cpuOf(free.keys)))}; bare ${inKeys(slow(cpuOf(free.bareKeys)))}`,
    verdict(
      `a letter takes the main thread under ${mostToResults} ms, p95`,
      `${p95.toFixed(1)} ms`,
      p95 < mostToResults,
    ),
    `       scroll through ${signs} signs, main thread of each frame`,
    `         at ${slowerCpu}x slowdown: ${inFrames(slowed.frames)}`,
    `           over bare boxes: ${inFrames(slowed.bareFrames)}`,
    `         ${slowerCpu} x main thread: ${inFrames(frames)}`,
    `           over bare boxes: ${inFrames(slow(free.bareFrames))}`,
    verdict('at most 1 frame in 50 over 16.7 ms of main thread', `${(late * 100).toFixed(1)} %`, late <= mostLate),
  ];
}

type Key = { readonly wall: number; readonly cpu: number };

/** Types words and takes them back, at a person's speed. Keys that change nothing, such as a space at the end, do not count. */
async function typeIn(page: Page, slower: number): Promise<Key[]> {
  await page.bringToFront();
  await page.getByRole('searchbox').focus();
  const walls: number[] = [];
  const thread = await recordMainThread(page, slower, async () => {
    for (const word of words) {
      for (const key of [...Array.from(word, keyOf), ...Array.from(word, () => 'Backspace')]) {
        await page.evaluate(listenForKey);
        await page.keyboard.press(key);
        const wall = await page.evaluate(
          () => (globalThis as unknown as { answered: Promise<number | null> }).answered,
        );
        if (wall !== null) walls.push(wall);
        await page.waitForTimeout(250);
      }
    }
  });
  const answers = thread.marks('answer');
  const asked = thread.marks('key');
  return answers.map((answer, index) => {
    const key = asked.findLast((at) => at < answer) ?? answer;
    return { wall: walls[index] ?? Number.NaN, cpu: cpuBetween(thread, key, answer) };
  });
}

/** The name of the key with a letter. */
function keyOf(letter: string): string {
  return letter === ' ' ? 'Space' : letter;
}

/** In the page: measures from the next key until the frame that answers it has been painted. */
function listenForKey(): void {
  const output = document.querySelector('output');
  const field = document.querySelector('input');
  const before = { said: output?.textContent, typed: field?.value.trim() };
  const answered = new Promise<number | null>((resolve) => {
    const listen = ({ timeStamp }: KeyboardEvent) => {
      console.timeStamp('key');
      const afterFrame = new MessageChannel();
      afterFrame.port1.onmessage = () => {
        console.timeStamp('answer');
        resolve(performance.now() - timeStamp);
      };
      const look = () => {
        if (field?.value.trim() === before.typed) resolve(null);
        else if (output?.textContent === before.said) requestAnimationFrame(look);
        else afterFrame.port2.postMessage(null);
      };
      requestAnimationFrame(look);
    };
    document.addEventListener('keydown', listen, { once: true, capture: true });
  });
  Object.assign(globalThis, { answered });
}

/** Scrolls to the end, a step each frame. Returns the main thread's time in each frame, ms. */
async function scroll(page: Page, slower: number): Promise<number[]> {
  await page.bringToFront();
  await page.waitForTimeout(500);
  const thread = await recordMainThread(page, slower, () =>
    page.evaluate(async (step) => {
      const root = document.documentElement;
      for (; scrollY + innerHeight < root.scrollHeight - 1; scrollBy(0, step)) {
        console.timeStamp('frame');
        await new Promise((next) => requestAnimationFrame(next));
      }
    }, scrollStep),
  );
  const starts = thread.marks('frame');
  return starts.slice(1).map((start, index) => cpuBetween(thread, starts[index] ?? start, start));
}

function inKeys(times: readonly number[]): string {
  return [median(times), percentile(times, 0.95), Math.max(...times)].map((time) => time.toFixed(1)).join(' / ');
}

function inFrames(cpus: readonly number[]): string {
  const over = [16.7, 33.3, 50].map((most) => {
    const part = cpus.filter((cpu) => cpu > most).length / cpus.length;
    return `${(part * 100).toFixed(1)} % over ${most} ms`;
  });
  return `${cpus.length} frames, median ${median(cpus).toFixed(1)} ms, worst ${Math.max(...cpus).toFixed(1)} ms, ${over.join(', ')}`;
}
