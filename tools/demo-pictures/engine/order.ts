import { type Camera, depthOf, projectPolygon } from './camera.ts';
import { boundsOf } from './polygon.ts';
import { dot, type Vector } from './space.ts';

/** Something convex to be drawn before or after others. */
export interface Piece {
  readonly points: readonly Vector[];
  readonly planes: readonly { readonly normal: Vector; readonly offset: number }[];
  readonly draw: () => void;
}

interface Seen extends Piece {
  readonly bounds: readonly [number, number, number, number];
  readonly depth: number;
}

const TOUCH = 0.004;

/** Which orders the planes of `a` demand: 1 when `a` comes after `b`, −1 when it comes before. */
function demands(a: Seen, b: Seen, eye: Vector): Set<1 | -1> {
  const found = new Set<1 | -1>();
  for (const { normal, offset } of a.planes) {
    if (!b.points.every((point) => dot(point, normal) - offset > -TOUCH)) continue;
    const viewer = dot(eye, normal) - offset;
    if (Math.abs(viewer) >= TOUCH) found.add(viewer > 0 ? -1 : 1);
  }
  return found;
}

/** 1 when `a` hides `b`, −1 when `b` hides `a`, 0 when two planes prove that neither does. */
function hides(a: Seen, b: Seen, eye: Vector): 1 | -1 | 0 {
  const own = demands(a, b, eye);
  const other = demands(b, a, eye);
  const after = own.has(1) || other.has(-1);
  const before = own.has(-1) || other.has(1);
  if (after && before) return 0;
  return after ? 1 : -1;
}

function overlap(a: Seen, b: Seen): boolean {
  const [left, top, right, bottom] = a.bounds;
  const [otherLeft, otherTop, otherRight, otherBottom] = b.bounds;
  return left < otherRight && otherLeft < right && top < otherBottom && otherTop < bottom;
}

/** Puts pieces into an order in which nearer ones come after those that they hide. */
export function paintersOrder(pieces: readonly Piece[], camera: Camera): Piece[] {
  const seen: Seen[] = pieces.map((piece) => ({
    ...piece,
    bounds: boundsOf(piece.points.flatMap((point) => projectPolygon(camera, [point]))),
    depth:
      piece.points.reduce((sum, point) => sum + depthOf(camera, point), 0) / piece.points.length,
  }));
  seen.sort((a, b) => b.depth - a.depth);
  const behind = seen.map(() => [] as number[]);
  for (let i = 0; i < seen.length; i += 1) {
    for (let j = i + 1; j < seen.length; j += 1) {
      const a = seen[i];
      const b = seen[j];
      if (!a || !b || !overlap(a, b)) continue;
      const order = hides(a, b, camera.eye);
      if (order > 0) behind[i]?.push(j);
      if (order < 0) behind[j]?.push(i);
    }
  }
  return visit(seen, behind);
}

function visit(seen: readonly Seen[], behind: readonly number[][]): Piece[] {
  const ordered: Piece[] = [];
  const state = new Uint8Array(seen.length);
  function draw(index: number): void {
    if (state[index]) return;
    state[index] = 1;
    for (const other of behind[index] ?? []) draw(other);
    const piece = seen[index];
    if (piece) ordered.push(piece);
  }
  seen.forEach((_, index) => {
    draw(index);
  });
  return ordered;
}
