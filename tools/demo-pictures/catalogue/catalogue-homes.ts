import { bungalowOf, bungalowSaid, designOf, designSaid } from '../house/house-designs.ts';
import { houseScene } from '../house/house-scene.ts';
import { semiDetached, townhouseRow } from '../house/rowhouse.ts';
import { type Picture, series } from './picture.ts';

const BEYOND = ['trees', 'hills', 'trees', 'city'] as const;

/** Outdoor pictures of houses for sale or rent. */
export const HOMES: readonly Picture[] = [
  ...series(100, 18, 0, 'property', 'detached', designSaid, (occasion) =>
    houseScene({
      ...occasion,
      design: {
        ...designOf(occasion.variant),
        ...(occasion.season === 'winter' ? { covering: 'snow', roofColour: '#e9eef6' } : {}),
      },
      distance: 18.5,
      beyond: BEYOND[occasion.variant % 4] ?? 'trees',
    }),
  ),
  ...series(200, 7, 2, 'property', 'bungalow', bungalowSaid, (occasion) =>
    houseScene({
      ...occasion,
      design: {
        ...bungalowOf(occasion.variant),
        ...(occasion.season === 'winter' ? { covering: 'snow', roofColour: '#e9eef6' } : {}),
      },
      distance: 16.5,
      beyond: BEYOND[(occasion.variant + 1) % 4] ?? 'trees',
    }),
  ),
  ...series(
    300,
    4,
    0,
    'property',
    'townhouse',
    [
      'Row of brick townhouses with porches',
      'Tall gabled townhouses in siding',
      'Terrace of townhouses in mixed brick',
      'Three-storey townhouses with gables',
      'Townhouses behind a small street tree',
      'Gabled row of coloured townhouses',
    ],
    townhouseRow,
  ),
  ...series(
    340,
    3,
    1,
    'property',
    'semi',
    [
      'Pair of semi-detached gabled homes',
      'Semi-detached brick homes side by side',
      'Two mirrored homes under one roof line',
      'Semi-detached homes with front gables',
    ],
    semiDetached,
  ),
];
