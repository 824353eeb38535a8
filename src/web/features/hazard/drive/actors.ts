import { type BufferGeometry, Color, Group, Matrix4, Mesh, type Material, Vector3 } from 'three';
import type { HazardActor } from '#contract/hazard-scenario.ts';
import { type ActorPose, actorPoses, lampsAt } from '#domain/hazard-drive/actor.ts';
import { valueAt } from '#domain/hazard-drive/keyframes.ts';
import { halfSizes } from '#domain/hazard-drive/sizes.ts';
import { drawDog, drawHorse } from './animals.ts';
import { carShapes } from './car-body.ts';
import { paints, shaded, surfaces } from './palette.ts';
import type { Parts } from './parts.ts';
import { drawPerson } from './people.ts';
import { drawCyclist, drawMotorcyclist } from './riders.ts';
import type { Shine } from './shine.ts';
import { createSoup, type Point } from './soup.ts';
import { lampPlaces, vehicleBody } from './vehicles.ts';
import { inMouth, type World } from './world.ts';

type Vehicle = Extract<HazardActor, { kind: 'vehicle' }>;
type Drawing = { readonly parts: Parts; readonly shine: Shine };

export type Actors = {
  readonly object: Group;
  readonly at: (seconds: number, eyesAlong: number, drawing: Drawing) => void;
  readonly dispose: () => void;
};

/** Metres along the road, ahead of us and behind, outside of which nobody is drawn. */
const sight = { ahead: 320, behind: 25 };
const kerb = 0.11;
const lights = {
  head: new Color('#fff4d8'),
  tail: new Color('#b3151c'),
  brake: new Color('#ff2d1f'),
  turn: new Color('#ffa200'),
  pool: new Color('#4d4637'),
  spray: new Color('#1b1e20'),
  // What a wet road gives back of the lamps over it.
  wetTail: new Color('#3a0809'),
  wetBrake: new Color('#8f1d16'),
};

/** Everybody who moves, posed anew for each picture. */
export function createActors(world: World, paint: Material): Actors {
  const object = new Group();
  const { actors, weather, light } = world.scenario;
  const lampsOn = world.dark || weather !== 'dry';
  const built = new Map<string, BufferGeometry>();
  const cast = actors.map((actor) => {
    const poseAt = actorPoses(actor);
    if (actor.kind !== 'vehicle') return { actor, poseAt };
    const mesh = new Mesh(bodyOf(actor, built), paint);
    mesh.matrixAutoUpdate = false;
    object.add(mesh);
    return { actor, poseAt, mesh };
  });
  const frame = new Matrix4();
  return {
    object,
    at: (seconds, eyesAlong, drawing) => {
      for (const { actor, poseAt, mesh } of cast) {
        const pose = poseAt(seconds);
        const far = pose.along - eyesAlong;
        const near = far > -sight.behind && far < sight.ahead;
        if (mesh) mesh.visible = near;
        if (!near) continue;
        stand(frame, world, pose, actor.kind === 'vehicle');
        if (actor.kind === 'vehicle') {
          mesh?.matrix.copy(frame);
          if (mesh) mesh.matrixWorldNeedsUpdate = true;
          drawVehicle(actor, frame, seconds, drawing, {
            lampsOn: lampsOn && !actor.unlit,
            dark: light === 'night',
            wet: weather === 'rain',
            spray: weather === 'rain' ? Math.max(0, pose.speed - 9) / 18 : 0,
          });
        } else draw(actor, frame, { ...pose, seconds }, drawing, world.dark);
      }
    },
    dispose: () => {
      for (const geometry of built.values()) geometry.dispose();
    },
  };
}

function bodyOf({ body, colour }: Vehicle, built: Map<string, BufferGeometry>): BufferGeometry {
  const name = `${body}/${colour}`;
  const before = built.get(name);
  if (before) return before;
  const soup = createSoup();
  vehicleBody(soup, new Matrix4(), body, colour);
  const made = soup.geometry();
  built.set(name, made);
  return made;
}

const tilt = new Matrix4();
const aboutFace = new Matrix4().makeRotationY(Math.PI);

/** The frame of somebody: on the road's slope for what has wheels, a kerb higher for who is on the pavement. */
function stand(frame: Matrix4, world: World, { along, across, turn }: ActorPose, wheels: boolean): void {
  const { road, scenario } = world;
  const { x, y, z, heading } = road.at(along, across);
  const side = across < 0 ? 'left' : 'right';
  const edge = side === 'left' ? scenario.road.left : scenario.road.right;
  const onPavement = !wheels && scenario.road.footway[side] > 0 && !inMouth({ scenario }, side, along);
  const up = onPavement ? Math.max(0, Math.min(1, (Math.abs(across) - edge) / 0.3 + 0.5)) * kerb : 0;
  frame.makeRotationY(-heading - turn);
  if (wheels) frame.multiply(tilt.makeRotationX(Math.atan(road.slopeAt(along)) * Math.cos(turn)));
  frame.setPosition(x, y + up, z);
}

