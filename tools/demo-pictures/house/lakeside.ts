import type { Random } from '@boardwalk/api/src/demo/random.ts';
import { darker } from '../engine/colour.ts';
import { bar } from '../engine/lathe.ts';
import { box, placed, pushedUp, type Solid } from '../engine/solid.ts';
import { turned } from '../engine/space.ts';
import { paving } from '../scene/ground.ts';
import { type Occasion, outdoorScene } from '../scene/outdoor-scene.ts';
import { shrub } from '../scene/plants.ts';
import { leafTree, spruce } from '../scene/trees.ts';
import { lake, shoreMirror } from '../scene/water.ts';
import { buildHouse } from './house.ts';
import type { HouseDesign } from './house-design.ts';

const CABINS: readonly Pick<
  HouseDesign,
  'cladding' | 'wallColour' | 'roofColour' | 'trim' | 'doorColour'
>[] = [
  {
    cladding: 'boards',
    wallColour: '#8a5f3c',
    roofColour: '#39423f',
    trim: '#5b4028',
    doorColour: '#2f5d4a',
  },
  {
    cladding: 'siding',
    wallColour: '#5f7a86',
    roofColour: '#4b4f55',
    trim: '#f1eee6',
    doorColour: '#c2562f',
  },
  {
    cladding: 'shingle',
    wallColour: '#9a8f7d',
    roofColour: '#5a4a40',
    trim: '#f3efe4',
    doorColour: '#23405a',
  },
  {
    cladding: 'boards',
    wallColour: '#37403c',
    roofColour: '#26292b',
    trim: '#8a5f3c',
    doorColour: '#b8863f',
  },
];

function cabinDesign(variant: number, big: boolean): HouseDesign {
  const look = CABINS[variant % CABINS.length];
  if (!look) throw new Error(`expected a whole number for a cabin, got ${variant}`);
  return {
    ...look,
    width: big ? 10 : 7.4,
    depth: big ? 8 : 7,
    storeys: 1,
    roof: variant % 2 ? 'gable' : 'front-gable',
    wing: 'none',
    garage: 'none',
    porch: variant % 3 === 2 ? 'portico' : 'full',
    dormers: variant % 2 && big ? 2 : 0,
    chimney: true,
    accentCladding: look.cladding,
    accentColour: look.wallColour,
    covering: 'seam',
    panes: [2, 2],
  };
}

function dock(length: number): Solid[] {
  const solids: Solid[] = [];
  for (let z = 0; z < length; z += 0.5)
    solids.push(box([-0.8, 0.28, z], [1.6, 0.07, 0.46], z % 1 ? '#9a8468' : '#8d775d'));
  for (let z = 1; z < length; z += 2.5)
    for (const x of [-0.82, 0.82]) solids.push(bar([x, 0, z], [x, 0.75, z], 0.07, '#6b5844'));
  return solids;
}

/** A chair of slats that leans back, as they stand by lakes; it looks along z. */
function lakeChair(colour: string): Solid[] {
  return [
    box([-0.34, 0.32, -0.02], [0.68, 0.05, 0.6], colour),
    box([-0.3, 0.34, -0.16], [0.6, 0.72, 0.05], colour, {
      front: {
        colour,
        decorate: (pen) => {
          for (let u = 0.12; u < 0.6; u += 0.12)
            pen.rect(u - 0.012, 0, 0.018, 0.72, darker(colour, 0.5), { opacity: 0.6 });
        },
      },
    }),
    box([-0.42, 0.52, -0.12], [0.12, 0.04, 0.72], colour),
    box([0.3, 0.52, -0.12], [0.12, 0.04, 0.72], colour),
    ...[-0.38, 0.32].flatMap((x) => [
      box([x, 0, 0.48], [0.06, 0.52, 0.07], colour),
      box([x, 0, -0.1], [0.06, 0.5, 0.07], colour),
    ]),
  ];
}

function canoe(colour: string): Solid[] {
  const plan = Array.from({ length: 18 }, (_, step): [number, number] => {
    const angle = (step / 18) * Math.PI * 2;
    return [Math.cos(angle) * 2.3, Math.sin(angle) * Math.abs(Math.sin(angle)) ** 0.2 * 0.42];
  });
  const scaled = (factor: number): [number, number][] =>
    plan.map(([x, z]) => [x * (0.86 + factor * 0.14), z * (0.6 + factor * 0.4)]);
  return [
    pushedUp(scaled(0.3), 0.02, 0.16, darker(colour, 0.2)),
    pushedUp(scaled(1), 0.16, 0.4, colour),
    pushedUp(scaled(0.75), 0.4, 0.41, '#7a5a3c'),
  ];
}

