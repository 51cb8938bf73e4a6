import { bar, cylinder, lathe } from '../engine/lathe.ts';
import { letters } from '../engine/lettering.ts';
import { box, type Solid } from '../engine/solid.ts';

/** A park bench, its seat towards the viewer. */
export function bench(wood: string): Solid[] {
  const solids = [-0.7, 0.66].map((x) => box([x, 0, 0], [0.06, 0.42, 0.42], '#33363a'));
  for (const z of [0, 0.15, 0.3]) solids.push(box([-0.8, 0.42, z], [1.6, 0.05, 0.11], wood));
  for (const y of [0.55, 0.7]) solids.push(box([-0.8, y, 0.42], [1.6, 0.1, 0.04], wood));
  return solids;
}

/** A street lamp; its globe glows. */
export function streetLamp(): Solid[] {
  return [
    ...lathe(
      [0, 0, 0],
      [
        [0, 0.14],
        [0.3, 0.1],
        [0.4, 0.055],
        [3.5, 0.045],
      ],
      '#2b3034',
      { sides: 12 },
    ),
    ...lathe(
      [0, 3.5, 0],
      [
        [0, 0.1],
        [0.12, 0.17],
        [0.36, 0.17],
        [0.48, 0.06],
      ],
      { colour: '#fdf0cf', glow: true },
      { sides: 14 },
    ),
    ...lathe(
      [0, 3.96, 0],
      [
        [0, 0.2],
        [0.14, 0.02],
      ],
      '#2b3034',
      { sides: 14 },
    ),
  ];
}

/** A yard sign on two posts; lines of text from the top, width in metres. */
export function yardSign(
  lines: readonly string[],
  width: number,
  board: string,
  ink: string,
): Solid[] {
  const height = width * 0.62;
  const step = height / (lines.length + 0.4);
  return [
    bar([-width * 0.38, 0, 0.09], [-width * 0.38, 0.6 + height, 0.09], 0.03, '#e9e5da'),
    bar([width * 0.38, 0, 0.09], [width * 0.38, 0.6 + height, 0.09], 0.03, '#e9e5da'),
    box(
      [-width / 2, 0.55, -0.03],
      [width, height, 0.04],
      { colour: board },
      {
        front: {
          colour: board,
          decorate: (pen) => {
            pen.rect(0.03, 0.03, width - 0.06, height - 0.06, ink, { opacity: 0.9 });
            pen.rect(0.045, 0.045, width - 0.09, height - 0.09, board);
            lines.forEach((line, index) => {
              const tall = Math.min(step * 0.56, (width * 0.82) / (line.length * 0.9));
              letters(pen, line, width / 2, height - step * (index + 0.7), tall, ink);
            });
          },
        },
      },
    ),
  ];
}

/** A for-sale post: an arm with a hanging board. */
export function salePost(lines: readonly string[], board: string, ink: string): Solid[] {
  return [
    box([-0.05, 0, -0.05], [0.1, 2.1, 0.1], '#f1ede4'),
    box([0.05, 1.85, -0.04], [1, 0.08, 0.08], '#f1ede4'),
    box([0.16, 1.08, -0.025], [0.86, 0.68, 0.05], board, {
      front: {
        colour: board,
        decorate: (pen) => {
          lines.forEach((line, index) => {
            letters(
              pen,
              line,
              0.43,
              0.5 - index * 0.24,
              Math.min(0.15, 0.7 / (line.length * 0.9)),
              ink,
            );
          });
        },
      },
    }),
    bar([0.25, 1.76, 0], [0.25, 1.85, 0], 0.01, '#44474a'),
    bar([0.93, 1.76, 0], [0.93, 1.85, 0], 0.01, '#44474a'),
  ];
}

/** A traffic cone. */
export function cone(): Solid[] {
  return [
    box([-0.2, 0, -0.2], [0.4, 0.04, 0.4], '#d2622a'),
    ...lathe(
      [0, 0.04, 0],
      [
        [0, 0.15],
        [0.22, 0.1],
        [0.4, 0.06],
        [0.62, 0.025],
      ],
      '#e2702f',
      { sides: 16, covers: [undefined, '#f3efe6'] },
    ),
  ];
}

/** A cardboard box closed with tape. */
export function carton(width: number, height: number, depth: number): Solid {
  return box([-width / 2, 0, -depth / 2], [width, height, depth], '#b98d5e', {
    front: {
      colour: '#b98d5e',
      decorate: (pen) =>
        pen.rect(width * 0.42, height * 0.55, width * 0.16, height * 0.45, '#d9c6a0'),
    },
    top: {
      colour: '#c49a6b',
      decorate: (pen) => pen.rect(width * 0.42, 0, width * 0.16, depth, '#d9c6a0'),
    },
  });
}

/** A wheelie bin. */
export function bin(colour: string): Solid[] {
  return [
    box([-0.3, 0.08, -0.33], [0.6, 0.95, 0.66], { colour, soft: 0.02 }),
    box([-0.34, 1.03, -0.38], [0.68, 0.08, 0.76], { colour, soft: 0.02 }),
    ...cylinder([-0.26, 0, 0.3], 0.1, 0.06, '#1f2225', 12),
    bar([-0.3, 0.98, 0.4], [0.3, 0.98, 0.4], 0.025, '#2a2d30'),
  ];
}
