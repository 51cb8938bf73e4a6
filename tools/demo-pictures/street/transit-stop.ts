import { bar, cylinder } from '../engine/lathe.ts';
import { letters } from '../engine/lettering.ts';
import { box, placed, type Solid } from '../engine/solid.ts';
import { bench } from './street-furniture.ts';

/** A bus or tram shelter with a bench and a pole. */
export function transitStop(): Solid[] {
  return [
    ...[-2, 1.9].flatMap((x) => [
      box([x, 0, 0], [0.1, 2.5, 0.1], '#3a4148'),
      box([x, 0, 1.4], [0.1, 2.5, 0.1], '#3a4148'),
    ]),
    box([-2.2, 2.5, -0.2], [4.4, 0.16, 1.9], '#2f5d7a'),
    box(
      [-1.9, 0.3, 1.44],
      [3.8, 2.1, 0.04],
      { colour: '#b9ced6' },
      {
        front: {
          colour: '#b9ced6',
          decorate: (pen) => {
            pen.area(
              [
                [0.4, 0],
                [1.1, 0],
                [1.9, 2.1],
                [1.2, 2.1],
              ],
              '#ffffff',
              { opacity: 0.3 },
            );
            pen.rect(2.5, 0.5, 1, 1.4, '#f6f1e4');
            pen.rect(2.6, 1.3, 0.8, 0.5, '#d9a03f');
            for (let row = 0; row < 5; row += 1)
              pen.rect(2.6, 0.6 + row * 0.12, 0.5 + (row % 3) * 0.12, 0.03, '#6d7278');
          },
        },
      },
    ),
    ...placed(bench('#b98d5e'), [-0.6, 0, 0.8]),
    bar([3, 0, -0.3], [3, 2.8, -0.3], 0.05, '#8d9195'),
    box([2.7, 2.1, -0.34], [0.6, 0.7, 0.05], '#2f5d7a', {
      front: {
        colour: '#2f5d7a',
        decorate: (pen) => letters(pen, 'BUS', 0.3, 0.38, 0.16, '#ffffff'),
      },
    }),
    ...cylinder([-2.9, 0, 0.4], 0.26, 0.85, '#3f6a55'),
  ];
}
