import { seededRandom } from '@boardwalk/api/src/demo/random.ts';
import { aimCamera } from '../engine/camera.ts';
import { darker } from '../engine/colour.ts';
import { bar, cylinder } from '../engine/lathe.ts';
import { letters } from '../engine/lettering.ts';
import { box, type Decorate, placed, type Solid } from '../engine/solid.ts';
import { bookcase, books, cabinet, chair, pendant, table } from './furniture.ts';
import { type HallScene, hall, sign } from './hall.ts';
import { houseplant } from './houseplant.ts';
import { interiorStyle } from './interior-style.ts';
import { paintRoom } from './room.ts';
import { framed, together } from './wall-art.ts';
import { deskWithScreen, officeChair } from './workroom.ts';

/** Draws a workshop: bench with tools on a board, timber, lamp. */
export function workshop(scene: HallScene): string {
  const random = seededRandom(scene.seed);
  const style = interiorStyle(scene.palette);
  const solids: Solid[] = [
    ...placed(table(2.6, 0.8, 0.9, style.wood, darker(style.wood, 0.25)), [-0.5, 0, 3.1]),
    box([-1.7, 0.2, 3.2], [2.4, 0.04, 0.6], style.wood),
  ];
  for (let index = 0; index < 6; index += 1)
    solids.push(
      box(
        [-1.5 + index * 0.36, 0.24, 3.35],
        [0.28, 0.2 + (index % 3) * 0.06, 0.3],
        random.pick(['#c2562f', '#3f5a6b', '#b98d5e', '#d9a03f']),
      ),
    );
  solids.push(
    box([-1.2, 0.95, 3.3], [0.9, 0.05, 0.16], '#d3b993'),
    box([-0.9, 1, 3.32], [0.8, 0.05, 0.14], '#c9a46f'),
    ...placed(
      [
        box([-0.12, 0, -0.1], [0.24, 0.16, 0.2], { colour: '#3f5a6b', soft: 0.01 }),
        bar([0, 0.16, 0], [0.16, 0.22, 0], 0.02, '#8d9195'),
      ],
      [0.5, 0.95, 3.4],
    ),
  );
  for (let index = 0; index < 6; index += 1)
    solids.push(
      bar(
        [2.2 + index * 0.1, 0, 3.75],
        [2.25 + index * 0.09, 2.1 + (index % 3) * 0.2, 3.95],
        0.045,
        index % 2 ? '#c9a46f' : '#b58a55',
      ),
    );
  solids.push(
    ...placed(cabinet(1, 0.9, 0.5, '#a33b2c', 1, 4), [-2.5, 0, 3.4]),
    ...placed(pendant(3, 2, style.metal, 0.26), [-0.5, 0, 3.2]),
    ...placed(
      [
        ...cylinder([0, 0.62, 0], 0.19, 0.05, style.wood),
        bar([-0.14, 0, -0.14], [-0.08, 0.62, -0.08], 0.018, style.metal),
        bar([0.14, 0, -0.14], [0.08, 0.62, -0.08], 0.018, style.metal),
        bar([0, 0, 0.17], [0, 0.62, 0.08], 0.018, style.metal),
      ],
      [0.6, 0, 2.2],
    ),
  );
  const board: Decorate = (pen) => {
    pen.rect(1.3, 1.15, 2.6, 1.25, '#c9a46f');
    for (let u = 1.4; u < 3.9; u += 0.14)
      for (let v = 1.22; v < 2.4; v += 0.14) pen.disc(u, v, 0.012, '#7a5a36');
    for (let index = 0; index < 7; index += 1) {
      const u = 1.6 + index * 0.34;
      pen.line(
        [
          [u, 1.5],
          [u, 2],
        ],
        0.045,
        ['#c2562f', '#5b4432', '#d9a03f'][index % 3] ?? '#5b4432',
      );
      pen.rect(u - 0.09, 2, 0.18, 0.09, '#7d8287');
    }
    if (scene.sign) sign(scene.sign, 4.75, 2.05, 0.2, '#f4efe4', '#2f4a5c')(pen);
  };
  return paintRoom(
    random,
    {
      ...hall(scene, 6.4, 4.1),
      flooring: 'concrete',
      floorColour: '#a9a59d',
      decor: { back: board },
      windows: [{ wall: 'right', at: 1.8, sill: 0.9, width: 2, height: 1.5, panes: [3, 2] }],
    },
    aimCamera({ eye: [-0.4, 1.5, -1.1], heading: 0.04, fieldOfView: 60, horizon: 430 }),
    solids,
  );
}

/** Draws an office: desks, a sign or a growth chart on the wall, bookcase, plant. */
export function officeRoom(scene: HallScene, chart: boolean): string {
  const random = seededRandom(scene.seed);
  const style = interiorStyle(scene.palette);
  const solids: Solid[] = [
    ...placed(deskWithScreen(style), [0.3, 0, 2.5]),
    ...placed(officeChair(style.accent), [0.3, 0, 3.5], 0.2),
    ...placed(chair(style.main, style.wood), [-0.3, 0, 1.6], Math.PI - 0.25),
    ...placed(chair(style.main, style.wood), [0.95, 0, 1.6], Math.PI + 0.25),
    ...placed(cabinet(1.7, 0.8, 0.42, style.wood, 3, 1), [-1.3, 0, 3.95]),
    ...placed(books(random, -0.3, 0.3, 0, 0), [-1.6, 0.8, 4.05]),
  ];
  solids.push(...placed(bookcase(random, 1.4, 2.1, style.wood), [2.35, 0, 3], -1.5708));
  const plant = houseplant(
    random,
    [-2.4, 0, 4],
    1.5,
    '#e4ddd0',
    random.pick(['broad', 'blades', 'fern'] as const),
  );
  const wallThing: Decorate = chart
    ? (pen) => {
        pen.rect(1.9, 1.2, 1.9, 1.25, '#fdfcf8');
        pen.rect(1.9, 1.2, 1.9, 0.03, '#8d9195');
        const bars = [0.2, 0.3, 0.28, 0.45, 0.58, 0.8];
        bars.forEach((tall, index) => {
          pen.rect(
            2.1 + index * 0.26,
            1.36,
            0.16,
            tall,
            index === 5 ? style.accent : style.feature,
          );
        });
        pen.line(
          bars.map((tall, index): [number, number] => [2.18 + index * 0.26, 1.46 + tall]),
          0.025,
          style.accent,
        );
        letters(pen, scene.sign, 2.85, 2.33, 0.11, '#3a3d42');
      }
    : together(
        sign(scene.sign, 2.8, 2.1, 0.2, style.accent, '#f6f1e4'),
        framed(random, 4.35, 1.75, 0.7, 0.9, [style.accent, style.main, style.feature]),
      );
  return paintRoom(
    random,
    {
      ...hall(scene, 5.6, 4.5),
      decor: { back: wallThing },
      windows: [{ wall: 'left', at: 2.6, sill: 0.7, width: 2, height: 1.7, panes: [2, 1] }],
    },
    aimCamera({ eye: [0.6, 1.5, -1.1], heading: -0.06, fieldOfView: 60, horizon: 420 }),
    [...solids, ...plant.solids],
    [plant.sprite],
  );
}
