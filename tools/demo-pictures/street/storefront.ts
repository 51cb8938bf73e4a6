import type { Random } from '@boardwalk/api/src/demo/random.ts';
import { darker, lighter } from '../engine/colour.ts';
import { lathe } from '../engine/lathe.ts';
import { letters, lettersWidth } from '../engine/lettering.ts';
import type { Pen } from '../engine/pen.ts';
import { box, placed, pushedAlongX, type Skin, type Solid } from '../engine/solid.ts';
import { turned } from '../engine/space.ts';
import type { Cladding } from '../engine/surface.ts';
import { block, type Grid } from '../house/facade.ts';
import type { Opening } from '../house/opening.ts';
import { paving, street } from '../scene/ground.ts';
import type { Occasion } from '../scene/outdoor-scene.ts';
import { outdoorScene } from '../scene/outdoor-scene.ts';
import { shrub } from '../scene/plants.ts';
import { leafTree } from '../scene/trees.ts';
import { bench, streetLamp } from './street-furniture.ts';

/** How one shop looks from the street. */
export interface ShopLook {
  readonly sign: string;
  readonly colour: string;
  readonly front: string;
  readonly awning: string;
  readonly cladding: Cladding;
  readonly storeys: 1 | 2 | 3;
  readonly width: number;
}

/** Builds a shop about the origin: display windows, recessed door, sign board, awning, flats above. */
export function shop(random: Random, look: ShopLook): Solid[] {
  const { width, storeys, colour } = look;
  const upper: Grid = {
    columns: Math.max(2, Math.round(width / 2.6)),
    rows: storeys - 1,
    windowWidth: 1.15,
    windowHeight: 1.8,
    first: 0.75,
    step: 3.1,
    frame: '#efe9dc',
    panes: [1, 2],
  };
  const doorAt = width * 0.5;
  const extra: Opening[] = [
    {
      kind: 'glass',
      u: 0.45,
      v: 0.55,
      width: doorAt - 1.25,
      height: 2.15,
      colour: look.front,
      panes: [2, 1],
      lamp: 1,
    },
    { kind: 'door', u: doorAt - 0.55, v: 0, width: 1.1, height: 2.4, colour: look.front },
    {
      kind: 'glass',
      u: doorAt + 0.8,
      v: 0.55,
      width: width - doorAt - 1.25,
      height: 2.15,
      colour: look.front,
      panes: [2, 1],
      lamp: 1,
    },
  ];
  const size = Math.min(0.46, (width - 1.4) / lettersWidth(look.sign));
  const board: Skin = {
    colour: look.front,
    decorate: (pen) => {
      pen.rect(0.08, 0.08, width - 0.56, 0.64, lighter(look.front, 0.06));
      letters(pen, look.sign, (width - 0.4) / 2, 0.4, size, '#f6efdf');
    },
    shine: (pen) => {
      if (pen.studio.light.lamps > 0.6)
        letters(pen, look.sign, (width - 0.4) / 2, 0.4, size, '#ffe9b8', true);
    },
  };
  return [
    ...block(random, {
      left: -width / 2,
      front: 0,
      base: 0,
      width,
      height: 3.4,
      depth: 10,
      cladding: 'stone',
      colour: darker(look.front, 0.08),
      extra,
      parapet: 0,
    }),
    ...(storeys > 1
      ? block(random, {
          left: -width / 2,
          front: 0,
          base: 3.4,
          width,
          height: (storeys - 1) * 3.1 + 0.5,
          depth: 10,
          cladding: look.cladding,
          colour,
          grid: upper,
          parapet: 0.45,
          trim: lighter(colour, 0.35),
        })
      : [box([-width / 2 - 0.1, 3.4, -0.1], [width + 0.2, 1.1, 10.2], lighter(colour, 0.08))]),
    box([-width / 2 + 0.2, 3.02, -0.22], [width - 0.4, 0.8, 0.2], look.front, { front: board }),
    pushedAlongX(
      [
        [-1.5, 2.45],
        [-1.5, 2.57],
        [-0.02, 3.05],
        [-0.02, 2.93],
      ],
      -width / 2 + 0.25,
      width / 2 - 0.25,
      look.awning,
      [undefined, { colour: look.awning, decorate: (pen) => stripes(pen, width) }],
    ),
    box([-width / 2 + 0.25, 2.2, -1.52], [width - 0.5, 0.26, 0.03], {
      colour: look.awning,
      decorate: (pen) => {
        for (let u = 0; u < width; u += 0.8) pen.rect(u, 0, 0.4, 0.3, '#f4efe4', { opacity: 0.9 });
      },
    }),
  ];
}

