import { clipboard, gavel, houseAndKeys } from './desk-tools.ts';
import { heatPump, securityKit, sprayer } from './device-tools.ts';
import { toolbox } from './items-workshop.ts';
import { electrics, paintCans, pipework } from './paint-and-pipes.ts';
import { cleaningBucket, shingles, wheelbarrow } from './site-tools.ts';
import { floorSamples, swatches, tripod } from './studio-tools.ts';
import type { Thing } from './thing-pictures.ts';

/** Tools and materials of trades. */
export const KITS: readonly Thing[] = [
  [
    'paint-cans',
    'painting',
    'Cans of paint with a brush and roller',
    0.95,
    0.2,
    () => paintCans('#3f7790', '#c2562f'),
  ],
  [
    'paint-cans-green',
    'painting',
    'Green and ochre paint cans with tools',
    0.95,
    -0.2,
    () => paintCans('#5d7a63', '#d0912f'),
  ],
  ['pipework', 'plumbing', 'Copper pipes, a red wrench and a tap', 0.95, 0.2, () => pipework()],
  ['wiring', 'electrical', 'Cable reel, bulb, socket and pliers', 0.95, 0.2, () => electrics()],
  ['gavel', 'legal', 'Gavel on its block beside law books', 0.95, 0.2, () => gavel()],
  [
    'house-and-keys',
    'mortgage-finance',
    'Model house with coins and keys',
    0.95,
    0.1,
    () => houseAndKeys('#e9e2d2', '#a3492f'),
  ],
  [
    'house-and-coins',
    'insurance-mortgage',
    'Blue-roofed model house beside coins',
    0.95,
    -0.1,
    () => houseAndKeys('#efe6d8', '#34506b'),
  ],
  [
    'checklist',
    'inspection',
    'Inspection checklist, torch and magnifying glass',
    0.9,
    0.2,
    () => clipboard(),
  ],
  ['camera-tripod', 'photography', 'Camera on a tripod with a soft light', 2, 0.3, () => tripod()],
  [
    'swatches',
    'interior-design',
    'Colour swatches, tiles and pencils',
    0.9,
    0.1,
    () => swatches(['#c2562f', '#d9a03f', '#6d8f4a', '#3f7790', '#6d4b7a']),
  ],
  ['floor-samples', 'flooring', 'Wood and tile samples of floors', 1.15, 0.2, () => floorSamples()],
  [
    'cleaning-kit',
    'cleaning',
    'Bucket of suds with sprays and a sponge',
    1,
    0.2,
    () => cleaningBucket('#3f7790'),
  ],
  [
    'garden-barrow',
    'landscaping',
    'Blue wheelbarrow with earth and a spade',
    2,
    -0.4,
    () => wheelbarrow('#34506b'),
  ],
  [
    'shingles',
    'roofing',
    'Bundle of grey shingles with a hammer and nails',
    1.1,
    0.25,
    () => shingles('#4a4d55'),
  ],
  [
    'shingles-red',
    'roofing',
    'Red-brown shingles with a hammer',
    1.1,
    -0.25,
    () => shingles('#7d4a3a'),
  ],
  ['security-kit', 'security', 'Security camera, keypad and padlock', 1, 0.2, () => securityKit()],
  ['sprayer', 'pest', 'Garden sprayer with a bait box', 1, 0.2, () => sprayer('#6d8f4a')],
  ['heat-pump', 'hvac-heating', 'Heat pump with a round grille', 1.5, 0.4, () => heatPump()],
  [
    'builder-tools',
    'contracting-tools',
    'Contractor’s blue toolbox with hammer and tape',
    1.1,
    -0.3,
    () => toolbox('#34506b'),
  ],
];
