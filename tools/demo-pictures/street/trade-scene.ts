import { letters } from '../engine/lettering.ts';
import { box, placed, type Solid } from '../engine/solid.ts';
import { turned } from '../engine/space.ts';
import { buildHouse } from '../house/house.ts';
import { bungalowOf, designOf } from '../house/house-designs.ts';
import { paving, street } from '../scene/ground.ts';
import { type Occasion, outdoorScene } from '../scene/outdoor-scene.ts';
import { planting } from '../scene/plants.ts';
import { leafTree } from '../scene/trees.ts';
import { pickup } from './pickup.ts';
import { cone } from './street-furniture.ts';
import { van } from './van.ts';
import { badge, boxTruck, roofLadder } from './vehicle.ts';

/** What stands on the side of a tradesperson's van. */
export interface Livery {
  readonly word: string;
  readonly body: string;
  readonly ink: string;
  readonly kind: 'van' | 'pickup' | 'truck';
  readonly ladder: boolean;
}

function vehicleOf({ kind, body, ink, word, ladder }: Livery): Solid[] {
  const size = Math.min(0.34, 2.9 / (word.length * 0.9));
  if (kind === 'truck') {
    return boxTruck(body, ink, (pen) => {
      letters(pen, word, 2.6, 1.45, Math.min(0.62, 4.3 / (word.length * 0.9)), ink);
      pen.rect(0.6, 0.75, 4, 0.1, ink);
      badge(0.9, 2.1, 0.22, ink, (inner, u, v, radius) =>
        inner.area(
          [
            [u - radius * 0.5, v - radius * 0.4],
            [u + radius * 0.5, v - radius * 0.4],
            [u + radius * 0.5, v + radius * 0.1],
            [u, v + radius * 0.55],
            [u - radius * 0.5, v + radius * 0.1],
          ],
          '#ffffff',
        ),
      )(pen);
    });
  }
  if (kind === 'pickup')
    return pickup(body, [
      box([1.05, 0.57, -0.7], [1.4, 0.5, 1.3], { colour: '#6d5a3c', soft: 0.1 }),
      ...placed([box([0, 0, 0], [0.5, 0.3, 0.5], '#b98d5e')], [1.1, 1.05, -0.4]),
    ]);
  return [
    ...van(body, (pen) => {
      letters(pen, word, 2.05, 1.38, size, ink);
      pen.rect(0.6, 1.02, 2.9, 0.06, ink);
      letters(pen, 'LOCAL & INSURED', 2.05, 0.82, 0.13, ink);
      pen.rect(0, 0.1, 3.85, 0.28, ink, { opacity: 0.85 });
    }),
    ...(ladder ? roofLadder(2.62, -0.5, 3.2) : []),
  ];
}

/** Draws a tradesperson's vehicle parked before a house. */
export function tradeScene(occasion: Occasion, livery: Livery): string {
  const { season, turn, variant } = occasion;
  return outdoorScene(occasion, (random) => {
    const design = variant % 2 ? bungalowOf(variant) : designOf(variant);
    return {
      camera: { height: 1.65, distance: 11, fieldOfView: 58, horizon: 560 },
      beyond: 'trees',
      ground: [
        paving(
          [
            [-14, -5.2],
            [14, -5.2],
            [14, 1.4],
            [-14, 1.4],
          ],
          season === 'winter' ? '#bcc3cd' : '#96938f',
          3.2,
        ),
        street(-14, -5.3, season === 'winter'),
      ],
      solids: [
        ...placed(
          buildHouse(random, { ...design, garage: 'none' }),
          [turn > 0 ? 3 : -3, 0, 9],
          turn * 0.7,
        ),
        ...placed(vehicleOf(livery), [turn > 0 ? -0.4 : 0.3, 0, -2.2], turn),
        ...placed(cone(), [turn > 0 ? 3.6 : 3.4, 0, -3.6]),
      ],
      sprites: [
        ...planting(
          random,
          turned([-9, 0, 3.4], turn * 0.4),
          turned([-4, 0, 3.4], turn * 0.4),
          0.9,
          season,
        ),
        leafTree(random, [turn > 0 ? -8.5 : 8.5, 0, 7], random.between(8, 10), season),
        leafTree(random, [turn > 0 ? 12 : -12, 0, 10], random.between(8, 10), season),
      ],
    };
  });
}
