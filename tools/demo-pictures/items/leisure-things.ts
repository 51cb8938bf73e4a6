import { placed } from '../engine/solid.ts';
import { barbecue } from './items-appliance.ts';
import { tent } from './items-camping.ts';
import { ceramics, easel, sewingMachine } from './items-craft.ts';
import { bookStack, suitcase } from './items-home.ts';
import { jacket, toys } from './items-personal.ts';
import { guitar, headphones, loudspeakers, piano, recordPlayer } from './items-sound.ts';
import { kayak, skis, sportsBalls } from './items-sport.ts';
import { camera, laptop, television } from './items-tech.ts';
import { lawnMower, stroller } from './items-wheels.ts';
import { drill, toolbox } from './items-workshop.ts';
import { wheelbarrow } from './site-tools.ts';
import { floorSamples } from './studio-tools.ts';
import type { Thing } from './thing-pictures.ts';

const _walnut = '#6b4529';

/** Things for outdoors, music, play and making. */
export const LEISURE: readonly Thing[] = [
  [
    'stroller-grey',
    'stroller',
    'Grey baby stroller with a hood',
    1.7,
    0.5,
    () => stroller('#4a5a66'),
  ],
  [
    'lawn-mower',
    'lawn-mower',
    'Red lawn mower with a grass bag',
    2,
    0.5,
    () => lawnMower('#a33b2c'),
  ],
  [
    'barbecue',
    'patio-garden',
    'Black barbecue with wooden side shelves',
    2.3,
    0.4,
    () => barbecue('#2a2d31'),
  ],
  [
    'wheelbarrow',
    'garden-tools',
    'Green wheelbarrow with earth and a spade',
    2,
    0.4,
    () => wheelbarrow('#4f7a4a'),
  ],
  [
    'toolbox-red',
    'tools',
    'Red toolbox with a hammer and screwdriver',
    1.1,
    0.3,
    () => toolbox('#a33b2c'),
  ],
  ['drill-yellow', 'drill', 'Yellow cordless drill with bits', 0.75, 0.3, () => drill('#d9a03f')],
  [
    'guitar-acoustic',
    'guitar',
    'Acoustic guitar on a stand',
    1.7,
    0.3,
    () => guitar('#b5703a', false),
  ],
  ['guitar-blue', 'guitar', 'Blue guitar on a stand', 1.7, -0.3, () => guitar('#2f5d7a', true)],
  ['piano-black', 'piano', 'Black digital piano with sheet music', 2, 0.4, () => piano('#2a2c30')],
  [
    'camera-silver',
    'camera',
    'Silver and black film camera',
    0.75,
    0.3,
    () => camera('#b9bdc1', '#2a2622'),
  ],
  [
    'record-player',
    'vinyl-player',
    'Wooden record player with an orange label turning',
    0.85,
    0.35,
    () => recordPlayer('#8a5a36'),
  ],
  [
    'speakers-walnut',
    'speakers',
    'Pair of walnut loudspeakers',
    1,
    0,
    () => loudspeakers('#8a6239'),
  ],
  ['headphones', 'headphones-speaker', 'Cream headphones', 0.75, 0.5, () => headphones('#c9b79a')],
  [
    'laptop-silver',
    'laptop-computer',
    'Open silver laptop with a sunset on its screen',
    0.9,
    0.35,
    () => laptop('#c2c6c9'),
  ],
  [
    'television',
    'television',
    'Television on a long wooden stand',
    2.4,
    0.25,
    () => television('#9a6d43'),
  ],
  ['books-stack', 'books', 'Stack of books with a mug', 0.95, 0.2, (random) => bookStack(random)],
  ['toys-wooden', 'toys', 'Wooden blocks, ring tower and toy car', 0.95, 0.1, () => toys()],
  ['tent-orange', 'tent', 'Orange tent with a lantern', 3.2, 0.45, () => tent('#d0782f')],
  ['kayak-yellow', 'kayak', 'Yellow kayak on stands with a paddle', 4, 0.3, () => kayak('#d9a03f')],
  [
    'skis-red',
    'skis',
    'Red skis with poles and boots',
    2,
    0.35,
    () => placed(skis('#a33b2c'), [-0.2, 0, 0]),
  ],
  [
    'sports-balls',
    'sports',
    'Basketball, volleyball and a hockey stick',
    0.95,
    0.2,
    () => sportsBalls(),
  ],
  [
    'jacket-navy',
    'jacket-clothes',
    'Navy jacket on a rail',
    1.9,
    0.3,
    () => jacket('#3f5a6b', '#d9cdb8'),
  ],
  [
    'painting-hills',
    'painting-art',
    'Painting of hills at sunset on an easel',
    1.8,
    0.3,
    () => easel(['#3f6a55', '#7d8f6a', '#d9783f']),
  ],
  [
    'ceramics-blue',
    'ceramics-art',
    'Blue vase with blossoms beside two bowls',
    1,
    0.2,
    () => ceramics('#3f7790', '#c9845a'),
  ],
  ['suitcase-blue', 'suitcase', 'Blue ribbed suitcase', 1.5, 0.5, () => suitcase('#2f5d7a')],
  [
    'sewing-machine',
    'sewing-machine',
    'Black sewing machine with red thread',
    0.85,
    0.35,
    () => sewingMachine('#23262b'),
  ],
  [
    'lumber-samples',
    'lumber',
    'Planks of wood, tiles and a mallet',
    1.2,
    0.2,
    () => floorSamples(),
  ],
];
