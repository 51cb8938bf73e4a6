import type { Random } from '@boardwalk/api/src/demo/random.ts';
import { darker, mix } from '../engine/colour.ts';
import type { Pen } from '../engine/pen.ts';
import type { RoomDesign, RoomWindow } from './room-design.ts';

const GREENS = {
  spring: '#8fae5c',
  summer: '#5d8748',
  autumn: '#b9793a',
  winter: '#aab4c2',
} as const;

/** Draws a window from inside: sky and trees or a city beyond, frame, sill and curtains. */
export function windowView(pen: Pen, random: Random, window: RoomWindow, design: RoomDesign): void {
  const { sill, width, height } = window;
  const left = window.at - width / 2;
  const frame = darker(design.trim, 0.04);
  pen.rect(left - 0.1, sill - 0.1, width + 0.2, height + 0.2, frame);
  const high = design.evening ? '#2c3d6e' : '#a9cfea';
  const low = design.evening ? '#d79a78' : '#eef3f0';
  pen.rect(left, sill, width, height, low, { fade: high, glow: true });
  if (design.city) city(pen, random, left, sill, width, height, design.evening);
  else woods(pen, random, left, sill, width, height, design);
  if (!design.evening)
    pen.rect(left, sill, width, height, '#fffdf4', { glow: true, opacity: 0.28 });
  bars(pen, window, left, frame);
  pen.rect(left - 0.16, sill - 0.14, width + 0.32, 0.07, design.trim);
  pen.rect(left - 0.14, sill - 0.2, width + 0.28, 0.06, '#15100c', { opacity: 0.18, glow: true });
  if (window.curtain) curtains(pen, window, left, design.height, window.curtain);
}

function woods(
  pen: Pen,
  random: Random,
  left: number,
  sill: number,
  width: number,
  height: number,
  design: RoomDesign,
): void {
  const base = design.evening ? mix(GREENS[design.season], '#1d2440', 0.72) : GREENS[design.season];
  for (let row = 0; row < 3; row += 1) {
    const tone = mix(base, design.evening ? '#6a5f80' : '#e4eee6', 0.55 - row * 0.22);
    for (let u = 0; u < width; u += width / 7) {
      const size = random.between(0.1, 0.2) * height;
      const v = sill + height * (0.42 - row * 0.14) * random.between(0.75, 1.1);
      const x = Math.min(
        left + width - size * 0.9,
        Math.max(left + size * 0.9, left + u + random.between(0, 0.2)),
      );
      pen.disc(x, Math.max(sill + size, v), size * 0.9, tone, { glow: true });
    }
    pen.rect(left, sill, width, height * (0.36 - row * 0.13), tone, { glow: true });
  }
}

function city(
  pen: Pen,
  random: Random,
  left: number,
  sill: number,
  width: number,
  height: number,
  evening: boolean,
): void {
  for (let row = 0; row < 2; row += 1) {
    for (let u = 0; u < width - 0.05; ) {
      const wide = Math.min(width - u, random.between(0.12, 0.3));
      const tall = height * random.between(0.25, 0.62) * (1 - row * 0.35);
      const tone = evening
        ? mix('#3b3f63', '#151a30', row * 0.6)
        : mix('#b9c6d0', '#8496a5', row * 0.8);
      pen.rect(left + u, sill, wide, tall, tone, { glow: true });
      for (let v = 0.06; v < tall - 0.05; v += 0.085) {
        for (let w = 0.03; w < wide - 0.04; w += 0.065) {
          if (random.chance(evening ? 0.42 : 0.6))
            pen.rect(left + u + w, sill + v, 0.03, 0.04, evening ? '#ffd98a' : '#708495', {
              glow: true,
              opacity: evening ? 0.9 : 0.5,
            });
        }
      }
      u += wide;
    }
  }
}

function bars(pen: Pen, window: RoomWindow, left: number, colour: string): void {
  const [columns, rows] = window.panes ?? [2, 1];
  const { sill, width, height } = window;
  for (let column = 0; column <= columns; column += 1)
    pen.rect(left + (width * column) / columns - 0.025, sill, 0.05, height, colour);
  for (let row = 0; row <= rows; row += 1)
    pen.rect(left, sill + (height * row) / rows - 0.022, width, 0.045, colour);
}

function curtains(
  pen: Pen,
  { sill, width, height }: RoomWindow,
  left: number,
  ceiling: number,
  colour: string,
): void {
  const top = Math.min(ceiling - 0.12, sill + height + 0.28);
  const wide = Math.max(0.32, width * 0.2);
  for (const edge of [left - wide * 0.75, left + width - wide * 0.25]) {
    pen.rect(edge, 0.06, wide, top - 0.06, colour);
    for (let fold = 0; fold < 5; fold += 1) {
      pen.rect(edge + (wide * fold) / 5, 0.06, wide / 9, top - 0.06, darker(colour, 0.4), {
        opacity: 0.2,
      });
      pen.rect(edge + (wide * (fold + 0.55)) / 5, 0.06, wide / 12, top - 0.06, '#ffffff', {
        opacity: 0.22,
      });
    }
  }
  pen.line(
    [
      [left - wide, top],
      [left + width + wide, top],
    ],
    0.035,
    '#3a332d',
  );
}
