import type { Frame, Pen } from './pen.ts';
import {
  add,
  centre,
  cross,
  dot,
  type Point,
  subtract,
  times,
  turned,
  unit,
  type Vector,
} from './space.ts';

/** Draws details on a face: u to the right and v up from its first corner, in metres. */
export type Decorate = (pen: Pen) => void;

/** What a face is made of. */
export interface Skin {
  readonly colour: string;
  readonly decorate?: Decorate;
  /** Drawn after the shadows: lamps, lit windows. */
  readonly shine?: Decorate;
  /** Shines by itself, is not shaded. */
  readonly glow?: boolean;
  /** Radius of rounded edges in metres: cushions, bread, rubber. */
  readonly soft?: number;
  /** True for facets of round bodies: one even tone. */
  readonly even?: boolean;
}

/** One flat side of a solid. */
export interface Face {
  readonly points: readonly Vector[];
  readonly frame: Frame;
  readonly skin: Skin;
}

/** A convex body. */
export interface Solid {
  readonly faces: readonly Face[];
  readonly castsShadow: boolean;
}

/** A colour, or a skin. */
export type Cover = string | Skin;

/** The skin of a cover. */
export function skinOf(cover: Cover): Skin {
  return typeof cover === 'string' ? { colour: cover } : cover;
}

/** Makes a face that looks away from a point inside the body. */
export function faceOf(points: readonly Vector[], inside: Vector, cover: Cover): Face {
  const [first, second, third] = points;
  if (!first || !second || !third) throw new Error('expected a face with at least three corners');
  const u = unit(subtract(second, first));
  const rough = unit(cross(u, subtract(third, first)));
  const normal = dot(rough, subtract(first, inside)) >= 0 ? rough : times(rough, -1);
  const upward = unit(cross(normal, u));
  const v = dot(upward, subtract(third, first)) >= 0 ? upward : times(upward, -1);
  return { points, frame: { origin: first, u, v, normal }, skin: skinOf(cover) };
}

/** Makes a convex body from the corners of its sides. */
export function solidOf(
  sides: readonly (readonly [readonly Vector[], Cover])[],
  castsShadow = true,
): Solid {
  const inside = centre(sides.flatMap(([points]) => points));
  return { faces: sides.map(([points, cover]) => faceOf(points, inside, cover)), castsShadow };
}

/** Covers of single sides of a box. */
interface BoxSides {
  readonly front?: Cover;
  readonly back?: Cover;
  readonly left?: Cover;
  readonly right?: Cover;
  readonly top?: Cover;
}

/** A box from its lower left front corner, sized width (x), height (y), depth (z). */
export function box(corner: Vector, size: Vector, cover: Cover, sides: BoxSides = {}): Solid {
  const [x, y, z] = corner;
  const [right, top, back] = add(corner, size);
  return solidOf([
    [
      [
        [x, y, z],
        [right, y, z],
        [right, top, z],
        [x, top, z],
      ],
      sides.front ?? cover,
    ],
    [
      [
        [right, y, z],
        [right, y, back],
        [right, top, back],
        [right, top, z],
      ],
      sides.right ?? cover,
    ],
    [
      [
        [x, y, back],
        [x, y, z],
        [x, top, z],
        [x, top, back],
      ],
      sides.left ?? cover,
    ],
    [
      [
        [right, y, back],
        [x, y, back],
        [x, top, back],
        [right, top, back],
      ],
      sides.back ?? cover,
    ],
    [
      [
        [x, top, z],
        [right, top, z],
        [right, top, back],
        [x, top, back],
      ],
      sides.top ?? cover,
    ],
    [
      [
        [x, y, back],
        [right, y, back],
        [right, y, z],
        [x, y, z],
      ],
      cover,
    ],
  ]);
}

/** A convex profile in (x, y), pushed along z. */
export function pushedAlongZ(
  profile: readonly Point[],
  from: number,
  to: number,
  cover: Cover,
  sides: readonly (Cover | undefined)[] = [],
): Solid {
  return pushed(profile, (point, step) => [point[0], point[1], step], from, to, cover, sides);
}

/** A convex profile in (z, y), pushed along x. */
export function pushedAlongX(
  profile: readonly Point[],
  from: number,
  to: number,
  cover: Cover,
  sides: readonly (Cover | undefined)[] = [],
): Solid {
  return pushed(profile, (point, step) => [step, point[1], point[0]], from, to, cover, sides);
}

/** A convex plan in (x, z), pushed up along y. */
export function pushedUp(
  plan: readonly Point[],
  from: number,
  to: number,
  cover: Cover,
  sides: readonly (Cover | undefined)[] = [],
): Solid {
  return pushed(plan, (point, step) => [point[0], step, point[1]], from, to, cover, sides);
}

/** Sides come first in `sides`, one for each edge of the profile, then the near end, then the far end. */
function pushed(
  profile: readonly Point[],
  place: (point: Point, step: number) => Vector,
  from: number,
  to: number,
  cover: Cover,
  sides: readonly (Cover | undefined)[],
): Solid {
  const near = profile.map((point) => place(point, from));
  const far = profile.map((point) => place(point, to));
  const around = near.map((point, index): [Vector[], Cover] => {
    const next = (index + 1) % near.length;
    return [
      [point, near[next] ?? point, far[next] ?? point, far[index] ?? point],
      sides[index] ?? cover,
    ];
  });
  const ends: [Vector[], Cover][] = [
    [near, sides[profile.length] ?? cover],
    [far, sides[profile.length + 1] ?? cover],
  ];
  return solidOf([...around, ...ends]);
}

/** Moves bodies: turns them about the vertical axis through the origin, then shifts them. */
export function placed(solids: readonly Solid[], at: Vector, turn = 0): Solid[] {
  const move = (point: Vector): Vector => add(turned(point, turn), at);
  return solids.map((solid) => ({
    castsShadow: solid.castsShadow,
    faces: solid.faces.map((face) => ({
      skin: face.skin,
      points: face.points.map(move),
      frame: {
        origin: move(face.frame.origin),
        u: turned(face.frame.u, turn),
        v: turned(face.frame.v, turn),
        normal: turned(face.frame.normal, turn),
      },
    })),
  }));
}

/** The same bodies without shadows of their own: trims, and things far away. */
export function shadowless(solids: readonly Solid[]): Solid[] {
  return solids.map((solid) => ({ ...solid, castsShadow: false }));
}

/** The part of a body on the side of a plane to which its normal points; details keep their places. */
export function cutBy(solid: Solid, at: Vector, normal: Vector): Solid {
  const height = (point: Vector): number => dot(subtract(point, at), normal);
  const faces = solid.faces.flatMap((face) => {
    const points = keepAbove(face.points, height);
    return points.length < 3 ? [] : [{ ...face, points }];
  });
  return { ...solid, faces };
}

/** The part of a polygon where the measure is not negative. */
export function keepAbove(points: readonly Vector[], measure: (point: Vector) => number): Vector[] {
  const kept: Vector[] = [];
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    const here = measure(point);
    const there = measure(next);
    if (here >= 0) kept.push(point);
    if (here >= 0 !== there >= 0)
      kept.push(add(point, times(subtract(next, point), here / (here - there))));
  });
  return kept;
}
