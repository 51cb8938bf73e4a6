import type { Random } from '@boardwalk/api/src/demo/random.ts';
import { darker, lighter } from '../engine/colour.ts';
import { lathe } from '../engine/lathe.ts';
import type { Pen } from '../engine/pen.ts';
import { box, pushedAlongZ, type Solid } from '../engine/solid.ts';
import { cladding } from '../engine/surface.ts';

/** A gambrel-roofed barn about the origin, its doors to the front. */
export function barn(random: Random, colour: string, roof: string): Solid[] {
  const tall = 4.4;
  const half = 5.2;
  const depth = 13;
  const door = {
    colour,
    decorate: (pen: Pen) => {
      cladding(random, 'boards', colour, half * 2, tall)(pen);
      pen.rect(half - 1.9, 0, 3.8, 3.5, '#f3eee3');
      pen.rect(half - 1.75, 0.12, 3.5, 3.24, darker(colour, 0.12));
      for (const [a, b] of [
        [half - 1.75, half],
        [half, half + 1.75],
      ] as const) {
        pen.line(
          [
            [a, 0.12],
            [b, 3.36],
          ],
          0.14,
          '#f3eee3',
        );
        pen.line(
          [
            [b, 0.12],
            [a, 3.36],
          ],
          0.14,
          '#f3eee3',
        );
      }
      pen.rect(half - 0.07, 0.12, 0.14, 3.24, '#f3eee3');
    },
  };
  const boards = { colour, decorate: cladding(random, 'boards', colour, depth, tall) };
  const upper: [number, number][] = [
    [-half, tall],
    [half, tall],
    [half * 0.62, tall + 2.6],
    [0, tall + 3.9],
    [-half * 0.62, tall + 2.6],
  ];
  const slab = (a: [number, number], b: [number, number]): Solid =>
    pushedAlongZ([a, b, [b[0], b[1] + 0.22], [a[0], a[1] + 0.22]], -0.4, depth + 0.4, roof, [
      undefined,
      undefined,
      {
        colour: roof,
        decorate: (pen) => {
          for (let v = 0; v < depth; v += 0.6)
            pen.rect(0, v, 9, 0.07, darker(roof, 0.35), { opacity: 0.5 });
        },
      },
    ]);
  return [
    box([-half, 0, 0], [half * 2, tall, depth], colour, {
      front: door,
      left: boards,
      right: boards,
    }),
    pushedAlongZ(upper, 0, depth, colour, [
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      {
        colour,
        decorate: (pen) => {
          pen.rect(half - 0.9, 0.9, 1.8, 1.5, '#f3eee3');
          pen.rect(half - 0.75, 1, 1.5, 1.3, '#3a2f2a');
        },
      },
    ]),
    slab([-half - 0.3, tall - 0.2], [-half * 0.62, tall + 2.62]),
    slab([half * 0.62, tall + 2.62], [half + 0.3, tall - 0.2]),
    slab([-half * 0.62, tall + 2.62], [0, tall + 3.95]),
    slab([0, tall + 3.95], [half * 0.62, tall + 2.62]),
  ];
}

/** A silo with a domed cap. */
export function silo(height: number, colour: string): Solid[] {
  return lathe(
    [0, 0, 0],
    [
      [0, 2],
      [height, 2],
      [height + 0.7, 1.75],
      [height + 1.3, 1.2],
      [height + 1.6, 0.1],
    ],
    colour,
    {
      sides: 24,
      covers: [
        {
          colour,
          decorate: (pen) => {
            for (let v = 0.8; v < height; v += 0.9)
              pen.line(
                [
                  [0, v],
                  [1, v],
                ],
                0.05,
                darker(colour, 0.4),
                { opacity: 0.5 },
              );
          },
        },
        lighter(colour, 0.3),
        lighter(colour, 0.3),
        lighter(colour, 0.3),
      ],
    },
  );
}
