import type { Random } from '@boardwalk/api/src/demo/random.ts';
import { darker, lighter } from '../engine/colour.ts';
import { bar, lathe } from '../engine/lathe.ts';
import { box, pushedAlongZ, type Solid } from '../engine/solid.ts';
import { block, type Grid } from '../house/facade.ts';
import { frieze } from './civic.ts';

/** A building with columns, pediment and dome, about the origin. */
export function columnedHall(
  random: Random,
  text: string,
  stone: string,
  dome: string | undefined,
): Solid[] {
  const grid: Grid = {
    columns: 8,
    rows: 2,
    windowWidth: 1.3,
    windowHeight: 2.2,
    first: 1.6,
    step: 4,
    frame: lighter(stone, 0.3),
    panes: [2, 3],
  };
  const pale = lighter(stone, 0.25);
  const solids: Solid[] = [
    box([-14, 0, 1], [28, 1, 12], darker(stone, 0.15)),
    ...block(random, {
      left: -13.5,
      front: 2,
      base: 1,
      width: 27,
      height: 9,
      depth: 10.5,
      cladding: 'stone',
      colour: stone,
      grid,
      parapet: 0.6,
      trim: pale,
    }),
    box([-5.4, 0, -1.6], [10.8, 1, 3.55], darker(stone, 0.1)),
    ...[0, 1, 2, 3].map((step) =>
      box(
        [-5, 0, -1.6 - (step + 1) * 0.4],
        [10, 0.8 - step * 0.2, 0.4],
        lighter(stone, 0.05 + step * 0.04),
      ),
    ),
    box([-5.2, 8.2, -1.4], [10.4, 1.2, 3.35], pale, {
      front: frieze(text, 10.4, 1.2, pale, '#4a443a'),
    }),
    pushedAlongZ(
      [
        [-5.6, 9.42],
        [5.6, 9.42],
        [0, 11.8],
      ],
      -1.6,
      1.9,
      pale,
      [
        undefined,
        '#8d9195',
        '#8d9195',
        { colour: pale, decorate: (pen) => pen.disc(5.6, 0.85, 0.5, darker(stone, 0.1)) },
      ],
    ),
  ];
  for (let column = 0; column < 6; column += 1) {
    const x = -4.6 + column * 1.84;
    solids.push(
      ...lathe(
        [x, 1, -0.9],
        [
          [0, 0.5],
          [0.25, 0.5],
          [0.3, 0.4],
          [6.8, 0.34],
          [6.9, 0.5],
          [7.18, 0.5],
        ],
        pale,
        { sides: 16 },
      ),
    );
  }
  if (dome)
    solids.push(
      ...lathe(
        [0, 10.6, 7],
        [
          [0, 2.7],
          [1.6, 2.7],
          [1.65, 3],
        ],
        pale,
        { sides: 20 },
      ),
      ...lathe(
        [0, 12.25, 7],
        [
          [0, 2.8],
          [0.9, 2.6],
          [1.8, 2.05],
          [2.5, 1.25],
          [2.8, 0.5],
          [3.6, 0.45],
          [3.9, 0.1],
        ],
        dome,
        { sides: 24 },
      ),
      ...flag([0, 16.1, 7], 2.4),
    );
  else solids.push(...flag([0, 11.8, 0], 3));
  return solids;
}

function flag(at: readonly [number, number, number], height: number): Solid[] {
  const [x, y, z] = at;
  return [
    bar([x, y, z], [x, y + height, z], 0.07, '#8d9195'),
    box(
      [x + 0.05, y + height - 1, z],
      [1.5, 0.9, 0.03],
      { colour: '#2f5d8a' },
      {
        front: {
          colour: '#2f5d8a',
          decorate: (pen) => {
            pen.rect(0, 0.3, 1.5, 0.3, '#f4f2ec');
            pen.disc(0.75, 0.45, 0.24, '#d9a62f');
          },
        },
      },
    ),
  ];
}
