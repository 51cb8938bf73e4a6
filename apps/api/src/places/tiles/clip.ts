/** A corner in the units of a drawing. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** The square from `low` to `high` on both axes. */
export interface Square {
  readonly low: number;
  readonly high: number;
}

interface Edge {
  readonly axis: 'x' | 'y';
  readonly at: number;
  readonly keeps: 1 | -1;
}

/** The part of a ring inside the square; it may run along the square's edge. */
export function clipRing(ring: readonly Corner[], square: Square): readonly Corner[] {
  if (isInside(ring, square)) return ring;
  return edgesOf(square).reduce(clipRingAt, ring);
}

/** The parts of a line inside the square. */
export function clipLine(line: readonly Corner[], square: Square): (readonly Corner[])[] {
  if (isInside(line, square)) return [line];
  return edgesOf(square).reduce<(readonly Corner[])[]>(
    (parts, edge) => parts.flatMap((part) => clipLineAt(part, edge)),
    [line],
  );
}

function isInside(corners: readonly Corner[], { low, high }: Square): boolean {
  return corners.every(({ x, y }) => x >= low && x <= high && y >= low && y <= high);
}

function edgesOf({ low, high }: Square): readonly Edge[] {
  return [
    { axis: 'x', at: low, keeps: 1 },
    { axis: 'x', at: high, keeps: -1 },
    { axis: 'y', at: low, keeps: 1 },
    { axis: 'y', at: high, keeps: -1 },
  ];
}

function clipRingAt(ring: readonly Corner[], edge: Edge): readonly Corner[] {
  const kept: Corner[] = [];
  let before = ring.at(-1);
  for (const corner of ring) {
    const isKept = keeps(edge, corner);
    if (before && keeps(edge, before) !== isKept) kept.push(meet(before, corner, edge));
    if (isKept) kept.push(corner);
    before = corner;
  }
  return kept;
}

function clipLineAt(line: readonly Corner[], edge: Edge): (readonly Corner[])[] {
  const parts: Corner[][] = [];
  let part: Corner[] = [];
  let before: Corner | undefined;
  for (const corner of line) {
    const isKept = keeps(edge, corner);
    if (before && keeps(edge, before) !== isKept) part.push(meet(before, corner, edge));
    if (isKept) part.push(corner);
    else if (part.length > 0) {
      parts.push(part);
      part = [];
    }
    before = corner;
  }
  if (part.length > 0) parts.push(part);
  return parts.filter((one) => one.length > 1);
}

function keeps({ axis, at, keeps: side }: Edge, corner: Corner): boolean {
  return (corner[axis] - at) * side >= 0;
}

function meet(from: Corner, to: Corner, { axis, at }: Edge): Corner {
  const share = (at - from[axis]) / (to[axis] - from[axis]);
  const x = axis === 'x' ? at : from.x + (to.x - from.x) * share;
  const y = axis === 'y' ? at : from.y + (to.y - from.y) * share;
  return { x, y };
}
