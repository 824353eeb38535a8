import type { Eye } from './ego.ts';
import type { Place } from './road-line.ts';

/** Degrees from the left edge of the picture to the right one, when it is at least as wide as 4 : 3. */
export const fieldOfView = 60;
/** The shape of a clip's picture: width by height. */
export const pictureShape = 16 / 9;

/** Where a place appears: `ahead` in metres, `right` and `up` from −1 to 1 between the picture's edges. */
export type Sight = { readonly ahead: number; readonly right: number; readonly up: number };

/** Where the eyes see a place, in a picture of the usual shape. The roll of the head is too small to count. */
export function sightOf(eye: Eye, place: Pick<Place, 'x' | 'y' | 'z'>): Sight {
  const [x, y, z] = [place.x - eye.x, place.y - eye.y, place.z - eye.z];
  const level = x * Math.sin(eye.heading) - z * Math.cos(eye.heading);
  const right = x * Math.cos(eye.heading) + z * Math.sin(eye.heading);
  const ahead = level * Math.cos(eye.pitch) + y * Math.sin(eye.pitch);
  const up = y * Math.cos(eye.pitch) - level * Math.sin(eye.pitch);
  const half = Math.tan((fieldOfView * Math.PI) / 360);
  return { ahead, right: right / (ahead * half), up: (up / (ahead * half)) * pictureShape };
}

/** Whether the place is in front of the eyes and between the edges of the picture. */
export function isInSight({ ahead, right, up }: Sight): boolean {
  return ahead > 0 && Math.abs(right) < 1 && Math.abs(up) < 1;
}
