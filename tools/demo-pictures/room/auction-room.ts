import { seededRandom } from '@boardwalk/api/src/demo/random.ts';
import { aimCamera } from '../engine/camera.ts';
import { darker } from '../engine/colour.ts';
import { bar, lathe } from '../engine/lathe.ts';
import { letters } from '../engine/lettering.ts';
import { box, type Decorate, placed, type Solid } from '../engine/solid.ts';
import { cabinet, chair } from './furniture.ts';
import { type HallScene, hall } from './hall.ts';
import { interiorStyle } from './interior-style.ts';
import { paintRoom } from './room.ts';

/** Draws an auction room: rows of chairs before a podium and a lot on a screen. */
export function auctionRoom(scene: HallScene): string {
  const random = seededRandom(scene.seed);
  const style = interiorStyle(scene.palette);
  const solids: Solid[] = [];
  for (const z of [1.1, 2.3, 3.5])
    for (const x of [-2.1, -1.35, -0.6, 0.6, 1.35, 2.1])
      solids.push(...placed(chair(style.main, style.wood), [x, 0, z], Math.PI));
  solids.push(
    box([-1.9, 0, 5.3], [3.8, 0.22, 1.4], style.wood),
    ...placed(
      [
        box([-0.4, 0, 0], [0.8, 1.05, 0.45], style.wood),
        box([-0.46, 1.05, -0.06], [0.92, 0.06, 0.55], darker(style.wood, 0.2)),
        ...lathe(
          [0.1, 1.11, 0.2],
          [
            [0, 0.06],
            [0.02, 0.06],
          ],
          '#5b3a24',
        ),
        bar([0.02, 1.16, 0.2], [0.18, 1.16, 0.2], 0.03, '#7a4a2b'),
      ],
      [-1.1, 0.22, 5.6],
    ),
  );
  solids.push(
    ...placed(
      [
        ...cabinet(0.9, 0.8, 0.5, style.wood, 1, 1),
        ...placed(
          lathe(
            [0, 0, 0],
            [
              [0, 0.09],
              [0.14, 0.17],
              [0.34, 0.1],
              [0.44, 0.07],
              [0.48, 0.09],
            ],
            style.accent,
          ),
          [0, 0.8, 0.25],
        ),
      ],
      [1.2, 0.22, 5.8],
    ),
  );
  const screen: Decorate = (pen) => {
    pen.rect(2.55, 1.35, 1.9, 1.15, '#22262b');
    pen.rect(2.6, 1.4, 1.8, 1.05, '#e9ecec', { glow: true });
    letters(pen, scene.sign, 3.5, 2.2, 0.16, '#2f4a5c', true);
    pen.area(
      [
        [3, 1.5],
        [4, 1.5],
        [4, 1.8],
        [3.5, 2.05],
        [3, 1.8],
      ],
      style.accent,
      { glow: true },
    );
    pen.rect(3.4, 1.5, 0.2, 0.26, '#f4efe4', { glow: true });
  };
  return paintRoom(
    random,
    {
      ...hall(scene, 7, 6.9),
      decor: { back: screen },
      windows: [
        {
          wall: 'left',
          at: 4.4,
          sill: 0.7,
          width: 1.8,
          height: 1.8,
          curtain: style.accent,
          panes: [2, 2],
        },
        {
          wall: 'left',
          at: 1.6,
          sill: 0.7,
          width: 1.8,
          height: 1.8,
          curtain: style.accent,
          panes: [2, 2],
        },
      ],
    },
    aimCamera({ eye: [0.9, 1.75, -1.2], heading: -0.08, fieldOfView: 62, horizon: 380 }),
    solids,
  );
}
