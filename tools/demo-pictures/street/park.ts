import { bar } from '../engine/lathe.ts';
import { box, placed, type Solid } from '../engine/solid.ts';
import { buildHouse } from '../house/house.ts';
import { designOf } from '../house/house-designs.ts';
import { paving, street } from '../scene/ground.ts';
import { type Occasion, outdoorScene } from '../scene/outdoor-scene.ts';
import { planting } from '../scene/plants.ts';
import { leafTree } from '../scene/trees.ts';
import { lake } from '../scene/water.ts';
import { bench, bin, streetLamp } from './street-furniture.ts';

/** Draws a park with a path, benches, a pond and trees. */
export function park(occasion: Occasion): string {
  const { season, variant } = occasion;
  return outdoorScene(occasion, (random) => ({
    camera: { height: 3, distance: 15, fieldOfView: 60, horizon: 400 },
    beyond: variant % 2 ? 'city' : 'trees',
    ground: [
      lake(random, 16, season === 'winter'),
      paving(
        [
          [-1.6, -16],
          [2.2, -16],
          [4.4, 4],
          [9, 11],
          [6.6, 12],
          [2.4, 5],
        ],
        season === 'winter' ? '#d3d9e2' : '#c4b798',
      ),
    ],
    solids: [
      ...placed(bench('#8a5a36'), [-3, 0, -4.4], 0.35),
      ...placed(bench('#8a5a36'), [6.6, 0, 2], -0.7),
      ...placed(streetLamp(), [4.6, 0, -3.4]),
      ...placed(streetLamp(), [-0.6, 0, 5]),
      ...placed(bin('#3f6a55'), [-4.8, 0, -4], 0.3),
      ...(variant % 2 ? [] : swings()),
    ],
    sprites: [
      leafTree(random, [-7, 0, 0], random.between(7, 9), season),
      leafTree(random, [9.6, 0, -2], random.between(7, 8.5), season),
      leafTree(random, [-12, 0, 7], random.between(9, 11), season),
      leafTree(random, [14, 0, 9], random.between(8, 10), season),
      ...planting(random, [-9, 0, -6], [-5.6, 0, -6.6], 0.6, season),
      ...planting(random, [6.6, 0, -6.6], [9, 0, -5.8], 0.6, season),
    ],
  }));
}

function swings(): Solid[] {
  return [
    bar([-9, 2.3, 7], [-5, 2.3, 7], 0.07, '#b3342b'),
    ...[-9, -5].flatMap((x) => [
      bar([x, 2.3, 7], [x, 0, 6], 0.06, '#b3342b'),
      bar([x, 2.3, 7], [x, 0, 8], 0.06, '#b3342b'),
    ]),
    ...[-8, -6.2].flatMap((x) => [
      bar([x - 0.2, 2.3, 7], [x - 0.2, 0.6, 7], 0.015, '#6d7278'),
      bar([x + 0.2, 2.3, 7], [x + 0.2, 0.6, 7], 0.015, '#6d7278'),
      box([x - 0.25, 0.55, 6.88], [0.5, 0.05, 0.24], '#26282c'),
    ]),
  ];
}

/** Draws a transit stop on a street of houses. */
export function transitScene(occasion: Occasion, stop: readonly Solid[]): string {
  const { season, turn, variant } = occasion;
  return outdoorScene(occasion, (random) => ({
    camera: { height: 1.65, distance: 8.5, fieldOfView: 58, horizon: 560 },
    beyond: 'city',
    ground: [
      paving(
        [
          [-30, -1.6],
          [30, -1.6],
          [30, 3],
          [-30, 3],
        ],
        season === 'winter' ? '#d6dbe3' : '#c3bdb2',
        1.4,
      ),
      street(-12, -1.7, season === 'winter'),
    ],
    solids: [
      ...placed(stop, [0, 0, 0.4], turn * 0.6),
      ...placed(streetLamp(), [turn > 0 ? 4.6 : -4.6, 0, -0.6]),
      ...placed(
        buildHouse(random, { ...designOf(variant + 5), garage: 'none' }),
        [turn > 0 ? 7 : -7, 0, 13],
        turn * 0.6,
      ),
    ],
    sprites: [
      leafTree(random, [turn > 0 ? -5.4 : 5.4, 0, 4], random.between(5.5, 6.5), season),
      leafTree(random, [turn > 0 ? -12 : 12, 0, 12], random.between(8, 10), season),
      ...planting(random, [-3, 0, 4.2], [3.4, 0, 4.2], 0.8, season),
    ],
  }));
}
