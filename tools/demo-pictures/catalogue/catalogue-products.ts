import { box, placed } from '../engine/solid.ts';
import { tent } from '../items/items-camping.ts';
import { jacket } from '../items/items-personal.ts';
import { bag, bottle, candle, carton, group, jar, loaf, tin } from '../items/pantry.ts';
import { type Thing, thingPictures } from '../items/thing-pictures.ts';
import {
  armchair,
  bookcase,
  cabinet,
  chair,
  roundTable,
  sofa,
  table,
  tableLamp,
} from '../room/furniture.ts';
import type { Picture } from './picture.ts';

const maple = '#d3b489';
const walnut = '#6b4529';
const amber = '#8a4a17';

const PANTRY: readonly Thing[] = [
  [
    'syrup-bottle',
    'syrup',
    'Bottle of amber maple syrup with a paper label',
    0.5,
    0.2,
    () => bottle(amber, '#2f2a26'),
  ],
  [
    'syrup-cans',
    'syrup',
    'Three cans of maple syrup with red bands',
    0.46,
    0.15,
    () => group(...[0, 1, 2].map(() => tin('#d9d4c8', '#a8322b', 0.045, 0.11))),
  ],
  [
    'syrup-small',
    'syrup',
    'Three small bottles of syrup from golden to dark',
    0.6,
    -0.15,
    () =>
      group(bottle('#c98a35', '#b5472f'), bottle(amber, '#b5472f'), bottle('#4f2811', '#b5472f')),
  ],
  [
    'maple-butter',
    'spread',
    'Jar of pale maple butter with a wooden lid',
    0.36,
    0.1,
    () => jar('#d9b47c', '#8d6242'),
  ],
  [
    'honey-jars',
    'honey',
    'Two jars of golden honey',
    0.38,
    -0.1,
    () => group(jar('#d99a2b', '#3a332b'), jar('#c47f1d', '#3a332b')),
  ],
  [
    'jam-jars',
    'jam',
    'Jars of strawberry, blueberry and apricot jam',
    0.44,
    0.15,
    () => group(jar('#a12a35', '#e4dccb'), jar('#3c2f57', '#e4dccb'), jar('#d0812f', '#e4dccb')),
  ],
  [
    'coffee-bag',
    'coffee',
    'Brown bag of coffee with a paper label',
    0.5,
    0.3,
    () => bag('#5c4331'),
  ],
  [
    'tea-tins',
    'tea',
    'Green and blue tins of tea',
    0.42,
    -0.2,
    () => group(tin('#45664f', '#efe3c6', 0.045, 0.13), tin('#3d5a73', '#efe3c6', 0.045, 0.13)),
  ],
  [
    'flour-bags',
    'flour',
    'Two cream bags of flour',
    0.5,
    0.2,
    () => group(bag('#e6dcc5', '#c9a24a'), bag('#d8cbb0', '#7d8f6a')),
  ],
  ['bread-loaf', 'bread', 'Round loaf of bread on a board', 0.6, 0.25, () => loaf()],
  [
    'sweets-box',
    'sweets',
    'Red gift box with a cream ribbon',
    0.5,
    0.4,
    () => carton('#9c3b33', '#efe3c6'),
  ],
  [
    'candles',
    'candle',
    'Two candles in amber glasses',
    0.36,
    -0.1,
    () => group(candle('#efe6d2', '#b9803c'), candle('#e3d3b4', '#8f5a2a')),
  ],
];

