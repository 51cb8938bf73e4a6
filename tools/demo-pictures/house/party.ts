import type { Random } from '@boardwalk/api/src/demo/random.ts';
import { ball, bar, lathe } from '../engine/lathe.ts';
import { box, placed, type Solid } from '../engine/solid.ts';
import { turned, type Vector } from '../engine/space.ts';
import { chair, table } from '../room/furniture.ts';
import { paving, street } from '../scene/ground.ts';
import { type Occasion, outdoorScene } from '../scene/outdoor-scene.ts';
import { planting } from '../scene/plants.ts';
import { leafTree } from '../scene/trees.ts';
import { carton, yardSign } from '../street/street-furniture.ts';
import { buildHouse } from './house.ts';
import { bungalowOf, designOf } from './house-designs.ts';

const BALLOONS = ['#c2562f', '#3f7790', '#d9a03f', '#a8504a', '#6d8f4a'] as const;

function balloons(at: Vector, height: number): Solid[] {
  return BALLOONS.slice(0, 4).flatMap((colour, index) => {
    const top: Vector = [
      at[0] + (index - 1.5) * 0.24,
      height + (index % 2) * 0.28,
      at[2] + (index % 2) * 0.16,
    ];
    return [
      bar(at, [top[0], top[1] - 0.2, top[2]], 0.006, '#efe9dc'),
      ...ball(top, 0.17, colour, 0.21),
    ];
  });
}

/** Draws a sign on a lawn before a house: open house, balloons, path to the door. */
export function openHouse(occasion: Occasion): string {
  const { season, turn, variant } = occasion;
  const boards = [
    ['#f4efe4', '#a33b2c'],
    ['#2f4a5c', '#f6f2e6'],
    ['#3f6a55', '#f6f2e6'],
    ['#f4efe4', '#23354a'],
  ] as const;
  const [board, ink] = boards[variant % boards.length] ?? boards[0];
  const lines = [
    ['OPEN', 'HOUSE'],
    ['OPEN HOUSE', 'SUNDAY 2-4'],
    ['WELCOME', 'OPEN HOUSE'],
    ['OPEN HOUSE', 'TODAY'],
  ][variant % 4] ?? ['OPEN', 'HOUSE'];
  return outdoorScene(occasion, (random) => {
    const at: Vector = [turn > 0 ? -1.15 : 1.15, 0, -9.2];
    return {
      camera: { height: 1.5, distance: 14, fieldOfView: 54, horizon: 560 },
      beyond: 'trees',
      ground: [
        paving(
          [
            turned([-0.7, 0, 5], turn),
            turned([0.7, 0, 5], turn),
            [turn > 0 ? 4.4 : -4.4, 0, -16] as const,
            [turn > 0 ? 2.8 : -2.8, 0, -16] as const,
          ].map(([x, , z]) => [x, z]),
          season === 'winter' ? '#cdd3dc' : '#b8b2a7',
        ),
      ],
      solids: [
        ...placed(
          buildHouse(random, {
            ...(variant % 3 === 1 ? bungalowOf(variant) : designOf(variant + 2)),
            garage: 'none',
          }),
          [turn > 0 ? 2.5 : -2.5, 0, 8],
          turn * 0.8,
        ),
        ...placed(yardSign(lines, 1.75, board, ink), at, turn > 0 ? 0.22 : -0.22),
        ...balloons([at[0] + (turn > 0 ? 1 : -1), 0, at[2]], 1.75),
      ],
      sprites: [
        ...planting(
          random,
          [turn > 0 ? -8 : 8, 0, 2],
          [turn > 0 ? -3.4 : 3.4, 0, 3.4],
          0.9,
          season,
        ),
        leafTree(random, [turn > 0 ? -8 : 8, 0, 7], random.between(8, 10), season),
        leafTree(random, [turn > 0 ? 11.5 : -11.5, 0, 6], random.between(8, 10), season),
      ],
    };
  });
}

