import { BufferGeometry, type Color, Float32BufferAttribute, type Matrix4, Vector3 } from 'three';

/** A point in metres. */
export type Point = readonly [x: number, y: number, z: number];
/** Corners as one sees them from outside: bottom left, bottom right, top right, top left. */
export type Face = readonly [Point, Point, Point, Point];
/** Where on a picture the same corners are, from 0 to 1. */
export type PictureArea = {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
};

/** Triangles with a colour each, gathered into one geometry, so that a street is a few draw calls. */
export type Soup = {
  readonly triangle: (frame: Matrix4, a: Point, b: Point, c: Point, colour: Color) => void;
  readonly face: (frame: Matrix4, face: Face, colour: Color, picture?: PictureArea) => void;
  readonly triangles: () => number;
  readonly geometry: () => BufferGeometry;
};

const corners = [new Vector3(), new Vector3(), new Vector3()] as const;
const edge = new Vector3();
const normal = new Vector3();

export function createSoup(): Soup {
  const positions: number[] = [];
  const normals: number[] = [];
  const colours: number[] = [];
  const places: number[] = [];

  const triangle = (frame: Matrix4, a: Point, b: Point, c: Point, colour: Color) => {
    corners[0].set(...a).applyMatrix4(frame);
    corners[1].set(...b).applyMatrix4(frame);
    corners[2].set(...c).applyMatrix4(frame);
    edge.subVectors(corners[1], corners[0]);
    normal.subVectors(corners[2], corners[0]);
    normal.crossVectors(edge, normal).normalize();
    for (const corner of corners) {
      positions.push(corner.x, corner.y, corner.z);
      normals.push(normal.x, normal.y, normal.z);
      colours.push(colour.r, colour.g, colour.b);
    }
  };
  return {
    triangle,
    face: (frame, [a, b, c, d], colour, picture) => {
      triangle(frame, a, b, c, colour);
      triangle(frame, a, c, d, colour);
      if (!picture) return;
      const { left, bottom, right, top } = picture;
      places.push(left, bottom, right, bottom, right, top, left, bottom, right, top, left, top);
    },
    triangles: () => positions.length / 9,
    geometry: () => {
      const geometry = new BufferGeometry();
      geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
      geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
      geometry.setAttribute('color', new Float32BufferAttribute(colours, 3));
      if (places.length > 0) geometry.setAttribute('uv', new Float32BufferAttribute(places, 2));
      geometry.computeBoundingSphere();
      return geometry;
    },
  };
}
