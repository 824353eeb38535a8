import {
  AdditiveBlending,
  BoxGeometry,
  CanvasTexture,
  type Color,
  Group,
  InstancedMesh,
  type InstancedBufferAttribute,
  Matrix4,
  MeshBasicMaterial,
  type PerspectiveCamera,
  PlaneGeometry,
  Quaternion,
  SRGBColorSpace,
  Vector3,
} from 'three';

/** Lamps that are lit, the glow round them, the light they lay on the road, and the shadows under what moves: four draw calls. */
export type Shine = {
  readonly object: Group;
  /** Where the picture is seen from. */
  readonly eye: Vector3;
  readonly begin: (camera: PerspectiveCamera) => void;
  /** A lit lamp in a vehicle's frame. */
  readonly lamp: (
    frame: Matrix4,
    at: readonly [number, number, number],
    size: readonly [number, number],
    colour: Color,
  ) => void;
  /** A round glow about a place in the world, as wide as `size` metres, drawn over what is behind it. */
  readonly glow: (at: Vector3, size: number, colour: Color) => void;
  /** Light on the ground: a long patch in front of a frame. */
  readonly pool: (frame: Matrix4, length: number, width: number, colour: Color) => void;
  readonly shadow: (frame: Matrix4, length: number, width: number) => void;
  readonly end: () => void;
  readonly dispose: () => void;
};

const most = 160;
const flat = new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), -Math.PI / 2);
const facing = new Quaternion();
const matrix = new Matrix4();
const place = new Vector3();
const size3 = new Vector3();
const upright = new Quaternion();

export function createShine(): Shine {
  const soft = softDisc();
  const plane = new PlaneGeometry(1, 1);
  const boxes = new BoxGeometry(1, 1, 1);
  const materials = {
    lamp: new MeshBasicMaterial(),
    glow: new MeshBasicMaterial({
      map: soft,
      blending: AdditiveBlending,
      transparent: true,
      depthWrite: false,
      fog: false,
    }),
    pool: new MeshBasicMaterial({ map: soft, blending: AdditiveBlending, transparent: true, depthWrite: false }),
    shadow: new MeshBasicMaterial({
      alphaMap: soft,
      color: '#0b0d10',
      transparent: true,
      opacity: 0.85,
      depthWrite: false,
    }),
  };
  const meshes = {
    shadow: new InstancedMesh(plane, materials.shadow, most),
    pool: new InstancedMesh(plane, materials.pool, most),
    lamp: new InstancedMesh(boxes, materials.lamp, most),
    glow: new InstancedMesh(plane, materials.glow, most),
  };
  const object = new Group();
  const eye = new Vector3();
  for (const [order, mesh] of Object.values(meshes).entries()) {
    mesh.frustumCulled = false;
    mesh.renderOrder = order + 1;
    object.add(mesh);
  }
  const add = (mesh: InstancedMesh, colour?: Color) => {
    if (mesh.count >= most) return;
    mesh.setMatrixAt(mesh.count, matrix);
    if (colour) mesh.setColorAt(mesh.count, colour);
    mesh.count += 1;
  };
  return {
    object,
    eye,
    begin: (camera) => {
      eye.copy(camera.position);
      facing.copy(camera.quaternion);
      for (const mesh of Object.values(meshes)) mesh.count = 0;
    },
    lamp: (frame, at, [width, height], colour) => {
      matrix.compose(place.set(...at), upright, size3.set(width, height, 0.05)).premultiply(frame);
      add(meshes.lamp, colour);
    },
    glow: (at, size, colour) => {
      matrix.compose(at, facing, size3.set(size, size, 1));
      add(meshes.glow, colour);
    },
    pool: (frame, length, width, colour) => {
      matrix.compose(place.set(0, 0.03, -length / 2), flat, size3.set(width, length, 1)).premultiply(frame);
      add(meshes.pool, colour);
    },
    shadow: (frame, length, width) => {
      matrix.compose(place.set(0, 0.025, 0), flat, size3.set(width, length, 1)).premultiply(frame);
      add(meshes.shadow);
    },
    end: () => {
      for (const mesh of Object.values(meshes)) {
        mesh.instanceMatrix.needsUpdate = true;
        const colours: InstancedBufferAttribute | null = mesh.instanceColor;
        if (colours) colours.needsUpdate = true;
      }
    },
    dispose: () => {
      for (const part of [soft, plane, boxes, ...Object.values(materials), ...Object.values(meshes)]) part.dispose();
    },
  };
}

/** White in the middle, black at the rim: a glow where it is added, a soft edge where it is an alpha map. */
function softDisc(): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = 64;
  canvas.height = 64;
  const pen = canvas.getContext('2d');
  if (pen) {
    const fade = pen.createRadialGradient(32, 32, 0, 32, 32, 32);
    fade.addColorStop(0, '#ffffff');
    fade.addColorStop(0.3, '#b0b0b0');
    fade.addColorStop(0.65, '#404040');
    fade.addColorStop(0.85, '#121212');
    fade.addColorStop(1, '#000000');
    pen.fillStyle = fade;
    pen.fillRect(0, 0, 64, 64);
  }
  const texture = new CanvasTexture(canvas);
  // Added up as it is drawn, so that the rim fades out and shows no edge.
  texture.colorSpace = SRGBColorSpace;
  return texture;
}
