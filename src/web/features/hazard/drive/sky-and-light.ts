import {
  AmbientLight,
  BackSide,
  BufferAttribute,
  Color,
  DirectionalLight,
  Fog,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  Matrix4,
  type PerspectiveCamera,
  type Scene,
  SphereGeometry,
  Vector3,
} from 'three';
import type { HazardScenario } from '#contract/hazard-scenario.ts';
import { seededRandom } from '#domain/random.ts';
import { boulder } from './shapes.ts';
import { createSoup } from './soup.ts';

type Air = {
  readonly zenith: string;
  readonly horizon: string;
  readonly sun: {
    readonly colour: string;
    readonly strength: number;
    readonly from: readonly [number, number, number];
  };
  readonly sky: { readonly above: string; readonly below: string; readonly strength: number };
  /** Metres at which haze begins and at which it hides everything. */
  readonly haze: readonly [number, number];
  readonly cloud: string;
};

const airs: Readonly<Record<HazardScenario['light'], Air>> = {
  day: {
    zenith: '#5b9bd0',
    horizon: '#d6e8ef',
    cloud: '#ffffff',
    haze: [85, 315],
    sun: { colour: '#fff0d2', strength: 2.5, from: [-0.5, 0.8, 0.45] },
    sky: { above: '#dcebf5', below: '#98917c', strength: 1.75 },
  },
  overcast: {
    zenith: '#9aa8b2',
    horizon: '#d3dade',
    cloud: '#c3cbd0',
    haze: [70, 330],
    sun: { colour: '#ffffff', strength: 1.1, from: [-0.3, 0.9, 0.4] },
    sky: { above: '#e3e9ec', below: '#8d8a80', strength: 2.2 },
  },
  'low-sun': {
    zenith: '#7fa6cc',
    horizon: '#ffdba6',
    cloud: '#ffe6c4',
    haze: [60, 330],
    sun: { colour: '#ffc57a', strength: 2.7, from: [0.32, 0.2, -0.92] },
    sky: { above: '#dfe0ea', below: '#a08a70', strength: 1.55 },
  },
  dusk: {
    zenith: '#33436c',
    horizon: '#e8a377',
    cloud: '#b98291',
    haze: [50, 300],
    sun: { colour: '#ffab7d', strength: 0.8, from: [-0.5, 0.25, -0.8] },
    sky: { above: '#93a2cc', below: '#5b5058', strength: 1.35 },
  },
  night: {
    zenith: '#0a101c',
    horizon: '#232c40',
    cloud: '#1a2232',
    haze: [40, 260],
    sun: { colour: '#9db4dd', strength: 0.3, from: [0.4, 0.8, 0.3] },
    sky: { above: '#5f7099', below: '#232429', strength: 0.75 },
  },
};

export type Sky = {
  /** Metres beyond which haze hides everything. */
  readonly far: number;
  readonly follow: (camera: PerspectiveCamera) => void;
  readonly dispose: () => void;
};

