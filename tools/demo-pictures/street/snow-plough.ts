import { darker, lighter } from '../engine/colour.ts';
import { lathe } from '../engine/lathe.ts';
import { letters } from '../engine/lettering.ts';
import { box, placed, pushedAlongZ, solidOf } from '../engine/solid.ts';
import { buildHouse } from '../house/house.ts';
import { designOf } from '../house/house-designs.ts';
import { paving } from '../scene/ground.ts';
import { type Occasion, outdoorScene } from '../scene/outdoor-scene.ts';
import { leafTree, spruce } from '../scene/trees.ts';
import { streetLamp } from './street-furniture.ts';
import { VEHICLE_GLASS, wheel } from './vehicle.ts';

/** Draws a snow plough clearing a street. */
export function snowPlough(occasion: Occasion): string {
  const { turn, variant } = occasion;
  const colour = variant % 2 ? '#d2702f' : '#c9a02f';
  const side = turn > 0 ? 1 : -1;
  const blade = solidOf([
    [
      [
        [-5.1, 0.12, -1.9],
        [-4.5, 0.12, 1.5],
        [-4.3, 1.35, 1.5],
        [-4.95, 1.35, -1.9],
      ],
      darker(colour, 0.1),
    ],
    [
      [
        [-4.8, 0.12, -1.9],
        [-4.2, 0.12, 1.5],
        [-4.1, 1.35, 1.5],
        [-4.75, 1.35, -1.9],
      ],
      darker(colour, 0.3),
    ],
    [
      [
        [-5.1, 0.12, -1.9],
        [-4.8, 0.12, -1.9],
        [-4.75, 1.35, -1.9],
        [-4.95, 1.35, -1.9],
      ],
      darker(colour, 0.2),
    ],
    [
      [
        [-4.95, 1.35, -1.9],
        [-4.75, 1.35, -1.9],
        [-4.1, 1.35, 1.5],
        [-4.3, 1.35, 1.5],
      ],
      lighter(colour, 0.2),
    ],
  ]);
  return outdoorScene({ ...occasion, season: 'winter' }, (random) => ({
    camera: { height: 1.7, distance: 12.5, fieldOfView: 58, horizon: 560 },
    beyond: 'trees',
    ground: [
      paving(
        [
          [-40, -8],
          [40, -8],
          [40, 1],
          [-40, 1],
        ],
        '#8d949e',
      ),
      (pen) => {
        for (let index = 0; index < 60; index += 1)
          pen.disc(-20 + index * 0.75, 1.2 + Math.sin(index * 1.7) * 0.3, 0.9, '#f6f9fd', {
            tall: 0.5,
          });
        for (const z of [-3.4, -1.2]) pen.rect(-40, z, 80, 0.4, '#6d737c', { opacity: 0.4 });
      },
    ],
    solids: [
      ...placed(
        [
          blade,
          pushedAlongZ(
            [
              [-3.7, 0.7],
              [-2, 0.7],
              [-2, 2.7],
              [-3.1, 2.7],
              [-3.65, 1.8],
            ],
            -1.15,
            1.15,
            colour,
            [
              undefined,
              undefined,
              undefined,
              VEHICLE_GLASS,
              undefined,
              {
                colour,
                decorate: (pen) => {
                  pen.area(
                    [
                      [0.35, 1.15],
                      [1.4, 1.15],
                      [1.4, 1.85],
                      [0.6, 1.85],
                    ],
                    '#2e3b46',
                    { glow: true, fade: '#8ea6b6' },
                  );
                  pen.rect(0.04, 0.4, 0.12, 0.2, '#fff3cf', { glow: true });
                },
              },
            ],
          ),
          pushedAlongZ(
            [
              [-1.8, 1],
              [3, 1],
              [3.3, 2.5],
              [-1.8, 2.5],
            ],
            -1.1,
            1.1,
            colour,
            [
              undefined,
              undefined,
              undefined,
              undefined,
              {
                colour,
                decorate: (pen) => {
                  for (let u = 0.6; u < 5; u += 0.9)
                    pen.rect(u, 0, 0.08, 1.5, darker(colour, 0.3), { opacity: 0.6 });
                  letters(pen, 'CITY WORKS', 2.3, 0.85, 0.3, '#2a2622');
                },
              },
            ],
          ),
          pushedAlongZ(
            [
              [-1.6, 2.5],
              [3, 2.5],
              [2, 3],
              [-0.6, 3],
            ],
            -0.9,
            0.9,
            '#a8855c',
          ),
          box([-3.7, 0.5, -1.05], [7, 0.45, 2.1], '#2b2e32'),
          ...lathe(
            [-2.5, 2.7, -0.5],
            [
              [0, 0.12],
              [0.2, 0.1],
              [0.22, 0.02],
            ],
            { colour: '#ffb84a', glow: true },
            { sides: 14 },
          ),
          ...[-2.8, 1.1, 2.3].flatMap((x) => [
            ...wheel(x, -0.98, 0.52, 0.32),
            ...wheel(x, 0.98, 0.52, 0.32),
          ]),
        ],
        [side * 1, 0, -2.6],
        turn * 0.75,
      ),
      ...placed(
        buildHouse(random, { ...designOf(variant + 1), garage: 'none' }),
        [side * 4, 0, 12],
        side * 0.3,
      ),
      ...placed(streetLamp(), [side * -7, 0, 1.9]),
    ],
    sprites: [
      spruce(random, [side * -9.5, 0, 8], 11, 'winter'),
      leafTree(random, [side * -14, 0, 9], 9, 'winter'),
      spruce(random, [side * 12.5, 0, 9], 9, 'winter'),
    ],
  }));
}
