import { seededRandom } from '@boardwalk/api/src/demo/random.ts';
import type { Canvas } from '../engine/canvas.ts';
import { darker, lighter, mix } from '../engine/colour.ts';
import type { Sitter } from './sitter.ts';

/** Paints the hair behind the head or in front of it. */
export function paintHair(canvas: Canvas, sitter: Sitter, layer: 'behind' | 'front'): void {
  const { style } = sitter;
  if (style === 'none') return;
  const width = 98 * sitter.face;
  const shade = canvas.gradient(
    [0, -170],
    [0, 190],
    [
      [0, lighter(sitter.hair, 0.14)],
      [0.5, sitter.hair],
      [1, darker(sitter.hair, 0.3)],
    ],
  );
  if (style === 'headscarf') {
    headscarf(canvas, sitter.hair, width, layer);
    return;
  }
  if (layer === 'behind') behind(canvas, sitter, width, shade);
  else front(canvas, sitter, width, shade);
}

function behind(canvas: Canvas, { style, hair, seed }: Sitter, w: number, fill: string): void {
  const dark = darker(hair, 0.35);
  if (style === 'bob')
    canvas.push(
      `<path d="M${-w - 24} 122C${-w - 44} 20 ${-w - 34} -160 0 -166C${w + 34} -160 ${w + 44} 20 ${w + 24} 122C${w - 10} 140 ${w - 30} 130 ${w - 40} 90L${-w + 40} 90C${-w + 30} 130 ${-w + 10} 140 ${-w - 24} 122Z" fill="${dark}"/>`,
    );
  if (style === 'long')
    canvas.push(
      `<path d="M${-w - 38} 300C${-w - 60} 150 ${-w - 40} -160 0 -168C${w + 40} -160 ${w + 60} 150 ${w + 38} 300C${w} 322 ${w - 40} 300 ${w - 48} 200L${-w + 48} 200C${-w + 40} 300 ${-w} 322 ${-w - 38} 300Z" fill="${mix(dark, hair, 0.35)}"/>`,
    );
  if (style === 'waves') {
    const lock = (side: number, reach: number, tone: string): void =>
      canvas.push(
        `<path d="M${side * -10} -160C${side * (w + reach)} -150 ${side * (w + reach + 26)} -40 ${side * (w + reach - 6)} 30C${side * (w + reach + 30)} 80 ${side * (w + reach + 26)} 130 ${side * (w + reach - 4)} 164C${side * (w + reach + 12)} 200 ${side * (w + reach)} 232 ${side * (w - 24)} 238C${side * (w - 44)} 180 ${side * (w - 40)} 60 ${side * (w - 60)} 0Z" fill="${tone}"/>`,
      );
    for (const side of [-1, 1]) {
      lock(side, 26, dark);
      lock(side, 10, mix(dark, hair, 0.55));
      lock(side, -8, mix(dark, hair, 0.8));
    }
  }
  if (style === 'bun') {
    canvas.ellipse(0, -172, 52, 44, fill);
    canvas.push(
      `<path d="M-34 -182Q0 -206 34 -180" fill="none" stroke="${lighter(hair, 0.25)}" stroke-width="5" opacity="0.4"/>`,
    );
  }
  if (style === 'afro') cloud(canvas, seed, hair, w, 78, 1);
  if (style === 'curls') cloud(canvas, seed, hair, w, 36, 0.92);
}

function cloud(
  canvas: Canvas,
  seed: number,
  hair: string,
  w: number,
  reach: number,
  drop: number,
): void {
  const random = seededRandom(seed);
  for (let ring = 0; ring < 3; ring += 1) {
    for (let index = 0; index < 34; index += 1) {
      const angle = Math.PI * (1.5 + (index / 33 - 0.5) * (1.02 + drop * 0.1));
      const far = 1 - ring * 0.24;
      const x = Math.cos(angle) * (w + reach) * far;
      const y = -44 + Math.sin(angle) * (92 + reach) * far;
      canvas.ellipse(
        x,
        y,
        random.between(24, 34),
        random.between(24, 34),
        mix(hair, ring === 0 ? '#0d0a09' : lighter(hair, 0.16), random.between(0.1, 0.4)),
      );
    }
  }
}

