import { darker, lighter } from '../engine/colour.ts';
import { bar, lathe } from '../engine/lathe.ts';
import { pushedAlongZ, pushedUp, type Skin, type Solid } from '../engine/solid.ts';

/** A folded tent pitched on the ground. */
export function tent(colour: string): Solid[] {
  const half = 0.95;
  const tall = 1.15;
  const depth = 1.7;
  const front: Skin = {
    colour: darker(colour, 0.12),
    decorate: (pen) => {
      pen.area(
        [
          [half * 0.55, 0],
          [half * 1.45, 0],
          [half, tall * 0.86],
        ],
        '#2b2320',
        { fade: '#5a463a' },
      );
      pen.area(
        [
          [half * 0.55, 0],
          [half * 0.8, 0],
          [half, tall * 0.86],
        ],
        lighter(colour, 0.2),
      );
      pen.line(
        [
          [half, 0],
          [half, tall],
        ],
        0.012,
        lighter(colour, 0.4),
      );
    },
  };
  return [
    pushedAlongZ(
      [
        [-half, 0],
        [half, 0],
        [0, tall],
      ],
      -depth / 2,
      depth / 2,
      colour,
      [
        undefined,
        {
          colour,
          decorate: (pen) => pen.rect(0.2, 0, 0.05, depth, lighter(colour, 0.3), { opacity: 0.6 }),
        },
        undefined,
        front,
      ],
    ),
    ...[
      [-1.35, -0.95],
      [1.35, -0.95],
    ].flatMap(([x = 0, z = 0]) => [
      bar([x, 0, z], [0, tall - 0.04, -depth / 2], 0.006, '#e9e4d6'),
      bar([x, 0, z], [x, 0.08, z], 0.012, '#8d9195'),
    ]),
    pushedUp(
      [
        [-0.5, -1.5],
        [0.5, -1.5],
        [0.5, -0.95],
        [-0.5, -0.95],
      ],
      0,
      0.02,
      '#6f7f5a',
    ),
    ...lathe(
      [0.85, 0, -1.15],
      [
        [0, 0.07],
        [0.02, 0.08],
        [0.03, 0.05],
        [0.17, 0.05],
        [0.2, 0.07],
        [0.24, 0.02],
      ],
      '#a33b2c',
      { sides: 16 },
    ),
  ];
}
