import type { Point } from './space.ts';

/** Twice the signed area of the triangle a, b, c. */
function side(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** Convex hull of points, counter-clockwise where v points up. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  function half(list: readonly Point[]): Point[] {
    const chain: Point[] = [];
    for (const point of list) {
      for (;;) {
        const last = chain.at(-1);
        const before = chain.at(-2);
        if (!last || !before || side(before, last, point) > 1e-9) break;
        chain.pop();
      }
      chain.push(point);
    }
    chain.pop();
    return chain;
  }
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** Signed area of a polygon, positive when counter-clockwise. */
export function area(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** The part of a polygon inside a convex polygon. */
export function clipTo(subject: readonly Point[], convex: readonly Point[]): Point[] {
  const sign = area(convex) >= 0 ? 1 : -1;
  let result = [...subject];
  convex.forEach((start, index) => {
    const end = convex[(index + 1) % convex.length] ?? start;
    const kept: Point[] = [];
    result.forEach((point, place) => {
      const next = result[(place + 1) % result.length] ?? point;
      const here = side(start, end, point) * sign;
      const there = side(start, end, next) * sign;
      if (here >= 0) kept.push(point);
      if (here >= 0 !== there >= 0) {
        const share = here / (here - there);
        kept.push([
          point[0] + (next[0] - point[0]) * share,
          point[1] + (next[1] - point[1]) * share,
        ]);
      }
    });
    result = kept;
  });
  return result;
}

/** Smallest and largest coordinates: [left, top, right, bottom]. */
export function boundsOf(points: readonly Point[]): [number, number, number, number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return [left, top, right, bottom];
}
