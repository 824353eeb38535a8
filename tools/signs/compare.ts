import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { launchBrowser } from '../browser.ts';
import { referenceViews } from './reference-views.ts';
import { scorePair } from './score-pair.ts';

export interface Score {
  id: string;
  /** Overlap of the colour classes, 0 to 1. */
  shape: number;
  /** Share of pixels with the same colour class, 0 to 1. */
  colour: number;
}

const pairsPerSheet = 24;

function dataUri(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}

function cell(id: string, svg: string, reference: string | undefined, note: string): string {
  const view = referenceViews[id];
  const theirs = reference
    ? `<img style="${view ? `transform:${view}` : ''}" src="${reference}">`
    : '<i>no reference</i>';
  return `<figure><div><img src="${dataUri('image/svg+xml', Buffer.from(svg))}">${theirs}</div>${id} ${note}</figure>`;
}

async function writeSheet(page: Page, cells: readonly string[], path: string): Promise<void> {
  const style =
    'body{margin:0;background:#9ab;display:grid;grid-template-columns:repeat(4,1fr);gap:6px;font:12px sans-serif}' +
    'figure{margin:0;text-align:center}figure div{display:grid;grid-template-columns:1fr 1fr;gap:2px;height:200px;align-items:center}' +
    'img{max-width:100%;max-height:200px;justify-self:center;display:block}';
  await page.setContent(`<style>${style}</style>${cells.join('')}`);
  await page.screenshot({ path, fullPage: true });
}

/** Renders every drawing beside its reference, prints a score for each pair and writes contact sheets. */
export async function compareDrawings(
  drawn: Map<string, string>,
  references: string,
  sheets: string,
): Promise<Score[]> {
  const browser = await launchBrowser();
  const scores: Score[] = [];
  try {
    const page = await browser.newPage({ viewport: { width: 1640, height: 400 } });
    await page.setContent('<canvas></canvas>');
    const cells: string[] = [];
    for (const [id, svg] of drawn) {
      const file = join(references, `${id}.png`);
      const reference = existsSync(file) ? dataUri('image/png', readFileSync(file)) : undefined;
      let note = '';
      if (reference) {
        const ours = dataUri('image/svg+xml', Buffer.from(svg));
        const score = await page.evaluate(scorePair, { ours, theirs: reference, view: referenceViews[id] ?? '' });
        scores.push({ id, ...score });
        note = score.shape.toFixed(2);
      }
      cells.push(cell(id, svg, reference, note));
    }
    mkdirSync(sheets, { recursive: true });
    for (let first = 0; first < cells.length; first += pairsPerSheet) {
      const name = `sheet-${String(first / pairsPerSheet + 1).padStart(2, '0')}.png`;
      await writeSheet(page, cells.slice(first, first + pairsPerSheet), join(sheets, name));
    }
  } finally {
    await browser.close();
  }
  report(scores, drawn.size);
  return scores;
}

/** The worst pairs first, then the means of each category and of all. */
function report(scores: readonly Score[], drawings: number): void {
  for (const { id, shape, colour } of scores.toSorted((a, b) => a.shape - b.shape)) {
    console.log(`${shape.toFixed(3)}  ${colour.toFixed(3)}  ${id}`);
  }
  const categories = Map.groupBy(scores, ({ id }) => id.split('-')[0] ?? '');
  for (const [category, some] of categories) {
    console.log(`${category}: ${some.length} compared, ${means(some)}`);
  }
  const poor = scores.filter(({ shape }) => shape < 0.7).length;
  console.log(`${means(scores)}: ${scores.length} compared of ${drawings} drawn, ${poor} below 0.7 in shape`);
}

function means(scores: readonly Score[]): string {
  const mean = (key: 'shape' | 'colour'): string =>
    (scores.reduce((sum, score) => sum + score[key], 0) / Math.max(1, scores.length)).toFixed(3);
  return `mean shape ${mean('shape')}, mean colour ${mean('colour')}`;
}
