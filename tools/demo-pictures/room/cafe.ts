import { seededRandom } from '@boardwalk/api/src/demo/random.ts';
import { aimCamera } from '../engine/camera.ts';
import { lighter } from '../engine/colour.ts';
import { bar, cylinder, lathe } from '../engine/lathe.ts';
import { letters } from '../engine/lettering.ts';
import type { Pen } from '../engine/pen.ts';
import { box, type Decorate, placed, type Solid } from '../engine/solid.ts';
import { chair, pendant, roundTable } from './furniture.ts';
import { type HallScene, hall } from './hall.ts';
import { houseplant } from './houseplant.ts';
import { interiorStyle } from './interior-style.ts';
import { paintRoom } from './room.ts';
import { slats } from './wall-art.ts';

/** Draws the counter of a café with its machine, pastries and stools. */
export function cafeCounter(scene: HallScene): string {
  const random = seededRandom(scene.seed);
  const style = interiorStyle(scene.palette);
  const panels = {
    colour: style.feature,
    decorate: (pen: Pen) => slats(0, 4, 1.02, style.wood, 0.12)(pen),
  };
  const solids: Solid[] = [
    box([-2, 0, 2.6], [4, 1.02, 0.7], style.feature, { front: panels }),
    box([-2.08, 1.02, 2.5], [4.16, 0.06, 0.9], lighter(style.stone, 0.1)),
  ];
  solids.push(
    ...placed(
      [
        box(
          [-0.4, 0, 0],
          [0.8, 0.42, 0.45],
          { colour: '#b9bdc1', soft: 0.02 },
          {
            front: {
              colour: '#b9bdc1',
              soft: 0.02,
              decorate: (pen) => {
                pen.rect(0.06, 0.08, 0.68, 0.14, '#2a2c30');
                for (const u of [0.2, 0.4, 0.6]) pen.disc(u, 0.32, 0.03, '#2a2c30');
              },
            },
          },
        ),
        ...[-0.2, 0.1].flatMap((x) => [
          bar([x, 0.2, -0.02], [x, 0.2, -0.16], 0.015, '#26282c'),
          ...lathe(
            [x, 0, -0.08],
            [
              [0, 0.03],
              [0.07, 0.04],
            ],
            '#f4f2ec',
          ),
        ]),
      ],
      [1, 1.08, 2.75],
    ),
  );
  solids.push(
    box(
      [-1.5, 1.08, 2.65],
      [1.3, 0.38, 0.5],
      { colour: '#cfdde2' },
      {
        front: {
          colour: '#cfdde2',
          decorate: (pen) => {
            pen.rect(0.03, 0.03, 1.24, 0.32, '#f3ead6', { glow: true });
            for (let index = 0; index < 9; index += 1)
              pen.disc(
                0.12 + index * 0.13,
                0.075 + (index % 2) * 0.006,
                0.05,
                ['#b9783f', '#d9a35c', '#8f5a33'][index % 3] ?? '#b9783f',
                { tall: 0.038 },
              );
            for (let index = 0; index < 8; index += 1)
              pen.disc(
                0.16 + index * 0.13,
                0.24,
                0.045,
                ['#d98aa8', '#f3e6d2', '#5b3a24'][index % 3] ?? '#d98aa8',
                { tall: 0.035 },
              );
            pen.rect(0.03, 0.18, 1.24, 0.015, '#9a9ea2');
          },
        },
      },
    ),
  );
  for (const x of [-1.4, -0.5, 0.4])
    solids.push(
      ...placed(
        [
          bar([-0.14, 0, -0.12], [-0.08, 0.72, -0.06], 0.016, style.metal),
          bar([0.14, 0, -0.12], [0.08, 0.72, -0.06], 0.016, style.metal),
          bar([-0.14, 0, 0.12], [-0.08, 0.72, 0.06], 0.016, style.metal),
          bar([0.14, 0, 0.12], [0.08, 0.72, 0.06], 0.016, style.metal),
          ...cylinder([0, 0.72, 0], 0.18, 0.05, style.wood),
        ],
        [x, 0, 2.05],
      ),
    );
  for (const x of [-1.75, -0.7, 0.35])
    solids.push(...placed(pendant(3, 2, style.metal, 0.2), [x, 0, 2.7]));
  solids.push(
    ...placed(roundTable(0.4, 0.75, style.wood, style.metal), [2.2, 0, 1.4]),
    ...placed(chair(style.accent, style.metal), [2.75, 0, 1.6], 1.2),
    ...placed(chair(style.accent, style.metal), [1.7, 0, 1], -1.9),
  );
  for (const y of [1.75, 2.15]) {
    solids.push(box([-2.3, y, 4.1], [2.9, 0.05, 0.28], style.wood));
    for (let x = -2.1; x < 0.5; x += 0.24)
      solids.push(
        ...lathe(
          [x, y + 0.05, 4.22],
          [
            [0, 0.05],
            [0.16, 0.055],
            [0.2, 0.03],
          ],
          random.pick([style.accent, '#efe6d2', '#8a5a36', style.feature]),
          { sides: 12 },
        ),
      );
  }
  const plant = houseplant(random, [-2.55, 0, 3.9], 1.5, style.accent, 'broad');
  const board: Decorate = (pen) => {
    pen.rect(4.1, 1.5, 1.6, 1.05, '#26292b');
    letters(pen, scene.sign, 4.9, 2.33, Math.min(0.17, 1.5 / scene.sign.length), '#f3ead6', true);
    for (let row = 0; row < 5; row += 1)
      pen.rect(4.2, 1.62 + row * 0.13, 0.6 + ((row * 7) % 4) * 0.1, 0.03, '#cfc8b8', {
        glow: true,
        opacity: 0.8,
      });
  };
  return paintRoom(
    random,
    {
      ...hall(scene, 6, 4.4),
      decor: { back: board },
      windows: [{ wall: 'right', at: 2, sill: 0.4, width: 2.2, height: 2.1, panes: [3, 1] }],
    },
    aimCamera({ eye: [-0.5, 1.5, -1.4], heading: 0.06, fieldOfView: 60, horizon: 420 }),
    [...solids, ...plant.solids],
    [plant.sprite],
  );
}
