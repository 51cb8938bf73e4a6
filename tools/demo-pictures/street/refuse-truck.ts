import { darker, lighter } from '../engine/colour.ts';
import { box, placed, pushedAlongZ, type Skin, type Solid } from '../engine/solid.ts';
import { buildHouse } from '../house/house.ts';
import { designOf } from '../house/house-designs.ts';
import { paving } from '../scene/ground.ts';
import { type Occasion, outdoorScene } from '../scene/outdoor-scene.ts';
import { planting } from '../scene/plants.ts';
import { leafTree } from '../scene/trees.ts';
import { bin } from './street-furniture.ts';
import { VEHICLE_GLASS, wheel } from './vehicle.ts';

/** A refuse or recycling truck, nose to the left. */
function collectionTruck(colour: string): Solid[] {
  const cab: [number, number][] = [
    [-3.9, 0.6],
    [-2.3, 0.6],
    [-2.3, 2.9],
    [-3.8, 2.9],
  ];
  const body: Skin = {
    colour,
    decorate: (pen) => {
      for (let u = 0.5; u < 5; u += 0.75)
        pen.rect(u, 0.1, 0.06, 2.3, darker(colour, 0.3), { opacity: 0.5 });
      pen.disc(2.6, 1.35, 0.72, '#f4f2ec');
      for (let arm = 0; arm < 3; arm += 1) {
        const at = (angle: number, radius: number): [number, number] => [
          2.6 + Math.cos(angle + arm * 2.094) * radius,
          1.35 + Math.sin(angle + arm * 2.094) * radius,
        ];
        pen.line([at(0.35, 0.46), at(1.35, 0.46), at(1.75, 0.46)], 0.12, colour);
        pen.area([at(2.25, 0.46), at(1.7, 0.68), at(1.7, 0.26)], colour);
      }
    },
  };
  return [
    pushedAlongZ(
      [
        [-2.1, 0.9],
        [3.2, 0.9],
        [3.2, 3.1],
        [2.9, 3.3],
        [-2.1, 3.3],
      ],
      -1.2,
      1.2,
      colour,
      [undefined, undefined, undefined, undefined, undefined, body],
    ),
    pushedAlongZ(
      [
        [3.22, 1],
        [4.2, 0.9],
        [4.3, 1.5],
        [3.9, 3],
        [3.22, 3],
      ],
      -1.1,
      1.1,
      darker(colour, 0.25),
    ),
    pushedAlongZ(cab, -1.15, 1.15, lighter(colour, 0.75), [
      undefined,
      undefined,
      undefined,
      VEHICLE_GLASS,
      {
        colour: lighter(colour, 0.75),
        decorate: (pen) => {
          pen.rect(0.2, 1.1, 1.05, 0.85, '#2e3b46', { glow: true, fade: '#8ea6b6' });
          pen.line(
            [
              [0.1, 0.1],
              [0.1, 2.1],
            ],
            0.02,
            '#20242a',
            { opacity: 0.5 },
          );
        },
      },
    ]),
    box([-3.95, 0.45, -1.1], [8.1, 0.4, 2.2], '#2b2e32'),
    ...[-3.1, 1.4, 2.5].flatMap((x) => [
      ...wheel(x, -0.98, 0.5, 0.32),
      ...wheel(x, 0.98, 0.5, 0.32),
    ]),
  ];
}

/** Draws the recycling truck on a residential street, bins at the kerb. */
export function recycling(occasion: Occasion): string {
  const { season, turn, variant } = occasion;
  const side = turn > 0 ? 1 : -1;
  return outdoorScene(occasion, (random) => ({
    camera: { height: 1.7, distance: 13, fieldOfView: 58, horizon: 570 },
    beyond: 'trees',
    ground: [
      paving(
        [
          [-40, -7],
          [40, -7],
          [40, 0.6],
          [-40, 0.6],
        ],
        season === 'winter' ? '#bcc3cd' : '#5f6368',
      ),
      paving(
        [
          [-40, 0.6],
          [40, 0.6],
          [40, 2.2],
          [-40, 2.2],
        ],
        '#bdb8af',
        2,
      ),
    ],
    solids: [
      ...placed(
        collectionTruck(variant % 2 ? '#2f6a7a' : '#3f7a4a'),
        [side * 1.2, 0, -2.4],
        turn * 0.8,
      ),
      ...placed(bin('#2f5d7a'), [side * -5, 0, 1.2], 0.2),
      ...placed(bin('#3f7a4a'), [side * -5.9, 0, 1.1], -0.1),
      ...placed(bin('#3a3d42'), [side * -6.9, 0, 1.2], 0.1),
      ...placed(
        buildHouse(random, { ...designOf(variant + 4), garage: 'none' }),
        [side * -5, 0, 12],
        side * -0.25,
      ),
    ],
    sprites: [
      leafTree(random, [side * 8, 0, 9], random.between(8, 10), season),
      leafTree(random, [side * -13, 0, 9], random.between(7, 9), season),
      ...planting(random, [side * -2, 0, 8], [side * 3, 0, 8], 0.9, season),
    ],
  }));
}
