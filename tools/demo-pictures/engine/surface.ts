import { type Random, seededRandom } from '@boardwalk/api/src/demo/random.ts';
import { darker, lighter, mix } from './colour.ts';
import type { Pen } from './pen.ts';
import type { Decorate } from './solid.ts';

/** What outer walls are clad with. */
export type Cladding = 'siding' | 'brick' | 'stone' | 'stucco' | 'boards' | 'shingle' | 'metal';

/** Draws the texture of a cladding over a face of the given width and height in metres. */
export function cladding(
  random: Random,
  kind: Cladding,
  colour: string,
  width: number,
  height: number,
): Decorate {
  const seed = random.whole(1, 1e9);
  return (pen) => {
    const own = seededRandom(seed);
    if (kind === 'siding') courses(pen, colour, width, height, 0.2);
    if (kind === 'brick') bricks(pen, own, colour, width, height, 0.15, 0.36);
    if (kind === 'stone') bricks(pen, own, colour, width, height, 0.34, 0.62);
    if (kind === 'shingle') bricks(pen, own, colour, width, height, 0.26, 0.22);
    if (kind === 'boards') battens(pen, colour, width, height, 0.42);
    if (kind === 'metal') battens(pen, colour, width, height, 0.3);
    if (kind === 'stucco') blotches(pen, own, colour, width, height);
  };
}

function courses(pen: Pen, colour: string, width: number, height: number, step: number): void {
  for (let v = step; v < height; v += step) {
    pen.rect(0, v - step * 0.22, width, step * 0.22, darker(colour, 0.35), { opacity: 0.26 });
  }
}

function battens(pen: Pen, colour: string, width: number, height: number, step: number): void {
  for (let u = step / 2; u < width; u += step) {
    pen.rect(u, 0, step * 0.12, height, lighter(colour, 0.3), { opacity: 0.45 });
    pen.rect(u + step * 0.12, 0, step * 0.14, height, darker(colour, 0.45), { opacity: 0.3 });
  }
}

function bricks(
  pen: Pen,
  random: Random,
  colour: string,
  width: number,
  height: number,
  tall: number,
  wide: number,
): void {
  const count = Math.min(420, (width * height) / (tall * wide) / 3.2);
  for (let index = 0; index < count; index += 1) {
    const row = Math.floor(random.next() * (height / tall));
    const column = Math.floor(random.next() * (width / wide)) + (row % 2) / 2;
    const tone = random.chance(0.5)
      ? lighter(colour, random.between(0.1, 0.3))
      : darker(colour, random.between(0.12, 0.38));
    pen.rect(column * wide, row * tall, wide * 0.96, tall * 0.92, tone, { opacity: 0.5 });
  }
  for (let v = tall; v < height; v += tall) {
    pen.line(
      [
        [0, v],
        [width, v],
      ],
      0.016,
      mix(colour, '#d9d2c6', 0.6),
      { opacity: 0.3 },
    );
  }
}

function blotches(pen: Pen, random: Random, colour: string, width: number, height: number): void {
  for (let index = 0; index < 14; index += 1) {
    const size = random.between(0.3, 1.2);
    pen.disc(
      random.between(0, width),
      random.between(0, height),
      size,
      random.chance(0.5) ? lighter(colour, 0.5) : darker(colour, 0.4),
      { opacity: 0.045 },
    );
  }
}

/** What roofs are covered with. */
export type Roofing = 'shingles' | 'tiles' | 'seam' | 'snow';

/** Draws the texture of a roof slope; u runs along the eaves, v up the slope. */
export function roofing(
  random: Random,
  kind: Roofing,
  colour: string,
  width: number,
  slope: number,
): Decorate {
  const seed = random.whole(1, 1e9);
  return (pen) => {
    const own = seededRandom(seed);
    if (kind === 'seam') battens(pen, colour, width, slope, 0.55);
    if (kind === 'shingles' || kind === 'tiles')
      shingles(pen, own, colour, width, slope, kind === 'tiles' ? 0.34 : 0.26);
    if (kind === 'snow') {
      for (let index = 0; index < 9; index += 1)
        pen.disc(own.between(0, width), own.between(0, slope), own.between(0.5, 1.6), '#c4d2e8', {
          opacity: 0.14,
          tall: 0.4,
        });
    }
  };
}

function shingles(
  pen: Pen,
  random: Random,
  colour: string,
  width: number,
  slope: number,
  step: number,
): void {
  for (let index = 0; index < Math.min(260, width * slope * 2.2); index += 1) {
    const row = Math.floor(random.next() * (slope / step));
    const tone = random.chance(0.5)
      ? lighter(colour, random.between(0.08, 0.22))
      : darker(colour, random.between(0.1, 0.3));
    pen.rect(random.between(-0.3, width), row * step, random.between(0.3, 0.9), step, tone, {
      opacity: 0.42,
    });
  }
  for (let v = step; v < slope; v += step) {
    pen.rect(0, v - step * 0.14, width, step * 0.14, darker(colour, 0.55), { opacity: 0.34 });
  }
  pen.rect(0, 0, width, slope, darker(colour, 0.6), { opacity: 0.16, fadeOpacity: 0 });
}