/** What would look the same as the pictures before in one list. */
const OTHERS: readonly Thing[] = [
  [
    'syrup-gold',
    'syrup',
    'Bottle of golden maple syrup with a wooden cap',
    0.5,
    0.1,
    () => bottle('#c98a35', '#8d6242'),
  ],
  [
    'syrup-dark',
    'syrup',
    'Bottle of dark maple syrup with a red cap',
    0.5,
    -0.2,
    () => bottle('#4f2811', '#b5472f', '#e3d3b4'),
  ],
  [
    'syrup-case',
    'syrup',
    'Cans of maple syrup before a wooden case',
    0.7,
    0.2,
    () => [
      ...placed(
        [box([-0.2, 0, -0.1], [0.4, 0.16, 0.2], { colour: '#b98d5e', soft: 0.004 })],
        [0, 0, 0.14],
      ),
      ...group(...[0, 1, 2].map(() => tin('#d9d4c8', '#a8322b', 0.045, 0.11))),
    ],
  ],
  ['sugar-bag', 'sugar', 'White bag of maple sugar', 0.46, 0.25, () => bag('#efe9dc', '#c08a3a')],
  [
    'honey-cream',
    'honey',
    'Jar of creamed honey with a cream lid',
    0.36,
    -0.1,
    () => jar('#e6cf9a', '#efe3c6', '#c47f1d'),
  ],
  [
    'jam-box',
    'jam',
    'Jars of jam on a wooden tray',
    0.6,
    0.1,
    () => [
      box([-0.22, 0, -0.1], [0.44, 0.014, 0.2], { colour: '#8d6242', soft: 0.004 }),
      ...placed(
        group(jar('#a12a35', '#3a332b'), jar('#d0812f', '#3a332b'), jar('#3c2f57', '#3a332b')),
        [0, 0.014, 0],
      ),
    ],
  ],
  [
    'tea-black',
    'tea',
    'Black tin of tea with a red band',
    0.36,
    0.15,
    () => tin('#2b2a2c', '#a8322b', 0.05, 0.13),
  ],
  [
    'pancake-bag',
    'flour',
    'Blue bag of pancake mix beside a jar of syrup',
    0.5,
    0.15,
    () => group(bag('#3d5a73'), jar(amber, '#8d6242')),
  ],
  [
    'pantry-box',
    'sweets',
    'Green gift box with a jar and a bottle',
    0.66,
    0.25,
    () => [
      ...placed(carton('#45664f', '#efe3c6'), [-0.1, 0, 0.02]),
      ...placed(jar('#d99a2b', '#3a332b'), [0.09, 0, -0.03]),
      ...placed(bottle(amber, '#2f2a26'), [0.19, 0, 0.06]),
    ],
  ],
  [
    'jacket-yellow',
    'jacket',
    'Yellow rain jacket on a rail',
    1.6,
    0.15,
    () => jacket('#d6a52c', '#34506b'),
  ],
  ['tent-green', 'tent', 'Green tent with a lantern', 3, -0.3, () => tent('#5d7558')],
];

const MADE: readonly Thing[] = [
  [
    'chairs-four',
    'chair',
    'Four maple dining chairs in a row',
    2.6,
    0.35,
    () => [0, 1, 2, 3].flatMap((nth) => placed(chair('#c9b79a', maple), [-0.9 + nth * 0.6, 0, 0])),
  ],
  [
    'loveseat-ochre',
    'sofa',
    'Ochre loveseat with navy cushions',
    2.4,
    0.3,
    () => sofa(1.5, '#c08a3a', '#34506b', walnut),
  ],
  [
    'armchair-sage',
    'chair',
    'Sage armchair on light legs',
    1.7,
    -0.45,
    () => armchair('#7d8f6a', maple),
  ],
  [
    'dining-chair',
    'chair',
    'Maple dining chair with a cream seat',
    1.3,
    0.5,
    () => chair('#e3d6bb', maple),
  ],
  ['round-table', 'table', 'Round maple table', 1.9, 0, () => roundTable(0.55, 0.75, maple, maple)],
  [
    'long-table',
    'table',
    'Long walnut dining table',
    2.7,
    0.3,
    () => table(2, 0.9, 0.75, walnut, walnut),
  ],
  [
    'bookcase-walnut',
    'bookcase',
    'Low walnut bookcase with books',
    2,
    -0.35,
    (random) => bookcase(random, 1.2, 1, walnut),
  ],
  [
    'nightstand',
    'cabinet',
    'Maple nightstand with two drawers',
    1.2,
    0.4,
    () => cabinet(0.5, 0.6, 0.42, maple, 1, 2),
  ],
  [
    'lamp-terracotta',
    'lamp',
    'Table lamp with a terracotta foot',
    0.95,
    0.1,
    () => tableLamp('#efe6d2', '#b5603c', true),
  ],
];

/** Pictures of what the demo's shops sell, which no listing shows. */
export const PRODUCTS: readonly Picture[] = thingPictures(1900, 'product', [
  ...PANTRY,
  ...MADE,
  ...OTHERS,
]);
