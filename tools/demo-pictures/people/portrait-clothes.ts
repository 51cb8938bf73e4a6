import type { Canvas } from '../engine/canvas.ts';
import { darker, lighter } from '../engine/colour.ts';
import type { Sitter } from './sitter.ts';

/** Paints shoulders and clothes below the neck. */
export function paintClothes(canvas: Canvas, sitter: Sitter): void {
  const { clothes, outer, inner } = sitter;
  const cloth = canvas.gradient(
    [0, 170],
    [0, 420],
    [
      [0, lighter(outer, 0.1)],
      [1, darker(outer, 0.25)],
    ],
  );
  const shoulders =
    'M-86 186C-150 208 -236 226 -262 300C-276 340 -284 400 -286 440L286 440C284 400 276 340 262 300C236 226 150 208 86 186';
  if (clothes === 'knit') {
    canvas.push(`<path d="${shoulders}L52 168C40 206 -40 206 -52 168Z" fill="${cloth}"/>`);
    canvas.push(
      `<path d="M-56 148C-40 190 40 190 56 148L62 186C46 224 -46 224 -62 186Z" fill="${lighter(outer, 0.08)}"/>`,
    );
    for (let line = -5; line <= 5; line += 1)
      canvas.push(
        `<path d="M${line * 10} ${176 + (25 - line * line) * 0.5}v26" stroke="${darker(outer, 0.25)}" stroke-width="2" opacity="0.4"/>`,
      );
    sleeves(canvas, outer);
    return;
  }
  canvas.push(
    `<path d="M-96 186C-60 206 -34 226 0 252C34 226 60 206 96 186L124 440L-124 440Z" fill="${inner}"/>`,
  );
  if (clothes === 'shirt') {
    canvas.push(
      `<path d="${shoulders}L70 172L4 268L4 440L-4 440L-4 268L-70 172Z" fill="${cloth}"/>`,
    );
    for (const y of [300, 350, 400]) canvas.ellipse(0, y, 4, 4, lighter(outer, 0.5));
    collar(canvas, lighter(outer, 0.12), darker(outer, 0.25));
    sleeves(canvas, outer);
    return;
  }
  if (clothes === 'suit') {
    canvas.push(`<path d="M0 262L-30 440L30 440Z" fill="${darker(inner, 0.06)}"/>`);
    if (sitter.tie)
      canvas.push(
        `<path d="M-15 250L15 250L11 280L26 440L-26 440L-11 280Z" fill="${canvas.gradient(
          [-20, 250],
          [26, 440],
          [
            [0, lighter(sitter.tie, 0.12)],
            [1, darker(sitter.tie, 0.25)],
          ],
        )}"/>`,
      );
    collar(canvas, lighter(inner, 0.3), darker(inner, 0.14));
  }
  canvas.push(`<path d="${shoulders}L78 180L22 440L-22 440L-78 180Z" fill="${cloth}"/>`);
  for (const side of [-1, 1]) {
    canvas.push(
      `<path d="M${side * 78} 178L${side * 128} 216L${side * 104} 262L${side * 124} 282L${side * 16} 440L${side * 24} 440Z" fill="${lighter(outer, 0.07)}" stroke="${darker(outer, 0.35)}" stroke-width="2" stroke-opacity="0.5"/>`,
    );
  }
  sleeves(canvas, outer);
}

function collar(canvas: Canvas, colour: string, edge: string): void {
  for (const side of [-1, 1])
    canvas.push(
      `<path d="M${side * 54} 156C${side * 66} 172 ${side * 84} 190 ${side * 92} 198L${side * 46} 264L${side * 2} 246C${side * 28} 226 ${side * 46} 196 ${side * 54} 156Z" fill="${colour}" stroke="${edge}" stroke-width="2" stroke-opacity="0.6"/>`,
    );
}

function sleeves(canvas: Canvas, outer: string): void {
  for (const side of [-1, 1])
    canvas.push(
      `<path d="M${side * 196} 440C${side * 192} 380 ${side * 186} 330 ${side * 176} 306" fill="none" stroke="${darker(outer, 0.45)}" stroke-width="4" opacity="0.45" stroke-linecap="round"/>`,
    );
}