/** Sky, sun and haze by the hour and the weather. The sky goes with the camera, as the horizon does. */
export function addSkyAndLight(scene: Scene, { light, weather, seed }: HazardScenario): Sky {
  const air = airs[light];
  const dull = weather === 'dry' ? 0 : weather === 'rain' ? 0.6 : 0.92;
  const grey = light === 'night' ? '#1a212e' : light === 'dusk' ? '#6b6f84' : weather === 'fog' ? '#ccd1d2' : '#a3adb4';
  const horizon = new Color(air.horizon).lerp(new Color(grey), dull);
  const zenith = new Color(air.zenith).lerp(new Color(grey), dull);
  const [near, far] = weather === 'fog' ? [4, 118] : weather === 'rain' ? [30, 280] : air.haze;
  scene.fog = new Fog(horizon, near, far);
  scene.background = horizon;

  const sun = new DirectionalLight(air.sun.colour, air.sun.strength * (1 - dull * 0.75));
  sun.position.set(...air.sun.from);
  scene.add(
    sun,
    new HemisphereLight(air.sky.above, air.sky.below, air.sky.strength * (1 + dull * 0.12)),
    new AmbientLight('#ffffff', light === 'night' ? 0.1 : 0.25),
  );

  const dome = new Group();
  const vault = new SphereGeometry(600, 20, 12);
  vault.setAttribute('color', gradient(vault, horizon, zenith));
  const plain = new MeshBasicMaterial({ vertexColors: true, side: BackSide, fog: false, depthWrite: false });
  const vaultMesh = new Mesh(vault, plain);
  vaultMesh.renderOrder = -2;
  dome.add(vaultMesh);
  const shine = new MeshBasicMaterial({ vertexColors: true, fog: false, depthWrite: false });
  const distant = backdrop(horizon, new Color(air.cloud), seed, weather === 'dry');
  if (weather !== 'fog') {
    const mesh = new Mesh(distant, shine);
    mesh.renderOrder = -1;
    dome.add(mesh);
  }
  scene.add(dome);
  return {
    far,
    follow: (camera) => dome.position.copy(camera.position),
    dispose: () => {
      for (const part of [vault, plain, shine, distant]) part.dispose();
    },
  };
}

function gradient(vault: SphereGeometry, horizon: Color, zenith: Color): BufferAttribute {
  const position = vault.getAttribute('position');
  const colours = new Float32Array(position.count * 3);
  const mixed = new Color();
  const up = new Vector3();
  for (let index = 0; index < position.count; index += 1) {
    const height = Math.max(0, up.fromBufferAttribute(position, index).normalize().y);
    mixed.copy(horizon).lerp(zenith, Math.min(1, height * 2.1) ** 0.8);
    mixed.toArray(colours, index * 3);
  }
  return new BufferAttribute(colours, 3);
}

/** Hills and woods along the horizon in the haze's colour, and clouds over them. */
function backdrop(horizon: Color, cloud: Color, seed: string, clouds: boolean) {
  const random = seededRandom(`${seed}/sky`);
  const soup = createSoup();
  const still = new Matrix4();
  const hill = horizon.clone().multiplyScalar(0.8);
  const steps = 60;
  for (let index = 0; index < steps; index += 1) {
    const heightAt = (step: number) => 12 + Math.sin(step * 0.7) * 6 + Math.sin(step * 0.31 + 2) * 9;
    const at = (step: number, up: number) => {
      const angle = ((step % steps) / steps) * 2 * Math.PI;
      return [Math.sin(angle) * 560, up, Math.cos(angle) * 560] as const;
    };
    const [one, other] = [index, index + 1];
    soup.face(
      still,
      [at(other, -30), at(one, -30), at(one, heightAt(one % steps)), at(other, heightAt(other % steps))],
      hill,
    );
  }
  for (let number = 0; clouds && number < 16; number += 1) {
    const angle = random() * 2 * Math.PI;
    const [x, z] = [Math.sin(angle) * 480, Math.cos(angle) * 480];
    const y = 95 + random() * 130;
    for (let lump = 0; lump < 3; lump += 1) {
      const size = 22 + random() * 26;
      const at = [x + (random() - 0.5) * 70, y + random() * 8, z + (random() - 0.5) * 70] as const;
      boulder(
        soup,
        still,
        { at, size: [size * 1.7, size * 0.34, size * 1.2] },
        cloud.clone().multiplyScalar(0.92 + random() * 0.08),
        random,
      );
    }
  }
  return soup.geometry();
}

/** Where the sun stands, for who is dazzled by it; none unless it is low and in front. */
export function lowSun({ light, weather }: HazardScenario): Vector3 | undefined {
  return light === 'low-sun' && weather === 'dry' ? new Vector3(...airs[light].sun.from).normalize() : undefined;
}