function stripes(pen: Pen, width: number): void {
  for (let v = 0; v < width; v += 0.8) pen.rect(0, v, 3, 0.4, '#f4efe4', { opacity: 0.9 });
}

/** Planters, a bench and a lamp on the sidewalk before shops. */
function sidewalkThings(random: Random, width: number): Solid[] {
  const planter = (x: number): Solid[] =>
    lathe(
      [x, 0, -2.4],
      [
        [0, 0.28],
        [0.5, 0.38],
      ],
      '#6d675f',
      { sides: 14 },
    );
  return [
    ...placed(bench('#8a6239'), [-width * 0.24, 0, -2.6]),
    ...placed(streetLamp(), [width * 0.62, 0, -3.6]),
    ...planter(-width * 0.44),
    ...planter(width * 0.42),
    ...(random.chance(0.5) ? sandwichBoard(width * 0.22) : []),
  ];
}

function sandwichBoard(x: number): Solid[] {
  return [
    box([x - 0.3, 0, -2.9], [0.6, 0.95, 0.06], '#3b2f26', {
      front: {
        colour: '#2a2d2f',
        decorate: (pen) => {
          for (let row = 0; row < 4; row += 1)
            pen.line(
              [
                [0.1, 0.74 - row * 0.17],
                [0.3 + ((row * 3) % 4) * 0.06, 0.74 - row * 0.17],
              ],
              0.035,
              '#f1ece0',
            );
        },
      },
    }),
  ];
}

/** Draws one shop on a street. */
export function shopScene(occasion: Occasion, look: ShopLook): string {
  const { season, turn } = occasion;
  const neighbours = ['#b9a58a', '#7d8a94', '#a8745c', '#8a9a86', '#6f6a66'];
  return outdoorScene(occasion, (random) => {
    const left: ShopLook = {
      ...look,
      sign: '',
      storeys: 2,
      colour: random.pick(neighbours),
      front: '#4a4642',
      awning: '#5a6a63',
      cladding: 'brick',
      width: 7,
    };
    const right: ShopLook = {
      ...left,
      colour: random.pick(neighbours),
      front: '#3f4b52',
      awning: '#8a5a4a',
      storeys: 3,
    };
    const distance = 10.5 + look.width * 0.42 + look.storeys;
    return {
      camera: { height: 1.7, distance, fieldOfView: 60, horizon: look.storeys > 2 ? 690 : 640 },
      beyond: 'city',
      ground: [
        paving(
          [
            [-50, -5],
            [50, -5],
            [50, 2],
            [-50, 2],
          ],
          season === 'winter' ? '#dadfe7' : '#c3bdb2',
          1.25,
        ),
        street(-distance - 2, -5.6, season === 'winter'),
      ],
      solids: placed(
        [
          ...shop(random, look),
          ...placed(shop(random, left), [-look.width / 2 - 3.52, 0, 0.02]),
          ...placed(shop(random, right), [look.width / 2 + 3.52, 0, 0.02]),
          ...sidewalkThings(random, look.width),
        ],
        [0, 0, 0],
        turn,
      ),
      sprites: [
        leafTree(
          random,
          turned([-look.width * 0.85, 0, -3.4], turn),
          random.between(4.4, 5.2),
          season,
        ),
        shrub(random, turned([-look.width * 0.44, 0.48, -2.4], turn), 0.55, season),
        shrub(random, turned([look.width * 0.42, 0.48, -2.4], turn), 0.55, season),
      ],
    };
  });
}
