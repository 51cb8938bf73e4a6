import type { Random } from '@boardwalk/api/src/demo/random.ts';
import { darker, lighter } from '../engine/colour.ts';
import type { Pen } from '../engine/pen.ts';

/** What a floor is laid with. */
export type Flooring = 'boards' | 'herringbone' | 'tiles' | 'carpet' | 'concrete';

/** Draws the texture of a floor of half the width and the depth in metres. */
export function floorTexture(
  pen: Pen,
  random: Random,
  kind: Flooring,
  colour: string,
  half: number,
  depth: number,
): void {
  if (kind === 'boards') boards(pen, random, colour, half, depth);
  if (kind === 'herringbone') herringbone(pen, random, colour, half, depth);
  if (kind === 'tiles') tiles(pen, random, colour, half, depth);
  if (kind === 'concrete' || kind === 'carpet') clouds(pen, random, colour, half, depth);
}

function tint(random: Random, colour: string, amount: number): string {
  return random.chance(0.5)
    ? lighter(colour, random.next() * amount)
    : darker(colour, random.next() * amount);
}

function boards(pen: Pen, random: Random, colour: string, half: number, depth: number): void {
  const wide = 0.17;
  for (let x = -half; x < half; x += wide) {
    for (let z = -4 + random.next() * -1.5; z < depth; ) {
      const long = random.between(1.1, 2.2);
      pen.rect(x, z, wide, long, tint(random, colour, 0.2), { opacity: 0.6 });
      pen.rect(x, z, wide, 0.012, darker(colour, 0.5), { opacity: 0.5 });
      z += long;
    }
    pen.rect(x, -4, 0.01, depth + 4, darker(colour, 0.5), { opacity: 0.5 });
  }
}

function herringbone(pen: Pen, random: Random, colour: string, half: number, depth: number): void {
  const long = 0.5;
  const wide = 0.12;
  for (let row = -24; row * wide * Math.SQRT2 < depth + 4; row += 1) {
    for (
      let column = -Math.ceil(half / (long * Math.SQRT1_2)) - 1;
      column < half / (long * Math.SQRT1_2) + 1;
      column += 1
    ) {
      const x = column * long * Math.SQRT1_2;
      const z = row * wide * Math.SQRT2;
      const lean = column % 2 === 0 ? 1 : -1;
      const a = long * Math.SQRT1_2;
      const b = wide * Math.SQRT2;
      const start = lean > 0 ? z : z + a;
      pen.area(
        [
          [x, start],
          [x + a, start + a * lean],
          [x + a, start + a * lean + b],
          [x, start + b],
        ],
        tint(random, colour, 0.22),
        { opacity: 0.75 },
      );
    }
  }
}

function tiles(pen: Pen, random: Random, colour: string, half: number, depth: number): void {
  const size = 0.6;
  for (let x = -half; x < half; x += size) {
    for (let z = -4; z < depth; z += size)
      pen.rect(x + 0.008, z + 0.008, size - 0.016, size - 0.016, tint(random, colour, 0.07), {
        opacity: 0.7,
      });
  }
  for (let x = -half; x < half; x += size)
    pen.rect(x - 0.006, -4, 0.012, depth + 4, darker(colour, 0.3), { opacity: 0.6 });
  for (let z = -4; z < depth; z += size)
    pen.rect(-half, z - 0.006, half * 2, 0.012, darker(colour, 0.3), { opacity: 0.6 });
}

function clouds(pen: Pen, random: Random, colour: string, half: number, depth: number): void {
  for (let index = 0; index < 60; index += 1) {
    const size = random.between(0.2, 0.9);
    pen.disc(
      random.between(-half, half),
      random.between(-2, depth),
      size,
      tint(random, colour, 0.5),
      { opacity: 0.06 },
    );
  }
}

/** A rug about a point of the floor: border, field and stripes; sizes in metres. */
export function rug(
  x: number,
  z: number,
  width: number,
  depth: number,
  colour: string,
  accent: string,
  pattern: 'plain' | 'stripes' | 'diamonds' | 'border',
): (pen: Pen) => void {
  return (pen) => {
    const left = x - width / 2;
    const front = z - depth / 2;
    pen.rect(left - 0.03, front - 0.04, width + 0.06, depth + 0.06, '#15100c', {
      opacity: 0.3,
      blur: 4,
      glow: true,
    });
    pen.rect(left, front, width, depth, colour);
    if (pattern === 'stripes') {
      for (let v = 0.12; v < depth - 0.1; v += 0.34)
        pen.rect(left, front + v, width, 0.1, accent, { opacity: 0.7 });
    }
    if (pattern === 'border') {
      pen.rect(left + 0.14, front + 0.14, width - 0.28, depth - 0.28, accent);
      pen.rect(left + 0.22, front + 0.22, width - 0.44, depth - 0.44, colour);
    }
    if (pattern === 'diamonds') diamonds(pen, left, front, width, depth, accent);
    for (let u = 0; u < width; u += 0.06) {
      pen.line(
        [
          [left + u, front],
          [left + u, front - 0.06],
        ],
        0.012,
        lighter(colour, 0.4),
        { opacity: 0.8 },
      );
    }
  };
}

function diamonds(
  pen: Pen,
  left: number,
  front: number,
  width: number,
  depth: number,
  accent: string,
): void {
  const columns = Math.max(3, Math.round(width / 0.55));
  const rows = Math.max(2, Math.round(depth / 0.6));
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      const u = left + (width * (column + 0.5)) / columns;
      const v = front + (depth * (row + 0.5)) / rows;
      const a = (width / columns) * 0.42;
      const b = (depth / rows) * 0.42;
      pen.line(
        [
          [u - a, v],
          [u, v + b],
          [u + a, v],
          [u, v - b],
          [u - a, v],
        ],
        0.035,
        accent,
        { opacity: 0.75 },
      );
    }
  }
}
