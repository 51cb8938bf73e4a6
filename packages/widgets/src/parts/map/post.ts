import type { Move } from './spread-boxes.ts';

/** Of a sign, below it, in pixels. */
const height = 9;

/** The post of a sign: where it begins, from the middle of the sign, how long it is, and its turn. */
export interface Post {
  readonly left: number;
  readonly top: number;
  readonly length: number;
  /** In radians. */
  readonly turn: number;
}

/** The post of a sign that has moved, from its edge to where its foot stands; none below the sign. */
export function findPost(
  sign: { readonly width: number; readonly height: number },
  { x, y }: Move,
): Post {
  const foot = { x: 0 - x, y: sign.height / 2 + height - y };
  const atEdge = Math.min(sign.width / 2 / Math.abs(foot.x), sign.height / 2 / Math.abs(foot.y), 1);
  return {
    left: foot.x * atEdge,
    top: foot.y * atEdge,
    length: Math.hypot(foot.x, foot.y) * (1 - atEdge),
    turn: Math.atan2(x, foot.y),
  };
}
