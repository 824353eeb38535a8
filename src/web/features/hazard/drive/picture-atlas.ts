import { CanvasTexture, LinearMipmapLinearFilter, SRGBColorSpace } from 'three';
import { type SignFace, signFaces } from '#contract/hazard-scenario.ts';
import { drawSignFace } from './sign-faces.ts';
import type { PictureArea } from './soup.ts';

/** One picture for everything that has writing on it: signs in the upper half, shop names in the lower. */
const size = 1024;
const cell = 128;
const columns = size / cell;
const nameHeight = 64;

export const shopNames = [
  'BAKERY',
  'CHEMIST',
  'POST OFFICE',
  'CAFÉ',
  'BARBER',
  'BOOKS',
  'FLORIST',
  'GREENGROCER',
  'FISH & CHIPS',
  'OPTICIAN',
  'HARDWARE',
  'LAUNDERETTE',
  'CYCLES',
  'TAILOR',
  'NEWS',
  'KEBABS',
] as const;

export function signPicture(face: SignFace): PictureArea {
  const index = signFaces.indexOf(face);
  const [column, row] = [index % columns, Math.floor(index / columns)];
  return areaOf(column * cell, row * cell, cell, cell);
}

export function shopPicture(number: number): PictureArea {
  return areaOf((number % 2) * (size / 2), size / 2 + Math.floor(number / 2) * nameHeight, size / 2, nameHeight);
}

/** Pixels from the top left, as a canvas has them, to fractions from the bottom left, as a texture has them. */
function areaOf(x: number, y: number, width: number, height: number): PictureArea {
  return { left: x / size, right: (x + width) / size, top: 1 - y / size, bottom: 1 - (y + height) / size };
}

export function createPictureAtlas(): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d');
  if (pen) {
    for (const [index, face] of signFaces.entries()) {
      pen.save();
      pen.translate((index % columns) * cell, Math.floor(index / columns) * cell);
      drawSignFace(pen, face);
      pen.restore();
    }
    pen.fillStyle = '#ffffff';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.font = '700 46px "Overpass Variable", Overpass, Arial, sans-serif';
    for (const [number, name] of shopNames.entries()) {
      pen.fillText(
        name,
        (number % 2) * (size / 2) + size / 4,
        size / 2 + Math.floor(number / 2) * nameHeight + nameHeight / 2 + 3,
        size / 2 - 12,
      );
    }
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = 4;
  return texture;
}
