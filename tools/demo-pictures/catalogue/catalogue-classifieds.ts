import { cafeCounter } from '../room/cafe.ts';
import { officeRoom, workshop } from '../room/work-hall.ts';
import { development, warehouseScene } from '../street/industry.ts';
import { streetLook } from '../street/main-street.ts';
import { shopScene } from '../street/storefront.ts';
import { type Picture, series } from './picture.ts';

const HALLS = [0, 1, 2, 3] as const;

/** Pictures of jobs, businesses for sale and capital sought. */
export const CLASSIFIEDS: readonly Picture[] = [
  ...HALLS.map(
    (index): Picture => ({
      name: `help-wanted-${index + 1}`,
      kind: 'classified',
      subject: 'help-wanted-desk',
      alt:
        [
          'Office desk under a sign that says now hiring',
          'Bright office with a help wanted sign',
          'Reception desk of an office that is hiring',
          'Office with bookshelves and a hiring sign',
        ][index] ?? '',
      draw: () =>
        officeRoom(
          {
            seed: 1100 + index,
            palette: [3, 7, 5, 0][index] ?? 3,
            evening: false,
            sign: index % 2 ? 'HELP WANTED' : 'NOW HIRING',
          },
          false,
        ),
    }),
  ),
  ...HALLS.map(
    (index): Picture => ({
      name: `cafe-${index + 1}`,
      kind: 'classified',
      subject: 'cafe-business',
      alt:
        [
          'Café counter with pastries and pendant lamps',
          'Navy café counter with espresso machine',
          'Terracotta café with stools and a menu board',
          'Charcoal café counter in the evening',
        ][index] ?? '',
      draw: () =>
        cafeCounter({
          seed: 1110 + index,
          palette: [4, 1, 2, 8][index] ?? 4,
          evening: index === 3,
          sign: index % 2 ? 'BARISTA WANTED' : 'MENU',
        }),
    }),
  ),
  ...[0, 1, 2].map(
    (index): Picture => ({
      name: `workshop-${index + 1}`,
      kind: 'classified',
      subject: 'workshop',
      alt:
        [
          'Workshop with a tool board and a hiring sign',
          'Joiner’s workshop with planks by the wall',
          'Workshop bench with coloured bins below',
        ][index] ?? '',
      draw: () =>
        workshop({
          seed: 1120 + index,
          palette: [3, 0, 7][index] ?? 3,
          evening: false,
          sign: ['HIRING', '', 'FOR SALE'][index] ?? '',
        }),
    }),
  ),
  ...series(
    1130,
    2,
    3,
    'classified',
    'truck-dock',
    [
      'Delivery truck at a warehouse dock',
      'Truck waiting by loading doors',
      'Freight yard with a box truck',
    ],
    (occasion) => warehouseScene({ ...occasion, variant: occasion.variant + 1 }),
  ),
  ...series(
    1135,
    2,
    2,
    'classified',
    'construction',
    [
      'Construction site with crane, crew wanted',
      'Concrete frame and crane on a job site',
      'Building site behind a blue hoarding',
    ],
    development,
  ),
  ...series(
    1140,
    3,
    5,
    'classified',
    'storefront-business',
    [
      'Bakery for sale as a going business',
      'Bookshop business for sale',
      'Flower shop looking for a new owner',
    ],
    (occasion) =>
      shopScene(occasion, { ...streetLook([0, 1, 3][occasion.variant] ?? 0), sign: 'FOR SALE' }),
  ),
  ...[0, 1, 2, 3].map(
    (index): Picture => ({
      name: `capital-${index + 1}`,
      kind: 'classified',
      subject: 'capital-chart',
      alt:
        [
          'Office with a rising growth chart',
          'Investor meeting room with a bar chart',
          'Desk before a chart of revenue',
          'Evening office with a chart of capital needed',
        ][index] ?? '',
      draw: () =>
        officeRoom(
          {
            seed: 1150 + index,
            palette: [0, 3, 8, 1][index] ?? 0,
            evening: index === 3,
            sign: ['GROWTH 2026', 'REVENUE', 'PLAN', 'CAPITAL'][index] ?? 'GROWTH',
          },
          true,
        ),
    }),
  ),
];
