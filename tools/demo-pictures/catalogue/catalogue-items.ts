import { box, placed } from '../engine/solid.ts';
import { fridge, stove, washer } from '../items/items-appliance.ts';
import { dishes, dresser, mug } from '../items/items-home.ts';
import { bicycle } from '../items/items-wheels.ts';
import { LEISURE } from '../items/leisure-things.ts';
import { type Thing, thingPictures } from '../items/thing-pictures.ts';
import {
  armchair,
  bookcase,
  chair,
  floorLamp,
  roundTable,
  sofa,
  tableLamp,
} from '../room/furniture.ts';
import { interiorStyle } from '../room/interior-style.ts';
import { deskWithScreen, officeChair } from '../room/workroom.ts';
import { tradeScene } from '../street/trade-scene.ts';
import type { Picture } from './picture.ts';

const oak = '#b98d5e';

const walnut = '#6b4529';

const THINGS: readonly Thing[] = [
  [
    'sofa-green',
    'sofa',
    'Sage-green three-seat sofa with rust cushions',
    3,
    0.35,
    () => sofa(2.2, '#7d8f6a', '#c2562f', walnut),
  ],
  [
    'sofa-blue',
    'sofa',
    'Navy-blue sofa with ochre cushions',
    3,
    -0.35,
    () => sofa(2.2, '#34506b', '#d0a04a', walnut),
  ],
  [
    'armchair-rust',
    'chair',
    'Rust-coloured armchair on wooden legs',
    1.7,
    0.5,
    () => armchair('#b5603c', walnut),
  ],
  [
    'dining-set',
    'table',
    'Round oak table with two chairs',
    2.6,
    0,
    () => [
      ...roundTable(0.6, 0.75, oak, '#2d2723'),
      ...placed(chair('#c9b79a', walnut), [0.95, 0, 0.1], -1.4),
      ...placed(chair('#c9b79a', walnut), [-0.95, 0, 0.1], 1.4),
    ],
  ],
  [
    'desk-walnut',
    'desk',
    'Walnut desk with a screen and keyboard',
    2.2,
    0.3,
    () => deskWithScreen({ ...interiorStyle(3), wood: walnut }),
  ],
  [
    'office-chair',
    'office-chair',
    'Teal office chair on a star base',
    1.7,
    3.6,
    () => placed(officeChair('#2f6a6a'), [0, 0, 0]),
  ],
  [
    'floor-lamp',
    'lamp',
    'Lit floor lamp beside a small ottoman',
    2.3,
    0.2,
    () => [
      ...floorLamp('#efe6d2', '#26282c', true),
      ...placed(
        [box([0.3, 0.06, -0.3], [0.55, 0.34, 0.55], { colour: '#c98b6b', soft: 0.05 })],
        [0.1, 0, 0],
      ),
    ],
  ],
  [
    'table-lamp',
    'lamp',
    'Table lamp with a blue ceramic foot',
    0.95,
    0,
    () => [...tableLamp('#efe6d2', '#3f7790', true), ...placed(mug('#d8cfc0'), [0.24, 0, -0.06])],
  ],
  [
    'bookcase-oak',
    'bookcase',
    'Oak bookcase filled with books',
    2.7,
    0.35,
    (random) => bookcase(random, 1.3, 1.8, oak),
  ],
  [
    'dresser-walnut',
    'dresser',
    'Walnut dresser with a red vase',
    2.2,
    -0.4,
    () => dresser('#7a5334', '#b5472f'),
  ],
  ['fridge-steel', 'fridge', 'Stainless-steel refrigerator', 2.6, 0.45, () => fridge('#cdd0d2')],
  [
    'washer-white',
    'washer',
    'White front-loading washing machine',
    1.5,
    0.45,
    () => washer('#f1f1ef'),
  ],
  ['range-gas', 'appliance', 'Gas range with a red pot on it', 1.7, -0.45, () => stove('#c9cdd0')],
  [
    'dishes-cream',
    'dishes',
    'Cream plates, bowls and two mugs',
    0.85,
    0.2,
    () => dishes('#e6e2d6'),
  ],
  [
    'bicycle-city',
    'bicycle',
    'Teal city bicycle with a basket',
    2.2,
    0.25,
    () => bicycle('#2f6a7a', '#7a4a2e', false),
  ],
  [
    'bicycle-road',
    'bicycle',
    'Red road bicycle with drop handlebars',
    2.2,
    -0.25,
    () => bicycle('#b3342b', '#26282c', true),
  ],
];

/** Pictures of things for sale. */
export const ITEMS: readonly Picture[] = [
  ...thingPictures(800, 'item', [...THINGS, ...LEISURE]),
  ...(['#a33b2c', '#34506b'] as const).map(
    (body, index): Picture => ({
      name: `pickup-${index + 1}`,
      kind: 'item',
      subject: 'truck-vehicle',
      alt: `${index ? 'Blue' : 'Red'} pickup truck parked before a house`,
      draw: () =>
        tradeScene(
          {
            seed: 870 + index,
            hour: index ? 'morning' : 'afternoon',
            season: 'summer',
            turn: index ? -0.4 : 0.4,
            variant: 3 + index,
          },
          { word: '', body, ink: '#26282c', kind: 'pickup', ladder: false },
        ),
    }),
  ),
];
