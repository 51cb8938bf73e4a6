import type { Random } from '@boardwalk/api/src/demo/random.ts';
import { darker, lighter } from '../engine/colour.ts';
import { bar, cylinder, lathe } from '../engine/lathe.ts';
import { box, placed, type Skin, type Solid } from '../engine/solid.ts';
import type { InteriorStyle } from './interior-style.ts';
import { doors } from './kitchen-fronts.ts';

/** The run of cabinets along a wall: range, hood, sink, wall units, fridge. */
export function wallRun(
  random: Random,
  style: InteriorStyle,
  front: string,
  mirror: number,
  width: number,
): Solid[] {
  const solids: Solid[] = [];
  const half = width / 2;
  const fridgeX = mirror > 0 ? half - 0.95 : -half + 0.05;
  const from = mirror > 0 ? -half : -half + 1.05;
  const to = mirror > 0 ? half - 1.05 : half;
  const rangeX = mirror > 0 ? to - 1.45 : from + 0.7;
  for (const [a, b] of [
    [from, rangeX],
    [rangeX + 0.76, to],
  ] as const) {
    const wide = b - a;
    const columns = Math.max(1, Math.round(wide / 0.5));
    solids.push(box([a, 0, 0.08], [wide, 0.1, 0.5], '#2b2826'));
    solids.push(
      box([a, 0.1, 0.03], [wide, 0.76, 0.58], front, {
        front: doors(front, columns, wide, 0.76, random.chance(0.4), style.metal),
      }),
    );
    solids.push(
      box([a - 0.01, 0.86, 0], [wide + 0.02, 0.04, 0.61], { colour: style.stone, soft: 0.006 }),
    );
  }
  solids.push(...range(rangeX, style));
  const uppers = random.chance(0.65);
  const sides =
    mirror > 0
      ? ([
          [from, -1.75],
          [rangeX + 0.86, to],
        ] as const)
      : ([
          [from, rangeX - 0.1],
          [1.75, to],
        ] as const);
  for (const [a, b] of sides) {
    if (b - a < 0.4) continue;
    if (uppers)
      solids.push(
        box([a, 1.52, 0.26], [b - a, 0.85, 0.35], front, {
          front: doors(
            front,
            Math.max(1, Math.round((b - a) / 0.5)),
            b - a,
            0.85,
            false,
            style.metal,
          ),
        }),
      );
    else solids.push(...openShelves(random, style, a, b));
  }
  solids.push(...fridge(fridgeX, front, style, random.chance(0.5)));
  solids.push(...placed(tap(style.metal), [-mirror * 0.85, 0.9, 0.4]));
  return solids;
}

function openShelves(random: Random, style: InteriorStyle, from: number, to: number): Solid[] {
  return [1.5, 1.92].flatMap((y) => {
    const solids = [box([from + 0.05, y, 0.33], [to - from - 0.1, 0.04, 0.27], style.wood)];
    for (let x = from + 0.18; x < to - 0.15; x += random.between(0.14, 0.26)) {
      const tall = random.between(0.07, 0.2);
      const radius = random.between(0.04, 0.065);
      solids.push(
        ...lathe(
          [x, y + 0.04, 0.47],
          [
            [0, radius * 0.7],
            [tall * 0.5, radius],
            [tall, radius * 0.85],
          ],
          random.pick(['#f2eee4', style.accent, style.feature, '#c9b79a', '#8fa3a8']),
          { sides: 14 },
        ),
      );
    }
    return solids;
  });
}

function range(x: number, style: InteriorStyle): Solid[] {
  const steel: Skin = {
    colour: '#b9bcbe',
    decorate: (pen) => {
      pen.rect(0.06, 0.16, 0.64, 0.44, '#23262a', { fade: '#4b5157' });
      pen.rect(0.1, 0.64, 0.56, 0.025, '#e4e6e7');
      for (let knob = 0; knob < 5; knob += 1) pen.disc(0.12 + knob * 0.13, 0.8, 0.028, '#33363a');
    },
  };
  const hood = style.metal;
  return [
    box([x, 0.02, 0.01], [0.76, 0.87, 0.6], '#a9acae', { front: steel, top: '#2a2c2f' }),
    ...cylinder([x + 0.22, 0.89, 0.3], 0.13, 0.16, { colour: style.accent }),
    ...cylinder([x + 0.22, 1.05, 0.3], 0.135, 0.02, darker(style.accent, 0.15)),
    box([x + 0.24, 1.95, 0.33], [0.28, 0.75, 0.27], hood),
    box([x - 0.04, 1.68, 0.12], [0.84, 0.2, 0.48], { colour: lighter(hood, 0.08), soft: 0.01 }),
  ];
}

function fridge(x: number, front: string, style: InteriorStyle, panelled: boolean): Solid[] {
  const colour = panelled ? front : '#c3c6c8';
  const face: Skin = {
    colour,
    decorate: (pen) => {
      pen.rect(0, 0.66, 0.9, 0.014, '#2b2b2b', { opacity: 0.7 });
      pen.rect(0.445, 0.66, 0.012, 1.5, '#2b2b2b', { opacity: 0.7 });
      for (const u of [0.39, 0.49]) pen.rect(u, 1, 0.022, 0.6, style.metal);
      pen.rect(0.2, 0.58, 0.5, 0.022, style.metal);
      pen.area(
        [
          [0.05, 0.7],
          [0.2, 0.7],
          [0.38, 2],
          [0.22, 2],
        ],
        '#ffffff',
        { opacity: panelled ? 0.05 : 0.16 },
      );
    },
  };
  return [
    box([x, 0.03, -0.04], [0.9, 2.05, 0.64], colour, { front: face }),
    box([x, 2.1, 0.05], [0.9, 0.27, 0.55], front),
  ];
}

function tap(metal: string): Solid[] {
  return [
    bar([0, 0, 0], [0, 0.3, 0], 0.014, metal),
    bar([0, 0.3, 0], [0, 0.34, -0.09], 0.014, metal),
    bar([0, 0.34, -0.09], [0, 0.26, -0.16], 0.014, metal),
  ];
}
