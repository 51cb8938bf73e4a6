import { placed, type Solid } from '../engine/solid.ts';
import { turned } from '../engine/space.ts';
import { paving, street } from '../scene/ground.ts';
import type { Occasion } from '../scene/outdoor-scene.ts';
import { outdoorScene } from '../scene/outdoor-scene.ts';
import { leafTree } from '../scene/trees.ts';
import { type ShopLook, shop } from './storefront.ts';
import { bench, streetLamp } from './street-furniture.ts';

const STREET_LOOKS: readonly ShopLook[] = [
  {
    sign: 'BAKERY',
    colour: '#9c5f4b',
    front: '#2f4a3f',
    awning: '#3f6a55',
    cladding: 'brick',
    storeys: 3,
    width: 7.5,
  },
  {
    sign: 'BOOKS',
    colour: '#cdbf9f',
    front: '#5b2f2a',
    awning: '#8f3b30',
    cladding: 'brick',
    storeys: 2,
    width: 7,
  },
  {
    sign: 'PHARMACY',
    colour: '#7d8a94',
    front: '#23354a',
    awning: '#2f5d7a',
    cladding: 'stucco',
    storeys: 3,
    width: 8,
  },
  {
    sign: 'FLOWERS',
    colour: '#d9cbb8',
    front: '#4a3f5c',
    awning: '#8a5a7a',
    cladding: 'siding',
    storeys: 2,
    width: 6.6,
  },
  {
    sign: 'CAFE',
    colour: '#8a9a86',
    front: '#3a2f26',
    awning: '#c98a3f',
    cladding: 'brick',
    storeys: 2,
    width: 7,
  },
];

/** Draws a main street: shops with homes above them, side by side. */
export function mainStreet(occasion: Occasion): string {
  const { season, turn, variant } = occasion;
  return outdoorScene(occasion, (random) => {
    const solids: Solid[] = [];
    let x = -18;
    for (let index = 0; index < 5; index += 1) {
      const look = STREET_LOOKS[(variant + index) % STREET_LOOKS.length];
      if (!look) continue;
      solids.push(...placed(shop(random, look), [x + look.width / 2, 0, 0]));
      if (index % 2 === 0) solids.push(...placed(streetLamp(), [x + look.width, 0, -3.4]));
      x += look.width + 0.05;
    }
    solids.push(...placed(bench('#8a6239'), [-2, 0, -2.6]));
    return {
      camera: {
        height: 1.75,
        distance: 15.5,
        shift: turn > 0 ? -3 : 3,
        fieldOfView: 66,
        horizon: 650,
      },
      beyond: 'city',
      ground: [
        paving(
          [
            [-60, -5],
            [60, -5],
            [60, 3],
            [-60, 3],
          ],
          season === 'winter' ? '#dadfe7' : '#c3bdb2',
          1.25,
        ),
        street(-18, -5.6, season === 'winter'),
      ],
      solids: placed(solids, [0, 0, 0], turn),
      sprites: [-14.6, -7.2, 7.6, 14.8].map((at) =>
        leafTree(random, turned([at, 0, -3.8], turn), random.between(4.2, 5), season),
      ),
    };
  });
}

/** The looks of shops by number. */
export function streetLook(variant: number): ShopLook {
  const look = STREET_LOOKS[variant % STREET_LOOKS.length];
  if (!look) throw new Error(`expected a whole number for a shop, got ${variant}`);
  return look;
}
