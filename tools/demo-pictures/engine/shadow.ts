import type { Light } from './light.ts';
import type { Frame } from './pen.ts';
import { area, clipTo, hull } from './polygon.ts';
import { type Face, keepAbove, type Solid } from './solid.ts';
import { add, cross, dot, type Point, subtract, times, unit, type Vector } from './space.ts';

/** A body that throws a shadow: the polygons that bound it, and a ball round it. */
export interface Caster {
  readonly outlines: readonly (readonly Vector[])[];
  readonly middle: Vector;
  readonly radius: number;
}

/** The caster of a solid. */
export function casterOf(solid: Solid): Caster {
  return ballRound(solid.faces.map((face) => face.points));
}

/** The caster of a ball of leaves: its widest circle across the sun. */
export function leafCaster(at: Vector, radius: number, light: Light): Caster {
  const across = unit(cross(light.towardsSun, [0, 1, 0]));
  const upward = unit(cross(across, light.towardsSun));
  const circle = Array.from({ length: 10 }, (_, step) => {
    const angle = (step / 10) * Math.PI * 2;
    const wobble = radius * (0.85 + 0.15 * Math.sin(step * 2.4));
    return add(
      at,
      add(times(across, Math.cos(angle) * wobble), times(upward, Math.sin(angle) * wobble)),
    );
  });
  return ballRound([circle]);
}

function ballRound(outlines: readonly (readonly Vector[])[]): Caster {
  const points = outlines.flat();
  const middle = times(points.reduce(add, [0, 0, 0]), 1 / points.length);
  const radius = Math.max(...points.map((point) => Math.hypot(...subtract(point, middle))));
  return { outlines, middle, radius };
}

/** Where a body's shadow falls on a plane, in the coordinates of the plane; empty when it misses. */
export function shadowOn(frame: Frame, caster: Caster, light: Light): Point[] {
  const { origin, u, v, normal } = frame;
  const steep = dot(light.towardsSun, normal);
  if (steep < 0.02) return [];
  const height = (point: Vector): number => dot(subtract(point, origin), normal);
  if (height(caster.middle) < -caster.radius) return [];
  const points: Point[] = [];
  for (const outline of caster.outlines) {
    for (const point of keepAbove(outline, (place) => height(place) - 0.012)) {
      const onPlane = subtract(point, times(light.towardsSun, height(point) / steep));
      const offset = subtract(onPlane, origin);
      points.push([dot(offset, u), dot(offset, v)]);
    }
  }
  return points.length < 3 ? [] : hull(points);
}

/** All shadows that fall within a face, each clipped to it. */
export function shadowsWithin(face: Face, casters: readonly Caster[], light: Light): Point[][] {
  const { origin, u, v } = face.frame;
  const outline = face.points.map((point): Point => {
    const offset = subtract(point, origin);
    return [dot(offset, u), dot(offset, v)];
  });
  const ball = ballRound([face.points]);
  return casters.flatMap((caster) => {
    if (passesBy(ball, caster, light)) return [];
    const shadow = shadowOn(face.frame, caster, light);
    if (shadow.length < 3) return [];
    const inside = clipTo(shadow, outline);
    return inside.length >= 3 && Math.abs(area(inside)) > 0.0004 ? [inside] : [];
  });
}

/** Whether the shadow of one ball cannot touch another: it runs along the sun too far away. */
function passesBy(face: Caster, caster: Caster, light: Light): boolean {
  const offset = subtract(face.middle, caster.middle);
  const along = dot(offset, light.towardsSun);
  const reach = face.radius + caster.radius;
  const across = dot(offset, offset) - along * along;
  return along > reach || across > reach * reach;
}
