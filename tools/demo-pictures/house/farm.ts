import { bar } from '../engine/lathe.ts';
import type { Pen } from '../engine/pen.ts';
import { box, placed, type Solid } from '../engine/solid.ts';
import { cladding } from '../engine/surface.ts';
import { paving } from '../scene/ground.ts';
import { type Occasion, outdoorScene } from '../scene/outdoor-scene.ts';
import { shrub } from '../scene/plants.ts';
import type { Season } from '../scene/trees.ts';
import { leafTree, spruce } from '../scene/trees.ts';
import { barn, silo } from './barn.ts';
import { buildHouse } from './house.ts';
import { designOf } from './house-designs.ts';
import { gableAlongZ } from './roof.ts';

const FIELDS: Record<Season, readonly [string, string]> = {
  spring: ['#7f9a4a', '#8a6a48'],
  summer: ['#c9ad55', '#7f9a4a'],
  autumn: ['#b98f4a', '#8a7a48'],
  winter: ['#e6ebf3', '#d7dee9'],
};

/** Rows of a crop that run to the horizon between two x positions. */
function cropRows(season: Season, from: number, to: number, near: number): (pen: Pen) => void {
  return (pen) => {
    const [crop, soil] = FIELDS[season];
    pen.area(
      [
        [from, near],
        [to, near],
        [to, 160],
        [from, 160],
      ],
      soil,
    );
    for (let x = from; x < to; x += 1.1)
      pen.area(
        [
          [x, near],
          [x + 0.62, near],
          [x + 0.62, 120],
          [x, 120],
        ],
        crop,
        { opacity: 0.9 },
      );
    pen.area(
      [
        [from, 60],
        [to, 60],
        [to, 160],
        [from, 160],
      ],
      pen.studio.light.haze,
      { glow: true, opacity: 0.25 },
    );
  };
}

/** A rail fence from one point to another on the ground. */
function fence(
  from: readonly [number, number],
  to: readonly [number, number],
  colour: string,
): Solid[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const posts = Math.max(2, Math.round(length / 2.4));
  const at = (share: number, y: number): [number, number, number] => [
    from[0] + (to[0] - from[0]) * share,
    y,
    from[1] + (to[1] - from[1]) * share,
  ];
  const solids: Solid[] = [];
  for (let post = 0; post <= posts; post += 1) {
    solids.push(bar(at(post / posts, 0), at(post / posts, 1.15), 0.07, colour));
    if (post < posts)
      for (const y of [0.45, 0.95])
        solids.push(bar(at(post / posts, y), at((post + 1) / posts, y), 0.045, colour));
  }
  return solids;
}

/** Draws a farm: house, barn, silo, fields and fence. */
export function farm(occasion: Occasion): string {
  const { season, variant } = occasion;
  const barnColour = ['#8f3b30', '#6d7379', '#7a5238', '#e4dfd2'][variant % 4] ?? '#8f3b30';
  return outdoorScene(occasion, (random) => {
    const side = variant % 2 ? 1 : -1;
    const house = buildHouse(random, {
      ...designOf(variant % 2 ? 1 : 5 + 7 * variant),
      garage: 'none',
      wing: 'none',
      porch: 'full',
      wallColour: '#ece8dd',
      cladding: 'siding',
      trim: '#faf8f2',
      roofColour: '#4d5257',
    });
    return {
      camera: { height: 1.9, distance: 24, fieldOfView: 64, horizon: 560 },
      beyond: 'hills',
      ground: [
        cropRows(season, side > 0 ? -60 : 9, side > 0 ? -9 : 60, 14),
        paving(
          [
            [-1.4, -26],
            [1.6, -26],
            [side * -4 + 3, 12],
            [side * -4 + 0.6, 12],
          ],
          season === 'winter' ? '#d3d9e2' : '#b9a88a',
        ),
      ],
      solids: [
        ...placed(house, [side * -7.5, 0, -2], side * 0.35),
        ...placed(barn(random, barnColour, '#5a5f64'), [side * 10, 0, 8], side * -0.42),
        ...placed(silo(10.5, '#b9bcbf'), [side * 17.8, 0, 14]),
        ...fence([side * 3, -6], [side * 22, -6], season === 'winter' ? '#8a7c70' : '#7d6a55'),
      ],
      sprites: [
        leafTree(random, [side * -15, 0, 3], random.between(9, 11), season),
        leafTree(random, [side * 2.4, 0, 9], random.between(7, 9), season),
        spruce(random, [side * -17.5, 0, 9], 11, season),
        shrub(random, [side * -11.5, 0, -5.4], 1, season),
        shrub(random, [side * -4.6, 0, -6.4], 0.9, season),
      ],
    };
  });
}

/** Draws a hip-high look over open fields with a gabled drive shed. */
export function orchardBarn(occasion: Occasion): string {
  const { season } = occasion;
  return outdoorScene(occasion, (random) => ({
    camera: { height: 2.2, distance: 20, fieldOfView: 62, horizon: 540 },
    beyond: 'hills',
    ground: [
      cropRows(season, -70, -3, 4),
      paving(
        [
          [1, -24],
          [4.4, -24],
          [8, 16],
          [6.2, 16],
        ],
        '#b9a88a',
      ),
    ],
    solids: [
      ...placed(
        barn(random, occasion.variant % 2 ? '#e4dfd2' : '#8f3b30', '#66696d'),
        [8, 0, 9],
        0.36,
      ),
      ...placed(
        [
          box([-3, 0, 0], [6, 2.6, 5], '#8c7458', {
            front: { colour: '#8c7458', decorate: cladding(random, 'boards', '#8c7458', 6, 2.6) },
          }),
          ...gableAlongZ(
            random,
            {
              left: -3,
              front: 0,
              width: 6,
              depth: 5,
              eaves: 2.6,
              rise: 1.6,
              overhang: 0.4,
              colour: '#7d4f3d',
              covering: 'seam',
              trim: '#6b5844',
            },
            '#8c7458',
          ),
        ],
        [19, 0, 6],
        0.2,
      ),
      ...fence([-20, -5], [1, -5], '#7d6a55'),
    ],
    sprites: [-15, -10.5, -6, -1.5].flatMap((x) => [
      leafTree(random, [x, 0, 10], 4.4, season),
      leafTree(random, [x + 2, 0, 18], 4.6, season),
    ]),
  }));
}
