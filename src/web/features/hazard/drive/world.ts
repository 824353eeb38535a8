import { Matrix4, type Vector3 } from 'three';
import type { HazardScenario } from '#contract/hazard-scenario.ts';
import type { RoadLine } from '#domain/hazard-drive/road-line.ts';
import { type Random, seededRandom } from '#domain/random.ts';
import { createSoup, type Soup } from './soup.ts';

/** What stands still, while it is being built: soups by stretches of road, so that those out of sight are not drawn. */
export type World = {
  readonly scenario: HazardScenario;
  readonly road: RoadLine;
  /** Lamps and windows are lit. */
  readonly dark: boolean;
  readonly random: Random;
  /** The frame of a place by the road: x to the right, y up, z backwards, turned clockwise by degrees. */
  readonly frame: (along: number, across: number, degrees?: number) => Matrix4;
  /** What the light falls on, around a place. */
  readonly solid: (along: number) => Soup;
  /** What shines by itself. */
  readonly glowing: (along: number) => Soup;
  /** What has a picture from the atlas on it: signs, shop names. */
  readonly pictured: (along: number) => Soup;
  /** Where street lamps are. */
  readonly lamps: Vector3[];
};

export type Layer = 'solid' | 'glowing' | 'pictured';
/** Metres of road in one geometry. */
export const chunkLength = 45;

export function createWorld(
  scenario: HazardScenario,
  road: RoadLine,
): World & { readonly soups: Readonly<Record<Layer, ReadonlyMap<number, Soup>>> } {
  const soups = { solid: new Map<number, Soup>(), glowing: new Map<number, Soup>(), pictured: new Map<number, Soup>() };
  const soupOf = (layer: Layer) => (along: number) => {
    const index = Math.floor(along / chunkLength);
    const before = soups[layer].get(index);
    if (before) return before;
    const made = createSoup();
    soups[layer].set(index, made);
    return made;
  };
  return {
    scenario,
    road,
    dark: scenario.light === 'night' || scenario.light === 'dusk',
    random: seededRandom(scenario.seed),
    frame: (along, across, degrees = 0) => {
      const { x, y, z, heading } = road.at(along, across);
      return new Matrix4().makeRotationY(-heading - (degrees * Math.PI) / 180).setPosition(x, y, z);
    },
    solid: soupOf('solid'),
    glowing: soupOf('glowing'),
    pictured: soupOf('pictured'),
    lamps: [],
    soups,
  };
}

/** Whether a place along one side is in the opening of a side road, or within `margin` metres of it. */
export function inMouth(
  { scenario }: Pick<World, 'scenario'>,
  side: 'left' | 'right',
  along: number,
  margin = 0,
): boolean {
  return scenario.sideRoads.some(
    (road) => road.side === side && Math.abs(along - road.along) < road.width / 2 + cornerRadius + margin,
  );
}

/** Metres: the kerb's bend where a side road joins. */
export const cornerRadius = 4;
