import { BufferGeometry, Float32BufferAttribute, LineBasicMaterial, LineSegments, type PerspectiveCamera } from 'three';
import { seededRandom } from '#domain/random.ts';

export type Rain = {
  readonly object: LineSegments;
  /** Drops as they hang at a time; `driven` is the metres we have gone, `speed` metres a second. */
  readonly fallAt: (camera: PerspectiveCamera, seconds: number, driven: number, speed: number) => void;
  readonly dispose: () => void;
};

const drops = 420;
/** The box around our eyes that the drops fall through, in metres; what leaves it enters on the other side. */
const box = { wide: 18, high: 9, deep: 22 };
const fall = 8.5;

/** Rain as short streaks. Every drop's place follows from the time, so that the same second has the same drops. */
export function createRain(dark: boolean): Rain {
  const random = seededRandom('rain');
  const starts = Array.from({ length: drops }, () => [random(), random(), random()] as const);
  const positions = new Float32BufferAttribute(new Float32Array(drops * 6), 3);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', positions);
  const material = new LineBasicMaterial({
    color: dark ? '#8f9bb0' : '#e3e9ec',
    transparent: true,
    opacity: dark ? 0.4 : 0.5,
    fog: false,
  });
  const object = new LineSegments(geometry, material);
  object.frustumCulled = false;
  return {
    object,
    fallAt: (camera, seconds, driven, speed) => {
      object.position.copy(camera.position);
      object.rotation.y = camera.rotation.y;
      for (const [index, [a, b, c]] of starts.entries()) {
        const x = (a - 0.5) * box.wide;
        const y = wrapped(b - (seconds * fall) / box.high) * box.high - box.high / 2;
        const z = wrapped(c + driven / box.deep) * box.deep - box.deep + 1;
        positions.setXYZ(index * 2, x, y, z);
        positions.setXYZ(index * 2 + 1, x + 0.02, y + fall * 0.03, z - speed * 0.02);
      }
      positions.needsUpdate = true;
    },
    dispose: () => {
      geometry.dispose();
      material.dispose();
    },
  };
}

function wrapped(part: number): number {
  return ((part % 1) + 1) % 1;
}
