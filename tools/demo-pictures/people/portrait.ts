import { Canvas } from '../engine/canvas.ts';
import { darker, lighter, mix } from '../engine/colour.ts';
import { paintClothes } from './portrait-clothes.ts';
import { paintHair } from './portrait-hair.ts';
import { officeBehind } from './portrait-office.ts';
import type { Sitter } from './sitter.ts';

/** Draws the portrait of a person before an office. */
export function portrait(sitter: Sitter): string {
  const canvas = new Canvas();
  officeBehind(canvas, sitter.seed);
  const side = sitter.seed % 2 ? 1 : -1;
  canvas.group('transform="translate(640 452) scale(1.62)"', () => {
    canvas.group(`opacity="0.4" ${canvas.blur(22)}`, () =>
      canvas.ellipse(side * -34, 190, 260, 240, '#1d1f2a'),
    );
    paintHair(canvas, sitter, 'behind');
    neck(canvas, sitter);
    paintClothes(canvas, sitter);
    head(canvas, sitter, side);
    features(canvas, sitter);
    if (sitter.beard) beard(canvas, sitter);
    mouth(canvas, sitter);
    paintHair(canvas, sitter, 'front');
    if (sitter.glasses) glasses(canvas, sitter.glasses);
  });
  const glow = canvas.glow([side > 0 ? 220 : 1060, 160], 900, [
    [0, '#fff2d6', 0.22],
    [1, '#fff2d6', 0],
  ]);
  canvas.push(`<rect width="1280" height="960" fill="${glow}"/>`);
  return canvas.document();
}

/** Outline of the head about its middle; `width` is half its breadth. */
function headOutline(width: number): string {
  const w = width;
  return `M${-w} -36C${-w * 1.02} -152 ${w * 1.02} -152 ${w} -36C${w} 44 ${w * 0.84} 92 ${w * 0.44} 132C${w * 0.24} 152 ${-w * 0.24} 152 ${-w * 0.44} 132C${-w * 0.84} 92 ${-w} 44 ${-w} -36Z`;
}

function neck(canvas: Canvas, { skin }: Sitter): void {
  const shadow = mix(darker(skin, 0.34), '#7a3b2a', 0.18);
  canvas.push(
    `<path d="M-46 90C-46 150 -50 176 -96 190C-60 232 -30 262 0 262C30 262 60 232 96 190C50 176 46 150 46 90Z" fill="${canvas.gradient(
      [0, 100],
      [0, 230],
      [
        [0, shadow],
        [0.45, mix(skin, shadow, 0.55)],
        [1, skin],
      ],
    )}"/>`,
  );
}