function draw(
  actor: Exclude<HazardActor, Vehicle>,
  frame: Matrix4,
  gait: ActorPose & { seconds: number },
  { parts, shine }: Drawing,
  dark: boolean,
): void {
  parts.use(frame);
  const { length, width } = halfSizes[actor.kind];
  shine.shadow(frame, length * 2 + 0.5, width * 2 + 0.5);
  switch (actor.kind) {
    case 'person':
      return drawPerson(parts, actor, gait);
    case 'cyclist':
      if (actor.lit && dark) {
        shine.lamp(frame, [0, 0.86, 0.5], [0.1, 0.1], lights.brake);
        shine.glow(new Vector3(0, 0.86, 0.55).applyMatrix4(frame), 0.7, lights.tail);
      }
      return drawCyclist(parts, actor, gait);
    case 'motorcyclist':
      shine.lamp(frame, [0, 0.9, -0.78], [0.2, 0.16], lights.head);
      shine.lamp(frame, [0, 0.8, 0.78], [0.2, 0.08], lights.brake);
      return drawMotorcyclist(parts, actor);
    case 'horse':
      return drawHorse(parts, actor, gait);
    case 'dog':
      return drawDog(parts, actor, gait);
    case 'ball': {
      const up = 0.14 + Math.abs(Math.sin(gait.gone * 1.9)) * 0.34 * Math.min(1, gait.speed / 2);
      parts.ball([0, up, 0], [0.15, 0.15, 0.15], shaded(paints[actor.colour], 1.05));
      return undefined;
    }
  }
}

function drawVehicle(
  actor: Vehicle,
  frame: Matrix4,
  seconds: number,
  { parts, shine }: Drawing,
  { lampsOn, dark, wet, spray }: { lampsOn: boolean; dark: boolean; wet: boolean; spray: number },
): void {
  const places = lampPlaces[actor.body];
  const lamps = lampsAt(actor, seconds);
  const { length, width } = halfSizes[actor.body];
  const size = places.size;
  shine.shadow(frame, length * 2 + 1, width * 2 + 0.9);
  const put = (at: Point, [wide, high]: readonly [number, number], colour: Color, glow: number) => {
    shine.lamp(frame, at, [wide, high], colour);
    if (glow > 0) shine.glow(new Vector3(at[0], at[1], at[2] * 1.01).applyMatrix4(frame), glow, colour);
  };
  const glows = lampsOn ? 1 : 0.8;
  const dazzle = lampsOn ? 1.25 * facing(frame, shine) : 0;
  for (const side of [-1, 1]) {
    const mirrored = ([x, y, z]: Point): Point => [x * side, y, z];
    if (lamps.brakes) put(mirrored(places.tail), [size * 2.4, size * 2], lights.brake, 1.1 * glows);
    else if (lampsOn) put(mirrored(places.tail), [size * 2, size * 1.4], lights.tail, dark ? 0.5 : 0.3);
    if (lampsOn) put(mirrored(places.head), [size * 2.2, size * 1.6], lights.head, dazzle);
    if (side < 0 ? lamps.left : lamps.right) {
      put(mirrored(places.rearTurn), [size * 2, size * 2], lights.turn, 1.1 * glows);
      put(mirrored(places.frontTurn), [size * 2, size * 2], lights.turn, 1.1 * glows);
    }
  }
  if (lampsOn && dark && wet) {
    const behind = new Matrix4()
      .copy(frame)
      .multiply(aboutFace)
      .multiply(new Matrix4().makeTranslation(0, 0, -length));
    shine.pool(behind, 7, width * 2.4, lamps.brakes ? lights.wetBrake : lights.wetTail);
  }
  if (spray > 0) drawSpray(frame, length, seconds, spray, shine);
  if (lamps.brakes && places.high) put(places.high, [size * 3, size * 0.7], lights.brake, 0.4 * glows);
  if (lampsOn && dark)
    shine.pool(new Matrix4().copy(frame).multiply(new Matrix4().makeTranslation(0, 0, -length)), 14, 5, lights.pool);
  const open = valueAt(actor.door ?? [], seconds);
  if (open > 0.01) drawDoor(actor, frame, open, parts);
}

/** What the tyres throw up behind a fast vehicle in the wet. */
function drawSpray(frame: Matrix4, length: number, seconds: number, much: number, shine: Shine): void {
  const colour = lights.spray.clone().multiplyScalar(Math.min(1, much));
  for (const back of [0.8, 2.4, 4.4]) {
    const sway = Math.sin(seconds * 13 + back * 2) * 0.25;
    shine.glow(new Vector3(sway, 0.5 + back * 0.16, length + back).applyMatrix4(frame), 2.2 + back * 0.7, colour);
  }
}

/** How much the vehicle faces us, from 0 to 1: headlamps dazzle from the front only. */
function facing(frame: Matrix4, { eye }: Shine): number {
  const at = new Vector3().setFromMatrixPosition(frame);
  const ahead = new Vector3().setFromMatrixColumn(frame, 2).negate();
  return Math.max(0, ahead.dot(eye.clone().sub(at).normalize())) ** 3;
}

/** The driver's door, which is on the right, hinged at its front edge. */
function drawDoor({ body, colour }: Vehicle, frame: Matrix4, open: number, parts: Parts): void {
  const shape =
    body === 'minicab'
      ? carShapes.saloon
      : body in carShapes
        ? carShapes[body as keyof typeof carShapes]
        : carShapes.van;
  const half = shape.width / 2;
  const hinge: Point = [half, 0, shape.cabin[1] - 0.35];
  parts.use(frame);
  parts.box([half - 0.02, 0.72, hinge[2] + 0.55], [0.1, 0.8, 1], shaded(surfaces.tyre, 0.8));
  parts.use(
    new Matrix4()
      .copy(frame)
      .multiply(new Matrix4().makeTranslation(...hinge))
      .multiply(new Matrix4().makeRotationY(open * 1.15)),
  );
  parts.box([0, 0.65, 0.53], [0.07, 0.72, 1.06], shaded(paints[colour], 1));
  parts.box([0, 1.2, 0.6], [0.05, 0.4, 0.85], shaded(surfaces.skyGlass, 0.8));
  parts.box([0, 1.41, 0.62], [0.06, 0.05, 0.8], shaded(paints[colour], 0.95));
}
