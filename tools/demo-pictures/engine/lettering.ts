import type { Canvas } from './canvas.ts';
import type { Pen } from './pen.ts';
import type { Point } from './space.ts';

/** Strokes of each sign on a grid 4 wide and 6 high; fonts differ from machine to machine. */
const GLYPHS: Record<string, string> = {
  A: '00 26 40|12 32',
  B: '00 06 36 45 44 33 03|33 42 41 30 00',
  C: '45 36 16 05 01 10 30 41',
  D: '00 06 26 44 42 20 00',
  E: '40 00 06 46|03 33',
  F: '00 06 46|03 33',
  G: '45 36 16 05 01 10 30 41 43 23',
  H: '00 06|40 46|03 43',
  I: '20 26|10 30|16 36',
  J: '46 41 30 10 01',
  K: '00 06|46 03 40',
  L: '06 00 40',
  M: '00 06 23 46 40',
  N: '00 06 40 46',
  O: '10 01 05 16 36 45 41 30 10',
  P: '00 06 36 45 44 33 03',
  Q: '10 01 05 16 36 45 41 30 10|22 40',
  R: '00 06 36 45 44 33 03|23 40',
  S: '45 36 16 05 04 13 33 42 41 30 10 01',
  T: '20 26|06 46',
  U: '06 01 10 30 41 46',
  V: '06 20 46',
  W: '06 10 23 30 46',
  X: '00 46|06 40',
  Y: '06 23 46|23 20',
  Z: '06 46 00 40',
  '0': '10 01 05 16 36 45 41 30 10',
  '1': '14 26 20|10 30',
  '2': '05 16 36 45 44 00 40',
  '3': '05 16 36 45 44 33 42 41 30 10 01|13 33',
  '4': '30 36 02 42',
  '5': '46 06 03 33 42 41 30 10 01',
  '6': '45 36 16 05 01 10 30 41 42 33 13 02',
  '7': '06 46 10',
  '8': '13 04 05 16 36 45 44 33 13 02 01 10 30 41 42 33',
  '9': '01 10 30 41 45 36 16 05 04 13 33 44',
  '&': '40 15 16 26 25 02 01 10 20 42',
  '.': '20 21',
  '-': '13 33',
  '%': '00 46|05 16|30 41',
  $: '45 36 16 05 04 13 33 42 41 30 10 01|20 26',
  '+': '13 33|22 24',
  "'": '26 24',
};

function strokes(text: string): Point[][] {
  return [...text].flatMap((sign, index) =>
    (GLYPHS[sign] ?? '')
      .split('|')
      .filter(Boolean)
      .map((stroke) =>
        stroke.split(' ').map((pair): Point => [index * 5.4 + Number(pair[0]), Number(pair[1])]),
      ),
  );
}

/** Width of a text in units of its height. */
export function lettersWidth(text: string): number {
  return Math.max(0, text.length * 5.4 - 1.4) / 6;
}

/** Writes capitals and figures on a plane, centred about (u, v) with the given height in metres. */
export function letters(
  pen: Pen,
  text: string,
  u: number,
  v: number,
  height: number,
  colour: string,
  glow = false,
): void {
  const unit = height / 6;
  const left = u - (lettersWidth(text) * height) / 2;
  for (const stroke of strokes(text)) {
    pen.line(
      stroke.map(([x, y]): Point => [left + x * unit, v - height / 2 + y * unit]),
      unit * 0.95,
      colour,
      { glow },
    );
  }
}

/** Writes capitals and figures on the screen, centred about (x, y) with the given height in pixels. */
export function lettersOnScreen(
  canvas: Canvas,
  text: string,
  x: number,
  y: number,
  height: number,
  colour: string,
): void {
  const unit = height / 6;
  const left = x - (lettersWidth(text) * height) / 2;
  const data = strokes(text)
    .map(
      (stroke) =>
        `M${stroke.map(([u, v]) => `${(left + u * unit).toFixed(1)} ${(y + height / 2 - v * unit).toFixed(1)}`).join('L')}`,
    )
    .join('');
  canvas.push(
    `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${(unit * 0.95).toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
}
