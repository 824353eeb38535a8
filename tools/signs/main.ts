import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawSign } from '#domain/signs/draw-sign.ts';
import { appDrawings } from './app-drawings.ts';
import { compareDrawings } from './compare.ts';
import { readAllDrawings } from './sign-content.ts';

const usage = `Usage: node tools/signs/main.ts --out DIR | --app | --compare REFDIR [--sheets DIR] [--only TEXT]
  --out      writes every drawing as a standalone SVG file
  --app      writes the app's own drawings where they are committed
  --compare  renders each drawing beside REFDIR/<id>.png, prints scores and writes contact sheets
  --only     keeps the ids that contain the text`;

/** Draws the signs of the content as files, or measures them against reference pictures. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      app: { type: 'boolean', default: false },
      compare: { type: 'string' },
      sheets: { type: 'string', default: '.cache/sign-sheets' },
      only: { type: 'string', default: '' },
    },
  });
  if (values.app) {
    for (const [file, svg] of appDrawings()) writeFileSync(file, svg);
    return 0;
  }
  const drawings = [...readAllDrawings()].filter(([id]) => id.includes(values.only));
  const drawn = new Map(drawings.map(([id, drawing]) => [id, drawSign(drawing)]));
  if (values.out) {
    mkdirSync(values.out, { recursive: true });
    for (const [id, svg] of drawn) writeFileSync(join(values.out, `${id}.svg`), `${svg}\n`);
    console.log(`${drawn.size} drawings written to ${values.out}`);
    return 0;
  }
  if (values.compare) {
    if (!existsSync(values.compare)) {
      console.log(`No reference pictures at ${values.compare}: nothing to compare.`);
      return 0;
    }
    await compareDrawings(drawn, values.compare, values.sheets);
    return 0;
  }
  console.error(usage);
  return 1;
}

process.exitCode = await main();
