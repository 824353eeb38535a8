import {
  Color,
  Euler,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Mesh,
  PerspectiveCamera,
  Scene,
  type Vector3,
  WebGLRenderer,
} from 'three';
import type { HazardScenario } from '#contract/hazard-scenario.ts';
import { type Eye, egoAt, eyeAt } from '#domain/hazard-drive/ego.ts';
import { layRoad } from '#domain/hazard-drive/road-line.ts';
import { fieldOfView } from '#domain/hazard-drive/sight.ts';
import { createActors } from './actors.ts';
import { createCockpit } from './cockpit.ts';
import { drawCrossings } from './crossings.ts';
import { createCrossingLamps } from './crossing-lamps.ts';
import { drawFrontages } from './frontages.ts';
import { drawFurniture } from './furniture.ts';
import { createLampLight } from './lamp-light.ts';
import { drawMarkings } from './markings.ts';
import { createParts } from './parts.ts';
import { createPictureAtlas } from './picture-atlas.ts';
import { drawParked } from './parked.ts';
import { drawRoadSurface } from './road-surface.ts';
import { createShine } from './shine.ts';
import { drawSideRoads } from './side-roads.ts';
import { drawSlipRoads } from './slip-roads.ts';
import { addSkyAndLight, lowSun } from './sky-and-light.ts';
import { createRain } from './weather.ts';
import { chunkLength, createWorld, type Layer } from './world.ts';

/** A clip that can be shown at any second. The same second is the same picture, whatever was shown before. */
export type Drive = {
  renderAt(seconds: number): void;
  /** CSS pixels. */
  resize(width: number, height: number): void;
  dispose(): void;
};

/** More pixels than this for each CSS pixel cost a phone more than the eye gains. */
const mostPixels = 1.5;
/** Nose up a little, so that the horizon is a little under the middle. */
const headUp = -0.012;

/**
 * Builds a clip's street and cast and draws them on a canvas.
 * @throws when the browser has no WebGL to give
 */
export function createDrive(canvas: HTMLCanvasElement, scenario: HazardScenario): Drive {
  const context = canvas.getContext('webgl2', { antialias: true, alpha: false, powerPreference: 'low-power' });
  if (!context) throw new Error('This browser gives no WebGL, which the moving clips are drawn with.');
  const renderer = new WebGLRenderer({ canvas, context });
  const scene = new Scene();
  const camera = new PerspectiveCamera(40, 16 / 9, 0.25, 700);
  const road = layRoad(scenario.road.pieces);
  const world = createWorld(scenario, road);
  drawRoadSurface(world);
  drawSideRoads(world);
  drawSlipRoads(world);
  drawMarkings(world);
  drawCrossings(world);
  drawFrontages(world);
  drawParked(world);
  drawFurniture(world);

  const atlas = createPictureAtlas();
  const materials = {
    solid: new MeshLambertMaterial({ vertexColors: true }),
    glowing: new MeshBasicMaterial({ vertexColors: true }),
    pictured: new MeshLambertMaterial({ vertexColors: true, map: atlas, alphaTest: 0.5 }),
  };
  const still = (['solid', 'glowing', 'pictured'] as const satisfies readonly Layer[]).flatMap((layer) =>
    [...world.soups[layer]].map(([index, soup]) => ({
      from: index * chunkLength,
      mesh: new Mesh(soup.geometry(), materials[layer]),
    })),
  );
  const sky = addSkyAndLight(scene, scenario);
  const actors = createActors(world, materials.solid);
  const parts = createParts(700);
  const shine = createShine();
  const cockpit = createCockpit(scenario);
  const rain = scenario.weather === 'rain' ? createRain(world.dark) : undefined;
  const lampLight = world.dark ? createLampLight(world.lamps, scenario.light === 'night') : undefined;
  const crossingLamps = createCrossingLamps(world);
  camera.add(cockpit.object);
  scene.add(...still.map(({ mesh }) => mesh), actors.object, parts.object, shine.object, camera);
  if (rain) scene.add(rain.object);
  if (lampLight) scene.add(lampLight.object);
  const sun = lowSun(scenario);

  return {
    renderAt: (seconds) => {
      const ego = egoAt(scenario.ego, seconds);
      aim(camera, eyeAt(scenario.ego, road, seconds));
      sky.follow(camera);
      for (const { from, mesh } of still) {
        mesh.visible = from < ego.along + sky.far && from > ego.along - 2 * chunkLength;
      }
      shine.begin(camera);
      parts.begin();
      actors.at(seconds, ego.along, { parts, shine });
      crossingLamps(seconds, shine);
      lampLight?.at(camera, shine);
      if (sun) dazzle(camera, sun, shine);
      parts.end();
      shine.end();
      cockpit.at(seconds);
      rain?.fallAt(camera, seconds, ego.along, ego.speed);
      renderer.render(scene, camera);
    },
    resize: (width, height) => {
      renderer.setPixelRatio(Math.min(mostPixels, window.devicePixelRatio));
      renderer.setSize(width, height, false);
      camera.aspect = width / height;
      // A picture narrower than 4 : 3 keeps the height that 4 : 3 has, and loses its sides.
      const shape = Math.max(camera.aspect, 4 / 3);
      camera.fov = (Math.atan(Math.tan((fieldOfView * Math.PI) / 360) / shape) * 360) / Math.PI;
      camera.updateProjectionMatrix();
    },
    dispose: () => {
      for (const { mesh } of still) mesh.geometry.dispose();
      for (const part of [...Object.values(materials), atlas, actors, parts, shine, cockpit, sky, rain, lampLight])
        part?.dispose();
      // The canvas keeps its context: whoever draws on it next finds it as it was.
      renderer.resetState();
      renderer.dispose();
      // A browser keeps a few contexts at most, and lets go of one long after its canvas is gone.
      renderer.forceContextLoss();
    },
  };
}

const attitude = new Euler(0, 0, 0, 'YXZ');

function aim(camera: PerspectiveCamera, { x, y, z, heading, pitch, roll }: Eye): void {
  camera.position.set(x, y, z);
  camera.quaternion.setFromEuler(attitude.set(pitch + headUp, -heading, -roll));
  camera.updateMatrixWorld();
}

/** A low sun in front of us: a disc and a wide glare that washes out what is under it. */
function dazzle(camera: PerspectiveCamera, sun: Vector3, shine: ReturnType<typeof createShine>): void {
  const at = camera.position.clone().addScaledVector(sun, 200);
  shine.glow(at, 26, new Color('#fff6dc'));
  shine.glow(at, 150, new Color('#8a6a35'));
}
