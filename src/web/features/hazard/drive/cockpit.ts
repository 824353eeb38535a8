import { Group, Matrix4, Mesh, MeshBasicMaterial, MeshLambertMaterial } from 'three';
import type { HazardScenario } from '#contract/hazard-scenario.ts';
import { paints, shaded, surfaces } from './palette.ts';
import { createSoup, type Point } from './soup.ts';

/** What belongs to our own car: the bonnet's edge, and wipers that sweep in the rain. It hangs on the camera. */
export type Cockpit = { readonly object: Group; readonly at: (seconds: number) => void; readonly dispose: () => void };

/** Seconds from one sweep to the next. */
const sweepEvery = 1.5;

export function createCockpit({ weather, light }: HazardScenario): Cockpit {
  const object = new Group();
  const paint = new MeshLambertMaterial({ vertexColors: true, flatShading: true, fog: false });
  const bonnet = new Mesh(bonnetShape(light === 'night' ? 0.5 : 1), paint);
  bonnet.renderOrder = 10;
  object.add(bonnet);

  const rubber = new MeshBasicMaterial({ color: '#0f1113', fog: false });
  const blade = wiperShape();
  const wipers = weather === 'rain' ? [-0.6, -0.02].map((x) => wiper(blade, rubber, x)) : [];
  for (const arm of wipers) object.add(arm);
  return {
    object,
    at: (seconds) => {
      const part = (seconds % sweepEvery) / sweepEvery;
      const swept = part < 0.7 ? Math.sin((part / 0.7) * Math.PI) : 0;
      for (const arm of wipers) arm.rotation.z = 1.45 - swept * 1.75;
    },
    dispose: () => {
      for (const part of [paint, rubber, blade, bonnet.geometry]) part.dispose();
    },
  };
}

/** A low curve across the foot of the picture; we sit to the right of its middle. */
function bonnetShape(by: number) {
  const soup = createSoup();
  const frame = new Matrix4();
  const steps = 14;
  const edge = (step: number, far: boolean): Point => {
    const x = -1.16 + (step / steps) * 1.6;
    const off = (x + 0.36) / 0.8;
    return far ? [x, -0.6 - off * off * 0.075, -1.95 + off * off * 0.12] : [x, -0.52 - off * off * 0.05, -1.1];
  };
  for (let step = 0; step < steps; step += 1) {
    soup.face(
      frame,
      [edge(step, false), edge(step + 1, false), edge(step + 1, true), edge(step, true)],
      shaded(paints.navy, by * 1.1),
    );
  }
  return soup.geometry();
}

function wiperShape() {
  const soup = createSoup();
  const frame = new Matrix4();
  const colour = shaded(surfaces.tyre, 1);
  const bar = (x: number, from: number, to: number, wide: number) =>
    soup.face(
      frame,
      [
        [x - wide, from, 0],
        [x + wide, from, 0],
        [x + wide, to, 0],
        [x - wide, to, 0],
      ],
      colour,
    );
  bar(0, 0, 0.36, 0.003);
  bar(-0.008, 0.1, 0.44, 0.002);
  return soup.geometry();
}

function wiper(blade: Mesh['geometry'], rubber: MeshBasicMaterial, x: number): Mesh {
  const arm = new Mesh(blade, rubber);
  arm.position.set(x, -0.33, -0.85);
  arm.renderOrder = 11;
  return arm;
}
