import { darker } from '../engine/colour.ts';
import { bar, cylinder, lathe } from '../engine/lathe.ts';
import { box, placed, type Solid } from '../engine/solid.ts';
import { barbecue } from '../items/items-appliance.ts';
import { armchair, roundTable } from '../room/furniture.ts';
import { paving } from '../scene/ground.ts';
import { type Occasion, outdoorScene } from '../scene/outdoor-scene.ts';
import { planting, shrub } from '../scene/plants.ts';
import { leafTree } from '../scene/trees.ts';
import { buildHouse } from './house.ts';
import { bungalowOf, designOf } from './house-designs.ts';

function parasol(colour: string): Solid[] {
  return [
    ...cylinder([0, 0, 0], 0.24, 0.08, '#3a3d42', 18),
    bar([0, 0, 0], [0, 2.4, 0], 0.025, '#b98d5e'),
    ...lathe(
      [0, 2.1, 0],
      [
        [0, 1.4],
        [0.12, 1.15],
        [0.5, 0.04],
      ],
      colour,
      { sides: 10 },
    ),
  ];
}

function woodFence(length: number, colour: string): Solid[] {
  return [
    box([-length / 2, 0, 0], [length, 1.75, 0.08], colour, {
      front: {
        colour,
        decorate: (pen) => {
          for (let u = 0; u < length; u += 0.16)
            pen.rect(u, 0, 0.02, 1.75, darker(colour, 0.45), { opacity: 0.5 });
          pen.rect(0, 1.4, length, 0.09, darker(colour, 0.15));
          pen.rect(0, 0.3, length, 0.09, darker(colour, 0.15));
        },
      },
    }),
  ];
}

/** Draws the garden behind a house: terrace with seats and parasol, beds, fence, trees. */
export function backyard(occasion: Occasion): string {
  const { season, turn, variant } = occasion;
  const side = turn > 0 ? 1 : -1;
  const cloth = ['#efe6d2', '#c2562f', '#3f7790', '#d9a03f'][variant % 4] ?? '#efe6d2';
  return outdoorScene(occasion, (random) => ({
    camera: { height: 1.7, distance: 10.5, fieldOfView: 60, horizon: 500 },
    beyond: 'trees',
    ground: [
      paving(
        [
          [side * -1.2, -6.4],
          [side * 6.6, -6.4],
          [side * 6.6, 2.4],
          [side * -1.2, 2.4],
        ],
        variant % 2 ? '#b08a62' : '#b9b2a6',
        variant % 2 ? 0.3 : 1.1,
      ),
    ],
    solids: [
      ...placed(
        buildHouse(random, {
          ...(variant % 2 ? bungalowOf(variant) : designOf(variant)),
          garage: 'none',
          wing: 'none',
          porch: 'none',
        }),
        [side * 8.6, 0, 4.2],
        side * 0.62,
      ),
      ...placed(woodFence(13, variant % 3 ? '#9a7a55' : '#8d8a82'), [side * -5.6, 0, 8.6]),
      ...placed(parasol(cloth), [side * 2.6, 0, -1.4]),
      ...placed(roundTable(0.55, 0.72, '#8a6239', '#3a3d42'), [side * 2.6, 0, -1.4]),
      ...placed(armchair(cloth, '#8a6239'), [side * 1.1, 0, -1.6], side * 1.2),
      ...placed(armchair(cloth, '#8a6239'), [side * 4, 0, -1.9], side * -1),
      ...placed(barbecue('#2a2d31'), [side * 5.3, 0, 0.4], side * -0.5),
      ...(variant % 2 ? [] : firePit(side * -3.4)),
    ],
    sprites: [
      ...planting(random, [side * -10, 0, 7.6], [side * -1.4, 0, 7.8], 1, season),
      ...planting(random, [side * -7, 0, -0.4], [side * -5.4, 0, 5], 0.7, season),
      leafTree(random, [side * -7.4, 0, 4.6], random.between(6, 7.5), season),
      leafTree(random, [side * -2.6, 0, 11], random.between(7, 9), season),
      leafTree(random, [side * 1.4, 0, 13], random.between(8, 10), season),
      shrub(random, [side * 6.9, 0, -1.6], 0.9, season),
    ],
  }));
}

function firePit(x: number): Solid[] {
  return [
    ...lathe(
      [x, 0, -2],
      [
        [0, 0.62],
        [0.32, 0.66],
      ],
      '#8f8a82',
      { sides: 14 },
    ),
    ...lathe(
      [x, 0.3, -2],
      [
        [0.021, 0.5],
        [0.03, 0.5],
      ],
      '#2a2622',
      { sides: 14 },
    ),
    ...[0, 1, 2].map((log) =>
      bar(
        [x - 0.3, 0.36, -2 + log * 0.1 - 0.1],
        [x + 0.3, 0.42, -2 + (1 - log) * 0.2],
        0.05,
        '#6b4a30',
      ),
    ),
  ];
}
