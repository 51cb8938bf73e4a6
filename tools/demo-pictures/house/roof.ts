import type { Random } from '@boardwalk/api/src/demo/random.ts';
import { darker } from '../engine/colour.ts';
import { type Cover, type Solid, solidOf } from '../engine/solid.ts';
import type { Vector } from '../engine/space.ts';
import { type Roofing, roofing } from '../engine/surface.ts';

/** A roof over a rectangle from `left`, `front` sized `width` by `depth`, its eaves at `eaves` metres. */
export interface RoofPlan {
  readonly left: number;
  readonly front: number;
  readonly width: number;
  readonly depth: number;
  readonly eaves: number;
  /** Height of the ridge above the eaves. */
  readonly rise: number;
  readonly overhang: number;
  /** Overhang at the gables when it differs: none between attached houses. */
  readonly verge?: number;
  readonly colour: string;
  readonly covering: Roofing;
  readonly trim: string;
}

const THICK = 0.2;

/** A gable roof with its ridge along x: two slabs and the two triangles of wall below. */
export function gableAlongX(random: Random, plan: RoofPlan, gable: Cover): Solid[] {
  const { left, front, width, depth, eaves, rise, overhang } = plan;
  const right = left + width;
  const back = front + depth;
  const middle = front + depth / 2;
  const slope = rise / (depth / 2);
  const verge = plan.verge ?? overhang;
  const slab = (edge: number, sign: number): Solid => {
    const low = eaves - slope * overhang;
    const ridge = eaves + rise;
    const x0 = left - verge;
    const x1 = right + verge;
    const z = edge - sign * overhang;
    return slabOf(random, plan, x1 - x0, Math.hypot(rise, depth / 2) + overhang, [
      [x0, low, z],
      [x1, low, z],
      [x1, ridge, middle],
      [x0, ridge, middle],
    ]);
  };
  return [
    gableWall(
      [
        [left, eaves, front],
        [left, eaves, back],
        [left, eaves + rise, middle],
      ],
      [width, 0, 0],
      gable,
    ),
    slab(front, 1),
    slab(back, -1),
  ];
}

/** A gable roof with its ridge along z, its triangle to the front. */
export function gableAlongZ(random: Random, plan: RoofPlan, gable: Cover): Solid[] {
  const { left, front, width, depth, eaves, rise, overhang } = plan;
  const right = left + width;
  const back = front + depth;
  const middle = left + width / 2;
  const slope = rise / (width / 2);
  const verge = plan.verge ?? overhang;
  const slab = (edge: number, sign: number): Solid => {
    const low = eaves - slope * overhang;
    const ridge = eaves + rise;
    const x = edge - sign * overhang;
    const near = front - verge;
    const far = back + verge;
    return slabOf(random, plan, far - near, Math.hypot(rise, width / 2) + overhang, [
      [x, low, near],
      [x, low, far],
      [middle, ridge, far],
      [middle, ridge, near],
    ]);
  };
  return [
    gableWall(
      [
        [left, eaves, front],
        [right, eaves, front],
        [middle, eaves + rise, front],
      ],
      [0, 0, depth],
      gable,
    ),
    slab(left, 1),
    slab(right, -1),
  ];
}

function gableWall(corners: readonly [Vector, Vector, Vector], push: Vector, cover: Cover): Solid {
  const far = corners.map(([x, y, z]): Vector => [x + push[0], y + push[1], z + push[2]]);
  const [a, b, c] = corners;
  const [d = a, e = b, f = c] = far;
  return solidOf([
    [[a, b, c], cover],
    [[d, e, f], cover],
    [[a, b, e, d], cover],
    [[b, c, f, e], cover],
    [[a, c, f, d], cover],
  ]);
}

/** A slab whose lower face is given: eaves edge first, then the ridge edge. */
function slabOf(
  random: Random,
  plan: RoofPlan,
  width: number,
  slope: number,
  lower: readonly [Vector, Vector, Vector, Vector],
): Solid {
  const lift = ([x, y, z]: Vector): Vector => [x, y + THICK, z];
  const [a, b, c, d] = lower;
  const [e, f, g, h] = [lift(a), lift(b), lift(c), lift(d)];
  const surface = {
    colour: plan.colour,
    decorate: roofing(random, plan.covering, plan.colour, width, slope),
  };
  const under = darker(plan.trim, 0.25);
  return solidOf([
    [[e, f, g, h], surface],
    [[a, b, c, d], under],
    [[a, b, f, e], plan.trim],
    [[b, c, g, f], plan.trim],
    [[a, d, h, e], plan.trim],
    [[d, c, g, h], plan.trim],
  ]);
}

/** A hip roof: a fascia board all round and four slopes that meet in a ridge along the longer side. */
export function hipRoof(random: Random, plan: RoofPlan): Solid[] {
  const { overhang, eaves, rise } = plan;
  const left = plan.left - overhang;
  const front = plan.front - overhang;
  const right = plan.left + plan.width + overhang;
  const back = plan.front + plan.depth + overhang;
  const base = eaves + THICK;
  const top = base + rise;
  const half = Math.min(right - left, back - front) / 2;
  const wide = right - left > back - front;
  const first: Vector = wide
    ? [left + half, top, (front + back) / 2]
    : [(left + right) / 2, top, front + half];
  const second: Vector = wide
    ? [right - half, top, (front + back) / 2]
    : [(left + right) / 2, top, back - half];
  const slope = Math.hypot(rise, half);
  const tiled = (width: number): Cover => ({
    colour: plan.colour,
    decorate: roofing(random, plan.covering, plan.colour, width, slope),
  });
  const corners: [Vector, Vector, Vector, Vector] = [
    [left, base, front],
    [right, base, front],
    [right, base, back],
    [left, base, back],
  ];
  const [a, b, c, d] = corners;
  const fascia = solidOf([
    [corners, plan.trim],
    [corners.map(([x, , z]): Vector => [x, eaves, z]), darker(plan.trim, 0.25)],
    ...corners.map((corner, index): [Vector[], Cover] => {
      const next = corners[(index + 1) % 4] ?? corner;
      return [[[corner[0], eaves, corner[2]], [next[0], eaves, next[2]], next, corner], plan.trim];
    }),
  ]);
  const slopes: [Vector[], Cover][] = wide
    ? [
        [[a, b, second, first], tiled(right - left)],
        [[b, c, second], tiled(back - front)],
        [[c, d, first, second], tiled(right - left)],
        [[d, a, first], tiled(back - front)],
      ]
    : [
        [[a, b, first], tiled(right - left)],
        [[b, c, second, first], tiled(back - front)],
        [[c, d, second], tiled(right - left)],
        [[d, a, first, second], tiled(back - front)],
      ];
  return [fascia, solidOf([...slopes, [corners, plan.trim]])];
}