function head(canvas: Canvas, { skin, face, seed }: Sitter, side: number): void {
  const width = 98 * face;
  const warm = mix(skin, '#b5553a', 0.2);
  for (const ear of [-1, 1]) {
    canvas.ellipse(ear * (width + 3), 10, 16, 27, mix(skin, warm, ear === side ? 0.3 : 0.7));
    canvas.ellipse(ear * (width + 4), 10, 8, 17, darker(warm, 0.16));
  }
  const fill = canvas.gradient(
    [side * -width, 0],
    [side * width, 0],
    [
      [0, lighter(skin, 0.1)],
      [0.55, skin],
      [1, mix(darker(skin, 0.2), warm, 0.35)],
    ],
  );
  const outline = headOutline(width);
  canvas.push(`<path d="${outline}" fill="${fill}"/>`);
  const id = `face${seed}`;
  canvas.push(`<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  canvas.group(`clip-path="url(#${id})"`, () => {
    canvas.ellipse(
      0,
      -140,
      width * 1.1,
      74,
      darker(warm, 0.35),
      `opacity="0.34" ${canvas.blur(16)}`,
    );
    for (const cheek of [-1, 1])
      canvas.ellipse(
        cheek * width * 0.56,
        52,
        30,
        20,
        mix(skin, '#c2452f', 0.5),
        `opacity="0.24" ${canvas.blur(9)}`,
      );
    canvas.ellipse(
      side * width * 0.98,
      30,
      width * 0.36,
      150,
      darker(warm, 0.3),
      `opacity="0.3" ${canvas.blur(14)}`,
    );
    canvas.ellipse(0, 158, width * 0.7, 26, darker(warm, 0.3), `opacity="0.35" ${canvas.blur(9)}`);
  });
}

function features(canvas: Canvas, { skin, hair, face, style, age, earrings }: Sitter): void {
  const apart = 40 * face;
  const line = mix(darker(skin, 0.5), '#5a2a1c', 0.3);
  const brow =
    style === 'headscarf' || style === 'none' ? '#2c211b' : mix(darker(hair, 0.3), '#3a2a20', 0.3);
  for (const eye of [-1, 1]) {
    const x = eye * apart;
    canvas.ellipse(x, 8, 26, 17, line, `opacity="0.2" ${canvas.blur(5)}`);
    canvas.push(
      `<path d="M${x - 19} 9C${x - 10} -4 ${x + 10} -4 ${x + 19} 9C${x + 9} 17 ${x - 9} 17 ${x - 19} 9Z" fill="#f7f3ee"/>`,
    );
    canvas.push(
      `<clipPath id="e${eye + 1}"><path d="M${x - 19} 9C${x - 10} -4 ${x + 10} -4 ${x + 19} 9C${x + 9} 17 ${x - 9} 17 ${x - 19} 9Z"/></clipPath>`,
    );
    canvas.group(`clip-path="url(#e${eye + 1})"`, () => {
      canvas.ellipse(x, 7, 9.5, 9.5, '#4a3425');
      canvas.ellipse(x, 7, 4.6, 4.6, '#15100e');
      canvas.push(
        `<path d="M${x - 20} 2Q${x} -10 ${x + 20} 2L${x + 20} 5Q${x} -3 ${x - 20} 5Z" fill="#2a1d18" opacity="0.35"/>`,
      );
    });
    canvas.ellipse(x - 3, 3.5, 2.4, 2.4, '#ffffff');
    canvas.push(
      `<path d="M${x - 21} 10C${x - 11} -6 ${x + 11} -6 ${x + 21} 9" fill="none" stroke="#2a1b16" stroke-width="3.4" stroke-linecap="round"/>`,
    );
    canvas.push(
      `<path d="M${x - 14} 20Q${x} 26 ${x + 15} 19" fill="none" stroke="${line}" stroke-width="1.8" opacity="${0.22 + age * 0.4}" stroke-linecap="round"/>`,
    );
    const inner = x - eye * 22;
    const outer = x + eye * 27;
    canvas.push(
      `<path d="M${inner} -19C${inner + eye * 12} -29 ${outer - eye * 12} -31 ${outer} -18C${outer - eye * 13} -24 ${inner + eye * 12} -22 ${inner} -13Z" fill="${brow}" opacity="0.92"/>`,
    );
    if (earrings) canvas.ellipse(eye * (98 * face + 5), 42, 5, 6.5, earrings);
    if (age > 0.4)
      canvas.push(
        `<path d="M${eye * (apart + 26)} 6l${eye * 11} -5M${eye * (apart + 26)} 11l${eye * 12} 1" stroke="${line}" stroke-width="1.6" opacity="${age * 0.4}"/>`,
      );
  }
  canvas.push(
    `<path d="M-4 6C-8 34 -17 48 -17 56C-15 63 -6 62 0 65C6 62 15 63 17 56C17 51 13 46 11 42" fill="none" stroke="${line}" stroke-width="2.6" stroke-linecap="round" opacity="0.5"/>`,
  );
  canvas.ellipse(0, 44, 10, 13, lighter(skin, 0.35), `opacity="0.45" ${canvas.blur(4)}`);
  canvas.ellipse(-9, 60, 4.5, 2.6, line, 'opacity="0.45"');
  canvas.ellipse(9, 60, 4.5, 2.6, line, 'opacity="0.45"');
  if (age > 0.3)
    for (const fold of [-1, 1])
      canvas.push(
        `<path d="M${fold * 25} 58Q${fold * 38} 72 ${fold * 41} 88" fill="none" stroke="${line}" stroke-width="2" opacity="${age * 0.42}" stroke-linecap="round"/>`,
      );
}

function mouth(canvas: Canvas, { skin, lips }: Sitter): void {
  const line = mix(darker(lips, 0.45), '#3a1a14', 0.2);
  canvas.push(
    `<path d="M-31 86C-17 80 -7 79 0 82C7 79 17 80 31 86C20 92 8 93 0 93C-8 93 -20 92 -31 86Z" fill="${lips}"/>`,
  );
  canvas.push(
    `<path d="M-30 87C-16 93 16 93 30 87C20 105 8 108 0 108C-8 108 -20 105 -30 87Z" fill="${lighter(lips, 0.1)}"/>`,
  );
  canvas.push(
    `<path d="M-24 88.5C-12 93.5 12 93.5 24 88.5C14 97 -14 97 -24 88.5Z" fill="#fbf6f0"/>`,
  );
  canvas.push(
    `<path d="M-37 81C-31 87 -16 93 0 93C16 93 31 87 37 81" fill="none" stroke="${line}" stroke-width="2.4" stroke-linecap="round" opacity="0.75"/>`,
  );
  canvas.ellipse(0, 121, 18, 4, darker(skin, 0.3), `opacity="0.3" ${canvas.blur(3)}`);
}

function beard(canvas: Canvas, { hair, face, beard: kind }: Sitter): void {
  const w = 98 * face;
  const opacity = kind === 'full' ? 0.95 : 0.3;
  canvas.push(
    `<path d="M${-w * 0.98} 14C${-w * 0.9} 60 ${-w * 0.6} 66 -40 70C-24 64 24 64 40 70C${w * 0.6} 66 ${w * 0.9} 60 ${w * 0.98} 14C${w * 1.02} 70 ${w * 0.84} 118 ${w * 0.44} ${kind === 'full' ? 148 : 134}C${w * 0.24} ${kind === 'full' ? 168 : 152} ${-w * 0.24} ${kind === 'full' ? 168 : 152} ${-w * 0.44} ${kind === 'full' ? 148 : 134}C${-w * 0.84} 118 ${-w * 1.02} 70 ${-w * 0.98} 14Z" fill="${hair}" opacity="${opacity}" ${kind === 'full' ? '' : canvas.blur(3)}/>`,
  );
  canvas.push(
    `<path d="M-40 76C-24 66 -8 68 0 72C8 68 24 66 40 76C30 82 14 80 0 80C-14 80 -30 82 -40 76Z" fill="${darker(hair, 0.1)}" opacity="${opacity}"/>`,
  );
}

function glasses(canvas: Canvas, colour: string): void {
  for (const eye of [-1, 1]) {
    canvas.push(
      `<rect x="${eye * 41 - 31}" y="-17" width="62" height="49" rx="19" fill="#ffffff" fill-opacity="0.1" stroke="${colour}" stroke-width="5"/>`,
    );
    canvas.push(
      `<path d="M${eye * 72} 0L${eye * 98} -5" stroke="${colour}" stroke-width="5" stroke-linecap="round"/>`,
    );
    canvas.push(
      `<path d="M${eye * 41 - 16} 22L${eye * 41 + 2} -10" stroke="#ffffff" stroke-width="6" opacity="0.2"/>`,
    );
  }
  canvas.push(`<path d="M-11 2Q0 -6 11 2" fill="none" stroke="${colour}" stroke-width="5"/>`);
}
