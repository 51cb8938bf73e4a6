import { bar, lathe } from '../engine/lathe.ts';
import { box, placed, pushedAlongZ, type Skin, type Solid, solidOf } from '../engine/solid.ts';
import type { Vector } from '../engine/space.ts';

/** A gavel with its block before law books. */
export function gavel(): Solid[] {
  const book = (y: number, colour: string, tall: number): Solid[] => [
    box(
      [-0.4, y, 0.02],
      [0.4, tall, 0.26],
      { colour, soft: 0.004 },
      {
        front: {
          colour,
          decorate: (pen) => {
            for (const u of [0.05, 0.33]) pen.rect(u, 0, 0.012, tall, '#d9b65a');
            pen.rect(0.12, tall * 0.4, 0.16, tall * 0.2, '#d9b65a');
          },
        },
      },
    ),
  ];
  return [
    ...book(0, '#5b2f2a', 0.07),
    ...book(0.07, '#23354a', 0.06),
    ...book(0.13, '#2f4a3f', 0.075),
    ...lathe(
      [0.2, 0, -0.05],
      [
        [0, 0.13],
        [0.03, 0.135],
        [0.045, 0.12],
      ],
      '#5b3a24',
      { sides: 32 },
    ),
    ...lathe(
      [0.12, 0.1, -0.05],
      [
        [0, 0.055],
        [0.03, 0.06],
        [0.04, 0.045],
        [0.14, 0.045],
        [0.15, 0.06],
        [0.18, 0.055],
      ],
      '#7a4a2b',
      { axis: 'x', sides: 26, covers: [undefined, '#d9b65a', undefined, '#d9b65a'] },
    ),
    bar([0.21, 0.1, -0.09], [0.34, 0.03, -0.42], 0.016, '#8a5a36'),
  ];
}

/** A small model house with keys and coins. */
export function houseAndKeys(wall: string, roof: string): Solid[] {
  const coin = (x: number, z: number, count: number): Solid[] =>
    Array.from({ length: count }, (_, index) =>
      lathe(
        [x, index * 0.014, z],
        [
          [0, 0.04],
          [0.012, 0.04],
        ],
        index % 2 ? '#d9b65a' : '#c9a24a',
        { sides: 22 },
      ),
    ).flat();
  const front: Skin = {
    colour: wall,
    decorate: (pen) => {
      pen.rect(0.16, 0, 0.08, 0.15, '#5b3a24');
      for (const u of [0.04, 0.28])
        pen.rect(u, 0.08, 0.08, 0.08, '#3f5a6b', { fade: '#9db4c0', glow: true });
    },
  };
  return [
    ...placed(
      [
        box([-0.2, 0, 0], [0.4, 0.22, 0.26], wall, { front }),
        pushedAlongZ(
          [
            [-0.2, 0.22],
            [0.2, 0.22],
            [0, 0.38],
          ],
          0,
          0.26,
          wall,
        ),
        pushedAlongZ(
          [
            [-0.24, 0.19],
            [0, 0.385],
            [0, 0.415],
            [-0.24, 0.22],
          ],
          -0.03,
          0.29,
          roof,
        ),
        pushedAlongZ(
          [
            [0, 0.385],
            [0.24, 0.19],
            [0.24, 0.22],
            [0, 0.415],
          ],
          -0.03,
          0.29,
          roof,
        ),
        box([0.08, 0.3, 0.14], [0.05, 0.14, 0.05], '#8a5444'),
      ],
      [-0.14, 0, 0],
      0.35,
    ),
    ...coin(0.22, 0.1, 7),
    ...coin(0.32, 0.02, 4),
    ...coin(0.24, -0.04, 2),
    ...lathe(
      [0.02, 0.008, -0.3],
      [
        [0, 0.045],
        [0.01, 0.045],
      ],
      '#8d9195',
      { sides: 20 },
    ),
    bar([0.05, 0.012, -0.28], [0.18, 0.012, -0.2], 0.009, '#b9bdc1'),
    box([0.15, 0.006, -0.21], [0.025, 0.012, 0.03], '#b9bdc1'),
  ];
}

/** A clipboard with a checked list, a torch and a magnifying glass. */
export function clipboard(): Solid[] {
  const sheet: Skin = {
    colour: '#faf8f1',
    decorate: (pen) => {
      for (let row = 0; row < 7; row += 1) {
        pen.rect(0.04, 0.05 + row * 0.05, 0.024, 0.024, '#5a8a5a');
        pen.rect(0.08, 0.055 + row * 0.05, 0.12 + ((row * 3) % 4) * 0.025, 0.01, '#6d7278');
      }
    },
  };
  const tilt = (x: number, along: number): Vector => [x, 0.02 + along * 0.5, along * 0.55];
  const board = (lift: number, inset: number): Vector[] => [
    [-0.2 + inset, 0.02 + lift, -0.1 + inset],
    [0.14 - inset, 0.02 + lift, -0.1 + inset],
    [0.14 - inset, 0.32 + lift - inset * 0.6, 0.24 - inset],
    [-0.2 + inset, 0.32 + lift - inset * 0.6, 0.24 - inset],
  ];
  void tilt;
  return [
    solidOf([
      [board(0.0, 0), '#8a5a36'],
      [board(-0.015, 0), '#6b4529'],
    ]),
    solidOf([
      [board(0.006, 0.02), sheet],
      [board(0.004, 0.02), '#e6e2d6'],
    ]),
    box([-0.09, 0.31, 0.2], [0.12, 0.04, 0.03], '#b9bdc1'),
    ...lathe(
      [0.22, 0.04, -0.14],
      [
        [0, 0.03],
        [0.16, 0.03],
        [0.19, 0.05],
        [0.23, 0.05],
      ],
      '#2a2c30',
      { axis: 'x', sides: 24, covers: ['#d9a03f'] },
    ),
    ...lathe(
      [-0.36, 0.012, -0.16],
      [
        [0, 0.09],
        [0.016, 0.09],
      ],
      '#2a2c30',
      { sides: 30 },
    ),
    ...lathe(
      [-0.36, 0.028, -0.16],
      [
        [0, 0.078],
        [0.002, 0.078],
      ],
      '#c9dde4',
      { sides: 28 },
    ),
    bar([-0.29, 0.016, -0.22], [-0.16, 0.016, -0.34], 0.014, '#5b3a24'),
  ];
}