function saleTable(random: Random, cloth: string): Solid[] {
  const solids = [
    ...table(1.9, 0.8, 0.76, cloth, '#8d9195'),
    box([-0.95, 0.42, -0.02], [1.9, 0.34, 0.02], { colour: cloth }),
  ];
  for (let x = -0.78; x < 0.8; x += random.between(0.22, 0.34)) {
    const pick = random.whole(0, 4);
    const colour = random.pick([
      '#c2562f',
      '#3f7790',
      '#d9a03f',
      '#6d8f4a',
      '#8f4a5c',
      '#e6e2d6',
      '#5b4432',
    ]);
    const at: Vector = [x, 0.76, random.between(0.16, 0.6)];
    if (pick === 0)
      solids.push(
        ...placed(
          lathe(
            [0, 0, 0],
            [
              [0, 0.05],
              [0.1, 0.09],
              [0.2, 0.05],
              [0.24, 0.06],
            ],
            colour,
            { sides: 16 },
          ),
          at,
        ),
      );
    else if (pick === 1)
      solids.push(
        box([at[0] - 0.09, at[1], at[2]], [0.18, random.between(0.1, 0.22), 0.14], colour),
      );
    else if (pick === 2)
      solids.push(
        ...placed(
          lathe(
            [0, 0, 0],
            [
              [0, 0.06],
              [0.02, 0.05],
              [0.2, 0.02],
              [0.22, 0.1],
              [0.36, 0.06],
            ],
            colour,
            { sides: 16 },
          ),
          at,
        ),
      );
    else if (pick === 3)
      for (let book = 0; book < 3; book += 1)
        solids.push(
          box(
            [at[0] - 0.1, at[1] + book * 0.035, at[2]],
            [0.2, 0.033, 0.15],
            random.pick(['#8f4a3c', '#3f5a6b', '#d9cdb8']),
          ),
        );
    else solids.push(...placed(ball([0, 0.08, 0], 0.08, colour), at));
  }
  return solids;
}

/** Draws tables of things for sale on a driveway. */
export function garageSale(occasion: Occasion): string {
  const { season, turn, variant } = occasion;
  return outdoorScene(occasion, (random) => {
    const side = turn > 0 ? 1 : -1;
    const house = designOf(variant * 2);
    return {
      camera: { height: 1.8, distance: 10.4, fieldOfView: 58, horizon: 470 },
      beyond: 'trees',
      ground: [
        paving(
          [
            [-5.5, -20],
            [5.5, -20],
            [4.4, 4],
            [-4.4, 4],
          ],
          '#a09d98',
          3,
        ),
        street(-16, -11.4, false),
      ],
      solids: [
        ...placed(
          buildHouse(random, {
            ...house,
            garage: side > 0 ? 'left' : 'right',
            wing: 'none',
            width: 11,
          }),
          [side * 8.4, 0, 4.5],
          side * 0.12,
        ),
        ...placed(saleTable(random, '#f1ede4'), [-2.2, 0, -4.6], 0.25),
        ...placed(saleTable(random, '#3f7790'), [2.1, 0, -4], -0.25),
        ...placed(saleTable(random, '#c98b6b'), [0.2, 0, -0.6]),
        ...placed(
          yardSign(['GARAGE', 'SALE'], 1.3, '#f4d66a', '#a33b2c'),
          [side * -4.6, 0, -6.6],
          side * -0.2,
        ),
        ...placed(
          [carton(0.6, 0.45, 0.5), ...placed([carton(0.5, 0.36, 0.4)], [0.06, 0.45, 0], 0.3)],
          [side * 3.9, 0, -6],
          0.3,
        ),
        ...placed(chair('#8a6239', '#5b4028'), [side * -3.9, 0, -2.4], side * -0.6),
      ],
      sprites: [
        leafTree(random, [-10, 0, 6], random.between(7, 9), season),
        leafTree(random, [12, 0, 9], random.between(8, 10), season),
      ],
    };
  });
}
