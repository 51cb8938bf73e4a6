import { dot, type Point, subtract, type Vector } from './space.ts';

/** Width and height of every picture in pixels (4:3). */
export const FRAME = { width: 1280, height: 960 } as const;

/** A level camera with lens shift, as architectural photographers use: verticals stay vertical. */
export interface Camera {
  readonly eye: Vector;
  readonly right: Vector;
  readonly forward: Vector;
  /** Focal length in pixels. */
  readonly focal: number;
  /** Screen height of the horizon in pixels from the top. */
  readonly horizon: number;
}

const NEAR = 0.15;

/** Sets up a camera; heading in radians (0 looks along z), field of view in degrees across. */
export function aimCamera(setup: {
  eye: Vector;
  heading?: number;
  fieldOfView: number;
  horizon: number;
}): Camera {
  const heading = setup.heading ?? 0;
  return {
    eye: setup.eye,
    right: [Math.cos(heading), 0, -Math.sin(heading)],
    forward: [Math.sin(heading), 0, Math.cos(heading)],
    focal: FRAME.width / 2 / Math.tan((setup.fieldOfView * Math.PI) / 360),
    horizon: setup.horizon,
  };
}

/** Distance of a point before the camera, in metres along its axis. */
export function depthOf(camera: Camera, point: Vector): number {
  return dot(subtract(point, camera.eye), camera.forward);
}

/** Screen position of a point that lies before the camera. */
export function project(camera: Camera, point: Vector): Point {
  const offset = subtract(point, camera.eye);
  const depth = Math.max(NEAR, dot(offset, camera.forward));
  return [
    FRAME.width / 2 + (camera.focal * dot(offset, camera.right)) / depth,
    camera.horizon - (camera.focal * offset[1]) / depth,
  ];
}

/** Screen outline of a polygon, cut at the plane just before the camera; empty when behind it. */
export function projectPolygon(camera: Camera, points: readonly Vector[]): Point[] {
  const outline: Point[] = [];
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    const depth = depthOf(camera, point);
    const nextDepth = depthOf(camera, next);
    if (depth >= NEAR) outline.push(project(camera, point));
    if (depth >= NEAR !== nextDepth >= NEAR) {
      const share = (NEAR - depth) / (nextDepth - depth);
      const edge = subtract(next, point);
      outline.push(
        project(camera, [
          point[0] + edge[0] * share,
          point[1] + edge[1] * share,
          point[2] + edge[2] * share,
        ]),
      );
    }
  });
  return outline;
}
