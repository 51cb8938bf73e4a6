import type { Random } from '@boardwalk/api/src/demo/random.ts';
import { box, placed, type Solid } from '../engine/solid.ts';
import { type Point, turned } from '../engine/space.ts';
import { paving, street } from '../scene/ground.ts';
import { type Occasion, outdoorScene } from '../scene/outdoor-scene.ts';
import { planting } from '../scene/plants.ts';
import { leafTree } from '../scene/trees.ts';
import { buildHouse } from './house.ts';
import type { HouseDesign } from './house-design.ts';
import { designOf } from './house-designs.ts';

const ROW_WALLS = [
  '#9c5f4b',
  '#b9a58a',
  '#7d8a94',
  '#a8745c',
  '#d5cdbd',
  '#6f6a66',
  '#8a9a86',
  '#c2a17c',
] as const;
const DOORS = ['#2f4a5c', '#8f2f2a', '#2f5d4a', '#caa23f', '#3a3a42', '#6d4b7a'] as const;

function unit(
  random: Random,
  variant: number,
  index: number,
  storeys: 2 | 3,
  width: number,
): HouseDesign {
  const base = designOf(variant);
  const wallColour = ROW_WALLS[(variant * 3 + index) % ROW_WALLS.length] ?? '#9c5f4b';
  return {
    ...base,
    attached: true,
    width,
    depth: 9,
    storeys,
    roof: variant % 2 ? 'front-gable' : 'gable',
    wing: 'none',
    garage: 'none',
    porch: variant % 3 === 0 ? 'full' : 'portico',
    dormers: 0,
    chimney: random.chance(0.4),
    cladding: variant % 3 === 1 ? 'siding' : 'brick',
    wallColour,
    accentColour: wallColour,
    doorColour: random.pick(DOORS),
  };
}

/** Draws a row of townhouses along a street. */
export function townhouseRow(occasion: Occasion): string {
  return attached(occasion, 5, 5.2, occasion.variant % 2 ? 3 : 2, 19);
}

/** Draws two mirrored homes under one roof line. */
export function semiDetached(occasion: Occasion): string {
  return attached(occasion, 2, 6.4, 2, 17);
}

function attached(
  occasion: Occasion,
  count: number,
  width: number,
  storeys: 2 | 3,
  distance: number,
): string {
  const { season, turn, variant } = occasion;
  return outdoorScene(occasion, (random) => {
    const solids: Solid[] = [];
    const paths: ReturnType<typeof paving>[] = [];
    const gardens = [];
    for (let index = 0; index < count; index += 1) {
      const x = (index - (count - 1) / 2) * width;
      const design = unit(random, variant, count === 2 ? 0 : index, storeys, width - 0.02);
      solids.push(...placed(buildHouse(random, design), [x, 0, 0]));
      const path: Point[] = [
        [x - 0.55, -2.4],
        [x + 0.55, -2.4],
        [x + 0.55, -7.5],
        [x - 0.55, -7.5],
      ];
      paths.push(
        paving(
          path.map(([u, v]): Point => {
            const [a, , b] = turned([u, 0, v], turn);
            return [a, b];
          }),
          season === 'winter' ? '#ccd2db' : '#b7b1a6',
        ),
      );
      gardens.push(
        ...planting(
          random,
          turned([x + 0.9, 0, -2.6], turn),
          turned([x + width / 2 - 0.2, 0, -2.6], turn),
          0.7,
          season,
        ),
      );
    }
    solids.push(box([(-count * width) / 2 - 0.1, 0, 0.2], [0.1, storeys * 2.8, 8], '#8a8078'));
    return {
      camera: {
        height: 1.75,
        distance,
        shift: turn > 0 ? -1.5 : 1.5,
        fieldOfView: 62,
        horizon: 610,
      },
      beyond: variant % 2 ? 'city' : 'trees',
      ground: [street(-distance - 3, -distance + 4.5, season === 'winter'), ...paths],
      solids: placed(solids, [0, 0, 0], turn),
      sprites: [
        ...gardens,
        leafTree(random, turned([-width * 1.1, 0, -6.2], turn), random.between(4.6, 5.6), season),
        leafTree(
          random,
          turned([width * (count / 2 + 0.7), 0, -2], turn),
          random.between(8, 10),
          season,
        ),
        leafTree(
          random,
          turned([-width * (count / 2 + 0.8), 0, 2], turn),
          random.between(8, 10),
          season,
        ),
      ],
    };
  });
}
