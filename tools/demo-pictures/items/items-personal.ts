import { darker } from '../engine/colour.ts';
import { ball, bar, lathe } from '../engine/lathe.ts';
import { letters } from '../engine/lettering.ts';
import { box, placed, pushedAlongZ, type Skin, type Solid } from '../engine/solid.ts';
import type { Point } from '../engine/space.ts';

/** Wooden toys: blocks, a ring tower and a ball. */
export function toys(): Solid[] {
  const cube = (
    x: number,
    y: number,
    z: number,
    colour: string,
    letter: string,
    turn: number,
  ): Solid[] =>
    placed(
      [
        box(
          [-0.06, 0, -0.06],
          [0.12, 0.12, 0.12],
          { colour, soft: 0.006 },
          {
            front: {
              colour,
              decorate: (pen) => letters(pen, letter, 0.06, 0.06, 0.065, '#fbf6ea'),
            },
          },
        ),
      ],
      [x, y, z],
      turn,
    );
  const rings = ['#c2562f', '#d9a03f', '#6d8f4a', '#3f7790', '#6d4b7a'];
  return [
    ...cube(-0.28, 0, 0, '#c2562f', 'A', 0.3),
    ...cube(-0.14, 0, 0.03, '#3f7790', 'B', -0.15),
    ...cube(-0.2, 0.125, 0.01, '#d9a03f', 'C', 0.1),
    ...lathe(
      [0.12, 0, 0.02],
      [
        [0, 0.13],
        [0.02, 0.13],
      ],
      '#b98d5e',
      { sides: 26 },
    ),
    ...rings.flatMap((colour, index) =>
      lathe(
        [0.12, 0.02 + index * 0.045, 0.02],
        [
          [0, 0.1 - index * 0.016],
          [0.02, 0.115 - index * 0.016],
          [0.043, 0.1 - index * 0.016],
        ],
        colour,
        { sides: 24 },
      ),
    ),
    ...ball([0.12, 0.27, 0.02], 0.035, '#b98d5e'),
    ...placed(ball([0, 0.08, 0], 0.08, '#6d8f4a'), [0.34, 0, -0.1]),
    box([-0.05, 0.03, -0.26], [0.24, 0.06, 0.1], '#d9a03f'),
    box([0.03, 0.09, -0.25], [0.1, 0.06, 0.08], '#c2562f'),
    ...[0, 0.14].flatMap((x) =>
      lathe(
        [x, 0.03, -0.26],
        [
          [-0.015, 0.03],
          [0.005, 0.03],
        ],
        '#4a3a2e',
        { axis: 'z', sides: 16 },
      ),
    ),
  ];
}

/** A jacket on a hanger from a rail. */
export function jacket(colour: string, lining: string): Solid[] {
  const part = (
    points: readonly Point[],
    from: number,
    to: number,
    tone: string,
    skin?: Skin,
  ): Solid =>
    pushedAlongZ(points, from, to, { colour: tone, soft: 0.012 }, [
      ...points.map(() => undefined),
      skin,
    ]);
  const front = (left: boolean): Skin => ({
    colour,
    soft: 0.012,
    decorate: (pen) => {
      pen.rect(left ? 0.04 : 0.05, 0.12, 0.13, 0.015, darker(colour, 0.4));
      for (let v = 0.1; v < 0.6; v += 0.12) pen.disc(left ? 0.2 : 0.02, v, 0.01, '#e9dcb8');
    },
  });
  return [
    bar([-0.7, 1.22, 0], [0.7, 1.22, 0], 0.018, '#2a2622'),
    bar([-0.6, 0, 0], [-0.6, 1.22, 0], 0.02, '#2a2622'),
    bar([0.6, 0, 0], [0.6, 1.22, 0], 0.02, '#2a2622'),
    bar([0, 1.22, 0], [0, 1.12, 0], 0.008, '#b9bdc1'),
    part(
      [
        [-0.3, 0.3],
        [-0.42, 0.34],
        [-0.28, 0.98],
        [-0.2, 1.02],
      ],
      0,
      0.08,
      darker(colour, 0.1),
    ),
    part(
      [
        [0.42, 0.34],
        [0.3, 0.3],
        [0.2, 1.02],
        [0.28, 0.98],
      ],
      0,
      0.08,
      darker(colour, 0.1),
    ),
    part(
      [
        [-0.23, 0.28],
        [-0.01, 0.28],
        [-0.01, 0.98],
        [-0.1, 1.08],
        [-0.24, 1],
      ],
      -0.06,
      0.06,
      colour,
      front(true),
    ),
    part(
      [
        [0.01, 0.28],
        [0.23, 0.28],
        [0.24, 1],
        [0.1, 1.08],
        [0.01, 0.98],
      ],
      -0.06,
      0.06,
      colour,
      front(false),
    ),
    pushedAlongZ(
      [
        [-0.1, 1.09],
        [-0.005, 0.86],
        [0.0, 0.95],
        [-0.05, 1.11],
      ],
      -0.085,
      -0.065,
      lining,
    ),
    pushedAlongZ(
      [
        [0.1, 1.09],
        [0.05, 1.11],
        [0, 0.95],
        [0.005, 0.86],
      ],
      -0.085,
      -0.065,
      lining,
    ),
  ];
}
