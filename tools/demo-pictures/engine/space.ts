/** A point or direction in metres: x to the right, y up, z away from the viewer. */
export type Vector = readonly [number, number, number];
/** A point on a plane or on the screen. */
export type Point = readonly [number, number];

/** Adds two vectors. */
export function add(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

/** Subtracts the second vector from the first. */
export function subtract(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

/** Multiplies a vector by a number. */
export function times(a: Vector, factor: number): Vector {
  return [a[0] * factor, a[1] * factor, a[2] * factor];
}

/** The dot product. */
export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** The cross product. */
export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** The same direction with length one. */
export function unit(a: Vector): Vector {
  return times(a, 1 / (Math.hypot(a[0], a[1], a[2]) || 1));
}

/** The middle of several points. */
export function centre(points: readonly Vector[]): Vector {
  return times(points.reduce(add, [0, 0, 0]), 1 / points.length);
}

/** Turns a point about the vertical axis (radians, positive turns the front to the right). */
export function turned([x, y, z]: Vector, angle: number): Vector {
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  return [x * cosine - z * sine, y, x * sine + z * cosine];
}