/** Draws a cottage or cabin on a lake shore. */
export function cottage(occasion: Occasion): string {
  const { season, turn, variant } = occasion;
  return outdoorScene(occasion, (random) => ({
    camera: {
      height: 3.4,
      distance: 18,
      shift: turn > 0 ? 2.4 : -2.4,
      fieldOfView: 62,
      horizon: 440,
    },
    beyond: variant % 2 ? 'hills' : 'trees',
    ground: [
      lake(random, 7, season === 'winter'),
      ...(season === 'winter' ? [] : [shoreMirror(30)]),
      paving(
        [
          turned([-0.6, 0, -2.5], turn),
          turned([0.6, 0, -2.5], turn),
          [3, 0, -20] as const,
          [0.6, 0, -20] as const,
        ].map(([x, , z]) => [x, z]),
        season === 'winter' ? '#d3dae4' : '#b3a488',
      ),
    ],
    solids: [
      ...placed(
        buildHouse(random, cabinDesign(variant, variant % 2 === 0)),
        [turn > 0 ? -2.5 : 2.5, 0, 0],
        turn,
      ),
      ...placed(dock(8), [turn > 0 ? 8.5 : -8.5, 0, 8.5], turn * 0.2),
      ...placed(
        lakeChair(['#c2562f', '#f1ede2', '#2f6a7a'][variant % 3] ?? '#c2562f'),
        [turn > 0 ? 5.6 : -5.6, 0, 4.6],
        turn > 0 ? 0.3 : -0.3,
      ),
      ...placed(
        lakeChair(['#c2562f', '#f1ede2', '#2f6a7a'][variant % 3] ?? '#c2562f'),
        [turn > 0 ? 7 : -7, 0, 4.3],
        turn > 0 ? 0.1 : -0.1,
      ),
      ...(season === 'winter'
        ? []
        : placed(canoe('#a33b2c'), [turn > 0 ? 10.5 : -10.5, 0, 7.2], 0.3)),
    ],
    sprites: [
      ...woods(random, turn > 0 ? -1 : 1, season),
      shrub(random, [turn > 0 ? -6.4 : 6.4, 0, -3.6], 1.1, season),
      shrub(random, [turn > 0 ? 2.4 : -2.4, 0, -3], 0.8, season),
    ],
  }));
}

function woods(random: Random, side: number, season: Occasion['season']) {
  return [
    spruce(random, [side * 10.5, 0, 1], 12, season),
    spruce(random, [side * 13, 0, 4], 14, season),
    leafTree(random, [side * 8.6, 0, 7.5], 9, season),
    spruce(random, [side * -13.5, 0, 3.5], 10, season),
    leafTree(random, [side * -15.5, 0, -1], 8, season),
  ];
}

/** Draws a cabin among tall spruces. */
export function cabin(occasion: Occasion): string {
  const { season, turn, variant } = occasion;
  return outdoorScene(occasion, (random) => ({
    camera: { height: 1.9, distance: 16, fieldOfView: 60, horizon: 590 },
    beyond: 'trees',
    ground: [
      paving(
        [
          turned([-0.7, 0, -2.6], turn),
          turned([0.7, 0, -2.6], turn),
          [2.4, 0, -17] as const,
          [0.2, 0, -17] as const,
        ].map(([x, , z]) => [x, z]),
        season === 'winter' ? '#d7dde6' : '#a8987c',
      ),
    ],
    solids: [
      ...placed(buildHouse(random, cabinDesign(variant + 1, false)), [0, 0, 0], turn),
      ...firewood(turn > 0 ? 5.6 : -5.6),
    ],
    sprites: [
      ...[-15, -11.5, -8.6, 8.4, 11, 14.5, -5, 5.5].map((x, index) =>
        spruce(random, [x, 0, 5 + ((index * 5) % 11)], random.between(10, 15), season),
      ),
      spruce(random, [turn > 0 ? -8 : 8, 0, -4.5], 7, season),
      shrub(random, turned([-3.4, 0, -3], turn), 0.8, season),
    ],
  }));
}

function firewood(x: number): Solid[] {
  const solids: Solid[] = [];
  for (let row = 0; row < 4; row += 1)
    for (let log = 0; log < 8; log += 1)
      solids.push(
        bar(
          [x + log * 0.21 - 0.8 + (row % 2) * 0.1, 0.1 + row * 0.19, -1.5],
          [x + log * 0.21 - 0.8 + (row % 2) * 0.1, 0.1 + row * 0.19, -0.9],
          0.1,
          (row + log) % 3 ? '#a27d56' : '#8c6a47',
        ),
      );
  return solids;
}
