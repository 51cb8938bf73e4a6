import { bar, cylinder, lathe } from '../engine/lathe.ts';
import { letters } from '../engine/lettering.ts';
import { box, type Skin, type Solid } from '../engine/solid.ts';
import type { Point } from '../engine/space.ts';

/** A dome camera, keypad and lock. */
export function securityKit(): Solid[] {
  return [
    box(
      [-0.36, 0, 0],
      [0.24, 0.34, 0.03],
      { colour: '#f1f1ef', soft: 0.012 },
      {
        front: {
          colour: '#f1f1ef',
          soft: 0.012,
          decorate: (pen) => {
            pen.rect(0.03, 0.22, 0.18, 0.09, '#23404f', { fade: '#5a8a9c', glow: true });
            for (let row = 0; row < 3; row += 1)
              for (let column = 0; column < 3; column += 1)
                pen.rect(0.04 + column * 0.06, 0.03 + row * 0.06, 0.045, 0.042, '#d5d8da');
          },
        },
      },
    ),
    bar([0.08, 0, 0.1], [0.08, 0.3, 0.1], 0.02, '#c9cdd0'),
    ...cylinder([0.08, 0, 0.1], 0.09, 0.02, '#c9cdd0'),
    ...lathe(
      [0.08, 0.34, -0.14],
      [
        [0, 0.06],
        [0.02, 0.07],
        [0.28, 0.07],
        [0.3, 0.05],
      ],
      '#eef0f0',
      { axis: 'z' },
    ),
    ...lathe(
      [0.08, 0.34, -0.15],
      [
        [0, 0.045],
        [0.01, 0.05],
      ],
      '#15171b',
      { axis: 'z' },
    ),
    box([0.28, 0, -0.1], [0.18, 0.15, 0.06], { colour: '#c9a24a', soft: 0.012 }),
    bar([0.32, 0.14, -0.07], [0.32, 0.24, -0.07], 0.016, '#b9bdc1'),
    bar([0.42, 0.14, -0.07], [0.42, 0.24, -0.07], 0.016, '#b9bdc1'),
    bar([0.32, 0.24, -0.07], [0.42, 0.24, -0.07], 0.018, '#b9bdc1'),
  ];
}

/** A garden sprayer and a trap box. */
export function sprayer(colour: string): Solid[] {
  return [
    ...lathe(
      [-0.12, 0, 0.05],
      [
        [0, 0.13],
        [0.3, 0.14],
        [0.36, 0.09],
        [0.4, 0.05],
      ],
      colour,
    ),
    ...cylinder([-0.12, 0.4, 0.05], 0.03, 0.08, '#26282c'),
    bar([-0.22, 0.49, 0.05], [-0.02, 0.49, 0.05], 0.018, '#26282c'),
    bar([-0.02, 0.06, 0.0], [0.2, 0.02, -0.16], 0.012, '#26282c'),
    bar([0.2, 0.02, -0.16], [0.42, 0.03, -0.24], 0.01, '#8d9195'),
    box(
      [0.16, 0, 0.06],
      [0.28, 0.13, 0.2],
      { colour: '#3a3d42', soft: 0.012 },
      {
        front: {
          colour: '#3a3d42',
          decorate: (pen) => {
            pen.disc(0.06, 0.05, 0.026, '#0f1013');
            letters(pen, 'PEST', 0.18, 0.06, 0.04, '#e7c24d');
          },
        },
      },
    ),
  ];
}

/** A heat pump with a thermostat on a small panel. */
export function heatPump(): Solid[] {
  const grille: Skin = {
    colour: '#e4e5e3',
    decorate: (pen) => {
      pen.disc(0.34, 0.33, 0.27, '#3a3e43');
      for (let blade = 0; blade < 5; blade += 1) {
        const angle = blade * 1.2566;
        const at = (turn: number, reach: number): Point => [
          0.34 + Math.cos(angle + turn) * reach,
          0.33 + Math.sin(angle + turn) * reach,
        ];
        pen.area([at(0, 0.05), at(0.2, 0.25), at(0.75, 0.25), at(0.9, 0.06)], '#5f656b');
      }
      for (let ring = 1; ring < 6; ring += 1)
        pen.line(
          Array.from(
            { length: 25 },
            (_, step): Point => [
              0.34 + Math.cos(step * 0.2618) * ring * 0.052,
              0.33 + Math.sin(step * 0.2618) * ring * 0.052,
            ],
          ),
          0.006,
          '#cfd2d3',
        );
      for (let v = 0.08; v < 0.6; v += 0.05) pen.rect(0.68, v, 0.24, 0.018, '#a9adb0');
    },
  };
  return [
    box(
      [-0.5, 0.06, -0.16],
      [1, 0.68, 0.34],
      { colour: '#e4e5e3', soft: 0.012 },
      { front: grille },
    ),
    ...[-0.42, 0.34].map((x) => box([x, 0, -0.12], [0.08, 0.06, 0.26], '#3a3d42')),
    bar([0.5, 0.2, 0], [0.66, 0.2, 0.05], 0.02, '#b8724a'),
    bar([0.66, 0.2, 0.05], [0.66, 0, 0.05], 0.02, '#b8724a'),
  ];
}
