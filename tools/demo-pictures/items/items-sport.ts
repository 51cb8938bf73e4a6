import { darker, lighter } from '../engine/colour.ts';
import { ball, bar, cylinder, lathe } from '../engine/lathe.ts';
import { box, pushedUp, type Solid, solidOf } from '../engine/solid.ts';
import type { Point, Vector } from '../engine/space.ts';

/** A kayak on two stands with its paddle. */
export function kayak(colour: string): Solid[] {
  const plan = (factor: number): Point[] =>
    Array.from({ length: 30 }, (_, step): Point => {
      const angle = (step / 30) * Math.PI * 2;
      return [
        Math.cos(angle) * 1.75 * (0.9 + factor * 0.1),
        Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** 1.5 * 0.34 * factor,
      ];
    });
  return [
    ...[-0.8, 0.8].flatMap((x) => [
      box([x - 0.05, 0, -0.3], [0.1, 0.06, 0.6], '#8a6239'),
      box([x - 0.04, 0.06, -0.24], [0.08, 0.2, 0.06], '#8a6239'),
      box([x - 0.04, 0.06, 0.18], [0.08, 0.2, 0.06], '#8a6239'),
    ]),
    pushedUp(plan(0.55), 0.24, 0.34, darker(colour, 0.25)),
    pushedUp(plan(0.85), 0.34, 0.44, darker(colour, 0.1)),
    pushedUp(plan(1), 0.44, 0.52, colour),
    pushedUp(plan(0.8), 0.52, 0.57, lighter(colour, 0.1)),
    pushedUp(
      Array.from(
        { length: 20 },
        (_, step): Point => [Math.cos(step * 0.314) * 0.36, Math.sin(step * 0.314) * 0.17],
      ),
      0.572,
      0.6,
      '#26282c',
    ),
    pushedUp(
      Array.from(
        { length: 20 },
        (_, step): Point => [Math.cos(step * 0.314) * 0.31, Math.sin(step * 0.314) * 0.13],
      ),
      0.602,
      0.604,
      '#0f1013',
    ),
    bar([-1.1, 0.05, -0.62], [1.1, 0.05, -0.5], 0.016, '#d9b33f'),
    box([-1.45, 0.03, -0.72], [0.38, 0.03, 0.15], { colour: '#e2702f', soft: 0.02 }),
    box([1.08, 0.03, -0.58], [0.38, 0.03, 0.15], { colour: '#e2702f', soft: 0.02 }),
  ];
}

/** A pair of skis and poles against the wall. */
export function skis(colour: string): Solid[] {
  const ski = (x: number): Solid =>
    solidOf([
      [
        [
          [x - 0.045, 0, 0.02],
          [x + 0.045, 0, 0.02],
          [x + 0.04, 1.5, 0.3],
          [x - 0.04, 1.5, 0.3],
        ],
        {
          colour,
          decorate: (pen) => {
            pen.rect(0.005, 0.1, 0.075, 0.4, '#f3efe4');
            pen.rect(0.005, 1.1, 0.075, 0.2, darker(colour, 0.4));
          },
        },
      ],
      [
        [
          [x + 0.045, 0, 0.04],
          [x - 0.045, 0, 0.04],
          [x - 0.04, 1.5, 0.32],
          [x + 0.04, 1.5, 0.32],
        ],
        '#26282c',
      ],
      [
        [
          [x + 0.045, 0, 0.02],
          [x + 0.045, 0, 0.04],
          [x + 0.04, 1.5, 0.32],
          [x + 0.04, 1.5, 0.3],
        ],
        '#26282c',
      ],
      [
        [
          [x - 0.045, 0, 0.02],
          [x - 0.045, 0, 0.04],
          [x - 0.04, 1.5, 0.32],
          [x - 0.04, 1.5, 0.3],
        ],
        '#26282c',
      ],
    ]);
  const boot = (x: number): Solid[] => [
    box([x - 0.06, 0, -0.36], [0.12, 0.1, 0.3], { colour: '#2f3a44', soft: 0.02 }),
    box([x - 0.055, 0.1, -0.2], [0.11, 0.22, 0.14], { colour: '#3f4c58', soft: 0.02 }),
  ];
  return [
    ski(-0.12),
    ski(0.0),
    bar([0.16, 0, 0.02], [0.2, 1.15, 0.28], 0.01, '#c9cdd0'),
    bar([0.26, 0, 0.02], [0.29, 1.15, 0.28], 0.01, '#c9cdd0'),
    ...lathe(
      [0.163, 0.08, 0.04],
      [
        [0, 0.04],
        [0.01, 0.04],
      ],
      '#26282c',
      { sides: 12 },
    ),
    ...boot(0.42),
    ...boot(0.58),
  ];
}

/** A hockey stick, skates' box and a puck. */
export function sportsBalls(): Solid[] {
  const orange: Vector = [-0.16, 0.12, 0.05];
  return [
    ...ball(orange, 0.12, '#d2702f'),
    ...ball([0.12, 0.11, 0.12], 0.11, '#f1efe8'),
    ...ball([0.06, 0.033, -0.18], 0.033, '#c9d84a'),
    ...ball([0.15, 0.033, -0.2], 0.033, '#c9d84a'),
    ...cylinder([-0.02, 0, -0.26], 0.038, 0.025, '#1d1f23', 20),
    bar([0.3, 0.02, -0.2], [0.36, 0.62, 0.3], 0.014, '#b98d5e'),
    box([0.16, 0, -0.24], [0.18, 0.06, 0.02], '#26282c'),
  ];
}
