import { eveningGarden } from '../house/evening-garden.ts';
import { garageSale, openHouse } from '../house/party.ts';
import { auctionRoom } from '../room/auction-room.ts';
import { interiorStyle } from '../room/interior-style.ts';
import { livingRoom } from '../room/living-room.ts';
import { doorNotice } from '../street/notice.ts';
import { type Picture, series } from './picture.ts';

const HALLS = [0, 1, 2, 3] as const;

/** Pictures of local real-estate events. */
export const EVENTS: readonly Picture[] = [
  ...series(
    1000,
    7,
    0,
    'event',
    'open-house',
    [
      'Open house sign with balloons on a lawn',
      'Sunday open house sign before a home',
      'Green welcome sign at an open house',
      'Open house sign by the garden path',
      'Open house board and balloons',
      'Open house sign before a family home',
      'Welcome board outside an open house',
      'Open house sign at the front lawn',
    ],
    openHouse,
  ),
  ...series(
    1020,
    4,
    9,
    'event',
    'garage-sale',
    [
      'Garage sale tables on a driveway',
      'Driveway sale with boxes and a yellow sign',
      'Three sale tables before an open lawn',
      'Neighbourhood garage sale',
      'Sale tables outside a two-storey home',
    ],
    garageSale,
  ),
  ...series(
    1030,
    3,
    7,
    'event',
    'estate-evening',
    [
      'Garden table under string lights for an estate evening',
      'String lights over a long dinner table',
      'Evening gathering in a lit garden',
      'Lantern-lit table behind a house',
    ],
    (occasion) => eveningGarden({ ...occasion, hour: 'dusk', season: 'summer' }),
  ),
  ...HALLS.map(
    (index): Picture => ({
      name: `auction-${index + 1}`,
      kind: 'event',
      subject: 'auction',
      alt:
        [
          'Auction room with rows of blue chairs and a screen',
          'Auction room with a podium in terracotta',
          'Evening property auction in a green hall',
          'Auction hall in charcoal with a lot on screen',
        ][index] ?? '',
      draw: () =>
        auctionRoom({
          seed: 1050 + index,
          palette: [1, 2, 4, 8][index] ?? 1,
          evening: index === 2,
          sign: `LOT ${12 + index * 6}`,
        }),
    }),
  ),
  ...[0, 1, 2].map(
    (index): Picture => ({
      name: `estate-sale-${index + 1}`,
      kind: 'event',
      subject: 'estate-sale',
      alt:
        [
          'Furnished sitting room open for an estate sale',
          'Estate sale in a green and walnut living room',
          'Leather-toned living room at an estate sale',
        ][index] ?? '',
      draw: () =>
        livingRoom({
          seed: 1060 + index,
          style: interiorStyle([2, 4, 6][index] ?? 2),
          evening: index === 1,
          season: 'autumn',
          city: false,
        }),
    }),
  ),
  ...series(
    1070,
    4,
    8,
    'event',
    'foreclosure',
    [
      'Foreclosure notice on a blue front door',
      'Notice of sale on a red door',
      'Court notice on a dark front door',
      'Foreclosure paper on a green door',
    ],
    (occasion) =>
      doorNotice(
        occasion,
        ['FORECLOSURE', 'NOTICE OF SALE', 'NOTICE', 'FORECLOSURE'][occasion.variant % 4] ??
          'NOTICE',
      ),
  ),
];
