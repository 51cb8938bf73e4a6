import { type Random, seededRandom } from '@boardwalk/api/src/demo/random.ts';
import { darker, lighter } from '../engine/colour.ts';
import type { Pen } from '../engine/pen.ts';
import type { Decorate } from '../engine/solid.ts';

/** A framed picture on a wall; middle and size in metres. */
export function framed(
  random: Random,
  u: number,
  v: number,
  width: number,
  height: number,
  palette: readonly string[],
): Decorate {
  const seed = random.whole(1, 1e9);
  return (pen) => {
    const own = seededRandom(seed);
    const left = u - width / 2;
    const bottom = v - height / 2;
    pen.rect(left + 0.02, bottom - 0.05, width + 0.03, height + 0.03, '#15100c', {
      opacity: 0.3,
      blur: 4,
      glow: true,
    });
    pen.rect(left, bottom, width, height, own.pick(['#2c2825', '#b08d5b', '#f4f1ea', '#6f5138']));
    pen.rect(left + 0.03, bottom + 0.03, width - 0.06, height - 0.06, '#f7f4ec');
    const inner = Math.min(0.1, width * 0.14);
    canvasArt(
      pen,
      own,
      left + inner,
      bottom + inner,
      width - inner * 2,
      height - inner * 2,
      palette,
    );
  };
}

function canvasArt(
  pen: Pen,
  random: Random,
  u: number,
  v: number,
  width: number,
  height: number,
  palette: readonly string[],
): void {
  const base = random.pick(palette);
  pen.rect(u, v, width, height, lighter(base, 0.55), { fade: lighter(base, 0.78) });
  const motif = random.whole(0, 2);
  if (motif === 0) {
    pen.disc(
      u + width * 0.62,
      v + height * 0.66,
      Math.min(width, height) * 0.17,
      random.pick(palette),
    );
    for (let row = 0; row < 3; row += 1)
      hillShape(pen, random, u, v, width, height * (0.48 - row * 0.14), random.pick(palette));
  } else if (motif === 1) {
    for (let shape = 0; shape < 4; shape += 1) {
      const size = random.between(0.12, 0.26) * Math.min(width, height);
      pen.disc(
        u + width * random.between(0.3, 0.7),
        v + height * random.between(0.3, 0.7),
        size,
        random.pick(palette),
        { opacity: 0.8 },
      );
    }
  } else {
    for (let stem = 0; stem < 5; stem += 1) {
      const lean = (stem - 2) * 0.13 * width;
      const tone = random.pick(palette);
      pen.line(
        [
          [u + width / 2, v + height * 0.1],
          [u + width / 2 + lean * 0.5, v + height * 0.5],
          [u + width / 2 + lean, v + height * 0.82],
        ],
        0.014,
        darker(tone, 0.3),
      );
      pen.disc(u + width / 2 + lean, v + height * 0.82, 0.055 * width + 0.02, tone, {
        tall: 0.09 * height,
      });
    }
  }
}

function hillShape(
  pen: Pen,
  random: Random,
  u: number,
  v: number,
  width: number,
  height: number,
  colour: string,
): void {
  const peak = random.between(0.25, 0.75);
  pen.area(
    [
      [u, v],
      [u, v + height * 0.6],
      [u + width * peak * 0.6, v + height * 0.82],
      [u + width * peak, v + height],
      [u + width * (peak + (1 - peak) * 0.5), v + height * 0.75],
      [u + width, v + height * 0.5],
      [u + width, v],
    ],
    colour,
  );
}

/** A round mirror on a wall. */
export function roundMirror(u: number, v: number, radius: number, rim: string): Decorate {
  return (pen) => {
    pen.disc(u + 0.02, v - 0.04, radius + 0.02, '#15100c', { opacity: 0.3, blur: 4, glow: true });
    pen.disc(u, v, radius, rim);
    pen.disc(u, v, radius - 0.025, '#c7d3d8', { fade: '#eef3f3', glow: true });
    pen.area(
      [
        [u - radius * 0.5, v - radius * 0.5],
        [u - radius * 0.2, v - radius * 0.7],
        [u + radius * 0.6, v + radius * 0.4],
        [u + radius * 0.3, v + radius * 0.62],
      ],
      '#ffffff',
      { opacity: 0.25, glow: true },
    );
  };
}

/** Draws several things on one wall. */
export function together(...parts: readonly Decorate[]): Decorate {
  return (pen) => {
    for (const part of parts) part(pen);
  };
}

/** Wooden slats or panelling over a part of a wall. */
export function slats(
  u: number,
  width: number,
  height: number,
  colour: string,
  step: number,
): Decorate {
  return (pen) => {
    pen.rect(u, 0.13, width, height - 0.13, colour);
    for (let x = u; x < u + width; x += step)
      pen.rect(x, 0.13, step * 0.28, height - 0.13, darker(colour, 0.5), { opacity: 0.55 });
  };
}
