import { type Random, seededRandom } from '@boardwalk/api/src/demo/random.ts';
import { darker, lighter } from '../engine/colour.ts';
import { bar, lathe } from '../engine/lathe.ts';
import type { Pen } from '../engine/pen.ts';
import { box, placed, type Solid } from '../engine/solid.ts';
import { books, cabinet } from '../room/furniture.ts';

/** A dresser with a vase and a stack of books on it. */
export function dresser(wood: string, accent: string): Solid[] {
  return [
    ...cabinet(1.4, 0.85, 0.46, wood, 2, 3),
    ...placed(
      lathe(
        [0, 0, 0],
        [
          [0, 0.06],
          [0.1, 0.11],
          [0.2, 0.07],
          [0.28, 0.05],
          [0.3, 0.06],
        ],
        accent,
      ),
      [0.42, 0.85, 0.24],
    ),
    box([-0.55, 0.85, 0.12], [0.3, 0.04, 0.22], '#3f5a6b'),
    box([-0.53, 0.89, 0.13], [0.27, 0.035, 0.2], '#d9cdb8'),
  ];
}

/** A stack of books with one standing open cup beside it. */
export function bookStack(random: Random): Solid[] {
  const solids: Solid[] = [];
  let y = 0;
  for (let index = 0; index < 6; index += 1) {
    const tall = random.between(0.035, 0.06);
    const wide = random.between(0.3, 0.4);
    const colour = random.pick([
      '#8f4a3c',
      '#3f5a6b',
      '#c9a24a',
      '#5d7558',
      '#4b4350',
      '#b5654a',
      '#2f3a44',
    ]);
    const turn = random.between(-0.25, 0.25);
    solids.push(
      ...placed(
        [
          box([-wide / 2 + 0.008, y + 0.006, -0.11], [wide - 0.014, tall - 0.012, 0.22], '#efe8d8'),
          box([-wide / 2, y + tall - 0.007, -0.12], [wide, 0.007, 0.24], colour),
          box([-wide / 2, y, -0.12], [wide, 0.007, 0.24], colour),
          box([-wide / 2, y + 0.002, -0.125], [wide, tall - 0.004, 0.008], {
            colour,
            decorate: (pen) =>
              pen.rect(wide * 0.2, tall * 0.35, wide * 0.6, tall * 0.22, '#f3ead2', {
                opacity: 0.8,
              }),
          }),
        ],
        [0, 0, 0],
        turn,
      ),
    );
    y += tall;
  }
  return [
    ...placed(solids, [-0.12, 0, 0]),
    ...placed(mug('#d8cfc0'), [0.28, 0, -0.08]),
    ...books(seededRandom(4), 0.16, 0.4, 0, 0.16),
  ];
}

/** A mug. */
export function mug(colour: string): Solid[] {
  return [
    ...lathe(
      [0, 0, 0],
      [
        [0, 0.042],
        [0.01, 0.047],
        [0.095, 0.05],
      ],
      colour,
      { sides: 24 },
    ),
    ...lathe(
      [0, 0.09, 0],
      [
        [0, 0.043],
        [0.006, 0.043],
      ],
      '#4a3226',
      { sides: 22 },
    ),
    bar([0.048, 0.075, 0], [0.08, 0.065, 0], 0.008, colour),
    bar([0.08, 0.065, 0], [0.08, 0.035, 0], 0.008, colour),
    bar([0.08, 0.035, 0], [0.046, 0.025, 0], 0.008, colour),
  ];
}

/** A set of plates, bowls and cups. */
export function dishes(colour: string): Solid[] {
  const plate = (y: number, radius: number): Solid[] =>
    lathe(
      [-0.16, y, 0],
      [
        [0, radius * 0.6],
        [0.008, radius * 0.7],
        [0.016, radius],
      ],
      colour,
      { sides: 30 },
    );
  return [
    ...[0, 0.02, 0.04, 0.06].flatMap((y) => plate(y, 0.15)),
    ...[0.08, 0.1, 0.12].flatMap((y) => plate(y, 0.11)),
    ...lathe(
      [0.16, 0, 0.04],
      [
        [0, 0.05],
        [0.03, 0.09],
        [0.07, 0.11],
      ],
      lighter(colour, 0.1),
      { sides: 28 },
    ),
    ...lathe(
      [0.16, 0.03, 0.04],
      [
        [0, 0.05],
        [0.03, 0.09],
        [0.07, 0.112],
      ],
      colour,
      { sides: 28 },
    ),
    ...placed(mug(darker(colour, 0.08)), [0.05, 0, -0.16]),
    ...placed(mug(colour), [0.27, 0, -0.14]),
  ];
}

/** A suitcase. */
export function suitcase(colour: string): Solid[] {
  const ribs = (pen: Pen): void => {
    for (let u = 0.06; u < 0.46; u += 0.06)
      pen.rect(u, 0.04, 0.018, 0.62, darker(colour, 0.4), { opacity: 0.35 });
    pen.rect(0.17, 0.3, 0.14, 0.05, '#d9dbdd');
  };
  return [
    box(
      [-0.24, 0.05, -0.13],
      [0.48, 0.7, 0.26],
      { colour, soft: 0.035 },
      { front: { colour, soft: 0.035, decorate: ribs } },
    ),
    ...[-0.19, 0.17].flatMap((x) =>
      [-0.1, 0.1].flatMap((z) =>
        lathe(
          [x, 0.025, z],
          [
            [0, 0.028],
            [0.025, 0.028],
          ],
          '#26282c',
          { axis: 'x', sides: 12 },
        ),
      ),
    ),
    bar([-0.1, 0.76, 0.06], [-0.1, 1.02, 0.06], 0.01, '#b9bdc1'),
    bar([0.1, 0.76, 0.06], [0.1, 1.02, 0.06], 0.01, '#b9bdc1'),
    bar([-0.12, 1.02, 0.06], [0.12, 1.02, 0.06], 0.02, '#2a2d31'),
  ];
}
