import {
  type BufferGeometry,
  type Color,
  CylinderGeometry,
  Group,
  IcosahedronGeometry,
  InstancedMesh,
  BoxGeometry,
  Matrix4,
  MeshLambertMaterial,
  Quaternion,
  TorusGeometry,
  Vector3,
} from 'three';
import type { Point } from './soup.ts';

/**
 * What people, bicycles and animals are put together from at every picture: all of one shape in the clip is one draw call.
 * Points are metres in the frame that `use` was last given.
 */
export type Parts = {
  readonly object: Group;
  /** Forgets the last picture's parts. */
  readonly begin: () => void;
  readonly use: (frame: Matrix4) => void;
  /** A six-sided limb between two points, a little thinner at its end. */
  readonly limb: (from: Point, to: Point, radius: number, colour: Color) => void;
  readonly ball: (at: Point, size: Point, colour: Color) => void;
  readonly box: (at: Point, size: Point, colour: Color, turn?: number) => void;
  /** A wheel without spokes, its axle along x. */
  readonly ring: (at: Point, radius: number, colour: Color) => void;
  readonly end: () => void;
  readonly dispose: () => void;
};

type Shape = 'limb' | 'ball' | 'box' | 'ring';

const upwards = new Vector3(0, 1, 0);
const along = new Vector3();
const middle = new Vector3();
const size = new Vector3();
const turned = new Quaternion();
const matrix = new Matrix4();

export function createParts(most: number): Parts {
  const material = new MeshLambertMaterial({ flatShading: true });
  const mesh = (geometry: BufferGeometry) => new InstancedMesh(geometry, material, most);
  const meshes: Readonly<Record<Shape, InstancedMesh>> = {
    limb: mesh(new CylinderGeometry(0.78, 1, 1, 6)),
    ball: mesh(new IcosahedronGeometry(1, 1)),
    box: mesh(new BoxGeometry(1, 1, 1)),
    ring: mesh(new TorusGeometry(1, 0.07, 5, 16).rotateY(Math.PI / 2)),
  };
  const object = new Group();
  for (const one of Object.values(meshes)) {
    one.frustumCulled = false;
    object.add(one);
  }
  let frame = new Matrix4();

  const add = (shape: Shape, colour: Color) => {
    const all = meshes[shape];
    if (all.count >= most) return;
    all.setMatrixAt(all.count, matrix.premultiply(frame));
    all.setColorAt(all.count, colour);
    all.count += 1;
  };
  return {
    object,
    begin: () => {
      for (const one of Object.values(meshes)) one.count = 0;
    },
    use: (next) => {
      frame = next;
    },
    limb: (from, to, radius, colour) => {
      along.set(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
      const length = along.length();
      middle.set((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2);
      turned.setFromUnitVectors(upwards, along.normalize());
      matrix.compose(middle, turned, size.set(radius, length, radius));
      add('limb', colour);
    },
    ball: (at, [x, y, z], colour) => {
      matrix.compose(middle.set(...at), turned.identity(), size.set(x, y, z));
      add('ball', colour);
    },
    box: (at, [x, y, z], colour, turn = 0) => {
      matrix.compose(middle.set(...at), turned.setFromAxisAngle(upwards, turn), size.set(x, y, z));
      add('box', colour);
    },
    ring: (at, radius, colour) => {
      matrix.compose(middle.set(...at), turned.identity(), size.set(radius, radius, radius));
      add('ring', colour);
    },
    end: () => {
      for (const { instanceMatrix, instanceColor } of Object.values(meshes)) {
        instanceMatrix.needsUpdate = true;
        if (instanceColor) instanceColor.needsUpdate = true;
      }
    },
    dispose: () => {
      for (const one of Object.values(meshes)) {
        one.geometry.dispose();
        one.dispose();
      }
      material.dispose();
    },
  };
}
