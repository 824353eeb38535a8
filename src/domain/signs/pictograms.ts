import type { Pictogram } from './pictogram.ts';
import { animals } from './pictograms/animals.ts';
import { objects } from './pictograms/objects.ts';
import { people } from './pictograms/people.ts';
import { roadside } from './pictograms/roadside.ts';
import { vehicles } from './pictograms/vehicles.ts';

/** Every pictogram by name. */
export const pictograms: Record<string, Pictogram> = { ...vehicles, ...people, ...animals, ...objects, ...roadside };
