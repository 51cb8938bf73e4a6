import { type Cover, type Solid, skinOf, solidOf } from './solid.ts';
import { add, type Vector } from './space.ts';

/** The axis about which a round body is turned. */
type Axis = 'x' | 'y' | 'z';

function onAxis(axis: Axis, along: number, a: number, b: number): Vector {
  if (axis === 'y') return [a, along, b];
  return axis === 'x' ? [along, a, b] : [a, b, along];
}

/**
 * A round body from rings of [position along the axis, radius], as on a lathe: one convex slice for
 * each pair of rings. `covers` gives slices their own covers by index.
 */
export function lathe(
  at: Vector,
  rings: readonly (readonly [number, number])[],
  cover: Cover,
  options: { axis?: Axis; sides?: number; covers?: readonly (Cover | undefined)[] } = {},
): Solid[] {
  const axis = options.axis ?? 'y';
  const sides = options.sides ?? 28;
  const ring = ([along, radius]: readonly [number, number]): Vector[] =>
    Array.from({ length: sides }, (_, step) => {
      const angle = ((step + 0.5) / sides) * Math.PI * 2;
      const size = Math.max(radius, 0.0005);
      return add(at, onAxis(axis, along, Math.cos(angle) * size, Math.sin(angle) * size));
    });
  return rings.slice(1).map((upper, index) => {
    const skin = { ...skinOf(options.covers?.[index] ?? cover), even: true };
    const low = ring(rings[index] ?? upper);
    const high = ring(upper);
    const around = low.map((point, step): [Vector[], Cover] => {
      const next = (step + 1) % sides;
      return [[point, low[next] ?? point, high[next] ?? point, high[step] ?? point], skin];
    });
    return solidOf([...around, [low, skin], [high, skin]]);
  });
}

/** An upright cylinder standing at a point. */
export function cylinder(
  at: Vector,
  radius: number,
  height: number,
  cover: Cover,
  sides = 20,
): Solid[] {
  return lathe(
    at,
    [
      [0, radius],
      [height, radius],
    ],
    cover,
    { sides },
  );
}

/** A ball about a point, or an egg when `tall` differs from the radius. */
export function ball(at: Vector, radius: number, cover: Cover, tall = radius): Solid[] {
  const rings = Array.from({ length: 15 }, (_, step): [number, number] => {
    const angle = (step / 14 - 0.5) * Math.PI;
    return [Math.sin(angle) * tall, Math.cos(angle) * radius];
  });
  return lathe(at, rings, cover, { sides: 34 });
}

/** A round bar between two points. */
export function bar(from: Vector, to: Vector, radius: number, cover: Cover): Solid {
  const along: Vector = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const length = Math.hypot(...along) || 1;
  const steep = Math.abs(along[1]) / length > 0.9;
  const helper: Vector = steep ? [1, 0, 0] : [0, 1, 0];
  const a = normal(along, helper);
  const b = normal(along, a);
  const ring = (end: Vector): Vector[] =>
    Array.from({ length: 8 }, (_, step) => {
      const angle = (step / 8) * Math.PI * 2;
      const c = Math.cos(angle) * radius;
      const s = Math.sin(angle) * radius;
      return [
        end[0] + a[0] * c + b[0] * s,
        end[1] + a[1] * c + b[1] * s,
        end[2] + a[2] * c + b[2] * s,
      ];
    });
  const low = ring(from);
  const high = ring(to);
  return solidOf([
    ...low.map((point, step): [Vector[], Cover] => {
      const next = (step + 1) % 8;
      return [[point, low[next] ?? point, high[next] ?? point, high[step] ?? point], cover];
    }),
    [low, cover],
    [high, cover],
  ]);
}

function normal(a: Vector, b: Vector): Vector {
  const x = a[1] * b[2] - a[2] * b[1];
  const y = a[2] * b[0] - a[0] * b[2];
  const z = a[0] * b[1] - a[1] * b[0];
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