function front(canvas: Canvas, { style, hair, seed }: Sitter, w: number, fill: string): void {
  const gloss = (data: string): void =>
    canvas.push(
      `<path d="${data}" fill="none" stroke="${lighter(hair, 0.35)}" stroke-width="7" stroke-linecap="round" opacity="0.24"/>`,
    );
  if (style === 'short') {
    canvas.push(
      `<path d="M${-w - 5} 4C${-w - 20} -90 ${-w + 6} -168 10 -170C${w - 2} -172 ${w + 22} -100 ${w + 5} 4C${w - 4} -26 ${w - 8} -50 ${w - 16} -66C${w - 60} -70 -10 -88 -44 -104C-58 -84 ${-w + 14} -70 ${-w + 10} -52C${-w + 4} -36 ${-w + 2} -18 ${-w - 5} 4Z" fill="${fill}"/>`,
    );
    gloss(`M-30 -136Q30 -154 70 -110`);
  }
  if (style === 'crop') {
    canvas.push(
      `<path d="M${-w - 2} -8C${-w - 8} -100 ${-w + 20} -152 0 -152C${w - 20} -152 ${w + 8} -100 ${w + 2} -8C${w - 4} -44 ${w - 12} -68 ${w - 22} -80C${w - 60} -98 ${-w + 60} -98 ${-w + 22} -80C${-w + 12} -68 ${-w + 4} -44 ${-w - 2} -8Z" fill="${fill}" opacity="0.93"/>`,
    );
  }
  if (style === 'curls' || style === 'afro') {
    const random = seededRandom(seed + 7);
    for (let index = 0; index < 26; index += 1) {
      const angle = Math.PI * 1.05 + (index / 25) * Math.PI * 0.9;
      canvas.ellipse(
        Math.cos(angle) * w * 0.96,
        -34 + Math.sin(angle) * 84 + random.between(-5, 5),
        random.between(17, 25),
        random.between(16, 23),
        mix(hair, lighter(hair, 0.3), random.between(0, 0.5)),
      );
    }
  }
  if (style === 'bob' || style === 'long') {
    const end = style === 'bob' ? 116 : 190;
    for (const side of [-1, 1]) {
      canvas.push(
        `<path d="M${side * -18} -166C${side * (w * 0.7)} -176 ${side * (w + 36)} -110 ${side * (w + 24)} ${end - 20}C${side * (w + 12)} ${end + 16} ${side * (w - 14)} ${end + 6} ${side * (w - 8)} ${end - 40}C${side * (w + 2)} 20 ${side * (w - 4)} -44 ${side * (w - 34)} -84C${side * (w - 66)} -98 ${side * -6} -122 ${side * -18} -166Z" fill="${fill}"/>`,
      );
    }
    gloss(`M26 -146Q${w} -130 ${w + 4} -40`);
  }
  if (style === 'waves') {
    canvas.push(
      `<path d="M${-w - 16} 40C${-w - 34} -90 ${-w + 10} -168 12 -170C${w} -168 ${w + 34} -90 ${w + 16} 40C${w - 2} 0 ${w + 4} -40 ${w - 24} -74C${w - 60} -84 10 -94 -20 -118C-40 -92 ${-w + 20} -80 ${-w + 8} -40C${-w} -10 ${-w + 2} 10 ${-w - 16} 40Z" fill="${fill}"/>`,
    );
    gloss(`M-40 -132Q40 -156 ${w - 6} -90`);
  }
  if (style === 'bun') {
    canvas.push(
      `<path d="M${-w - 3} 0C${-w - 14} -100 ${-w + 16} -160 0 -160C${w - 16} -160 ${w + 14} -100 ${w + 3} 0C${w - 6} -40 ${w - 20} -74 ${w - 46} -92C20 -112 -20 -112 ${-w + 46} -92C${-w + 20} -74 ${-w + 6} -40 ${-w - 3} 0Z" fill="${fill}"/>`,
    );
    gloss(`M-50 -128Q0 -150 52 -126`);
  }
}

function headscarf(canvas: Canvas, colour: string, w: number, layer: 'behind' | 'front'): void {
  const fold = darker(colour, 0.28);
  if (layer === 'behind') {
    canvas.push(
      `<path d="M${-w - 40} 210C${-w - 66} 40 ${-w - 30} -176 0 -178C${w + 30} -176 ${w + 66} 40 ${w + 40} 210Z" fill="${fold}"/>`,
    );
    return;
  }
  const fill = canvas.gradient(
    [-w, -100],
    [w, 220],
    [
      [0, lighter(colour, 0.14)],
      [0.5, colour],
      [1, fold],
    ],
  );
  canvas.push(
    `<path fill-rule="evenodd" d="M${-w - 30} 150C${-w - 58} 0 ${-w - 24} -172 0 -174C${w + 24} -172 ${w + 58} 0 ${w + 30} 150C${w + 40} 214 60 262 0 268C-60 262 ${-w - 40} 214 ${-w - 30} 150ZM${-w + 9} -10C${-w + 2} 60 ${-w + 34} 120 0 146C${w - 34} 120 ${w - 2} 60 ${w - 9} -10C${w - 14} -82 44 -108 0 -108C-44 -108 ${-w + 14} -82 ${-w + 9} -10Z" fill="${fill}"/>`,
  );
  for (const [from, bend] of [
    [-w - 6, 60],
    [-40, 20],
    [w, -50],
  ] as const)
    canvas.push(
      `<path d="M${from} 150Q${from + bend} 210 ${from + bend * 2} 244" fill="none" stroke="${fold}" stroke-width="4" opacity="0.6" stroke-linecap="round"/>`,
    );
}
