/** A thing on a map by its middle, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** In pixels. */
export interface Move {
  readonly x: number;
  readonly y: number;
}

/** Between a box and the edge of the map, and between two boxes, in pixels. */
const edge = 4;
const gap = 2;
/** Farther from its place a box would say something else, in pixels along each axis. */
const farthest = 36;
/** What is then not apart is a crowd that only coming closer parts. */
const rounds = 8;

/** How far each box must move for all of it to lie within `room`, and for none to lie on another. */
export function spreadBoxes(boxes: readonly Box[], room: Move): readonly Move[] {
  const placed = boxes.map((box): PlacedBox => {
    const home = { x: inside(box.x, box.width, room.x), y: inside(box.y, box.height, room.y) };
    return { box, home, ...home };
  });
  for (let round = 0; round < rounds && pushApart(placed); round += 1) {
    for (const one of placed) {
      one.x = inside(nearTo(one.home.x, one.x), one.box.width, room.x);
      one.y = inside(nearTo(one.home.y, one.y), one.box.height, room.y);
    }
  }
  return placed.map(({ x, y, box }) => ({ x: x - box.x, y: y - box.y }));
}

interface PlacedBox {
  readonly box: Box;
  /** Its own place, or the nearest one where all of it is inside. */
  readonly home: Move;
  x: number;
  y: number;
}

/** Parts each two that overlap along the axis on which they do less; answers whether any did. */
function pushApart(placed: readonly PlacedBox[]): boolean {
  let isCrowded = false;
  placed.forEach((one, index) => {
    for (let at = index + 1; at < placed.length; at += 1) {
      const other = placed[at];
      if (other && pushTwo(one, other)) isCrowded = true;
    }
  });
  return isCrowded;
}

function pushTwo(one: PlacedBox, other: PlacedBox): boolean {
  const across = overlap(other.x - one.x, one.box.width, other.box.width);
  if (across === 0) return false;
  const down = overlap(other.y - one.y, one.box.height, other.box.height);
  if (down === 0) return false;
  const axis = Math.abs(across) < Math.abs(down) ? 'x' : 'y';
  const half = (axis === 'x' ? across : down) / 2;
  one[axis] -= half;
  other[axis] += half;
  return true;
}

/** How far two lengths whose middles are so far apart lie over each other, with the sign of that. */
function overlap(distance: number, one: number, other: number): number {
  const over = (one + other) / 2 + gap - Math.abs(distance);
  if (over <= 0) return 0;
  return distance < 0 ? -over : over;
}

function nearTo(home: number, middle: number): number {
  return Math.max(home - farthest, Math.min(middle, home + farthest));
}

function inside(middle: number, length: number, room: number): number {
  const least = length / 2 + edge;
  return Math.max(least, Math.min(middle, room - least));
}
