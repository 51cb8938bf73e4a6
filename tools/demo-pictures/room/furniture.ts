import type { Random } from '@boardwalk/api/src/demo/random.ts';
import { darker, lighter } from '../engine/colour.ts';
import { bar, cylinder, lathe } from '../engine/lathe.ts';
import { box, type Skin, type Solid } from '../engine/solid.ts';

/** A cover with rounded edges. */
export function cushion(colour: string, soft = 0.05): Skin {
  return { colour, soft };
}

/** Four thin legs under a body of the given size. */
export function legs(
  width: number,
  depth: number,
  height: number,
  colour: string,
  inset = 0.08,
): Solid[] {
  const right = width / 2 - inset;
  return [-right, right].flatMap((x) =>
    [inset, depth - inset].map((z) => bar([x, 0, z], [x, height, z], 0.025, colour)),
  );
}

/** A sofa with its back at the far side, its front at z = 0. */
export function sofa(width: number, colour: string, accent: string, leg: string): Solid[] {
  const depth = 0.95;
  const seats = width > 1.6 ? Math.round((width - 0.4) / 0.8) : 1;
  const seat = (width - 0.44) / seats;
  const half = width / 2;
  const solids = [...legs(width, depth, 0.14, leg)];
  solids.push(box([-half, 0.14, 0.05], [width, 0.22, depth - 0.05], cushion(colour, 0.02)));
  solids.push(box([-half, 0.36, depth - 0.24], [width, 0.5, 0.24], cushion(colour)));
  for (let index = 0; index < seats; index += 1) {
    const x = -half + 0.22 + seat * index;
    solids.push(
      box([x + 0.035, 0.4, 0.07], [seat - 0.07, 0.1, depth - 0.36], cushion(lighter(colour, 0.06))),
    );
    solids.push(
      box(
        [x + 0.05, 0.56, depth - 0.42],
        [seat - 0.1, 0.3, 0.13],
        cushion(lighter(colour, 0.04), 0.06),
      ),
    );
  }
  for (const x of [-half, half - 0.2])
    solids.push(box([x, 0.36, 0.04], [0.2, 0.24, depth - 0.06], cushion(colour, 0.04)));
  solids.push(box([-half + 0.3, 0.56, depth - 0.6], [0.4, 0.34, 0.12], cushion(accent, 0.05)));
  if (seats > 1)
    solids.push(
      box([half - 0.72, 0.56, depth - 0.6], [0.4, 0.34, 0.12], cushion(darker(accent, 0.18), 0.05)),
    );
  return solids;
}

/** An armchair with its front at z = 0. */
export function armchair(colour: string, leg: string): Solid[] {
  return [
    ...legs(0.78, 0.8, 0.2, leg, 0.1),
    box([-0.38, 0.22, 0.06], [0.76, 0.12, 0.7], cushion(colour, 0.03)),
    box([-0.3, 0.38, 0.04], [0.6, 0.08, 0.6], cushion(lighter(colour, 0.07), 0.05)),
    box([-0.36, 0.34, 0.64], [0.72, 0.56, 0.14], cushion(colour, 0.06)),
    box([-0.42, 0.3, 0.1], [0.1, 0.3, 0.6], cushion(colour, 0.04)),
    box([0.32, 0.3, 0.1], [0.1, 0.3, 0.6], cushion(colour, 0.04)),
  ];
}

/** A table on four legs; front at z = 0. */
export function table(
  width: number,
  depth: number,
  height: number,
  top: string,
  leg: string,
): Solid[] {
  return [
    ...legs(width, depth, height - 0.05, leg),
    box([-width / 2, height - 0.05, 0], [width, 0.05, depth], { colour: top, soft: 0.008 }),
  ];
}

/** A round table on a foot, its middle at the origin. */
export function roundTable(radius: number, height: number, top: string, foot: string): Solid[] {
  return [
    ...lathe(
      [0, 0, 0],
      [
        [0, radius * 0.5],
        [0.03, radius * 0.48],
        [0.05, 0.05],
        [height - 0.04, 0.04],
      ],
      foot,
    ),
    ...cylinder([0, height - 0.04, 0], radius, 0.04, top, 32),
  ];
}

/** A plain chair; front (open side) at z = 0. */
export function chair(colour: string, leg: string): Solid[] {
  return [
    ...legs(0.44, 0.44, 0.44, leg, 0.04),
    box([-0.22, 0.44, 0], [0.44, 0.05, 0.44], cushion(colour, 0.015)),
    bar([-0.19, 0.48, 0.42], [-0.19, 0.9, 0.46], 0.018, leg),
    bar([0.19, 0.48, 0.42], [0.19, 0.9, 0.46], 0.018, leg),
    box([-0.22, 0.68, 0.42], [0.44, 0.24, 0.035], cushion(colour, 0.02)),
  ];
}

/** A low cabinet with drawers or doors; front at z = 0. */
export function cabinet(
  width: number,
  height: number,
  depth: number,
  colour: string,
  columns: number,
  rows: number,
  leg = '#2d2723',
): Solid[] {
  const foot = 0.12;
  const face: Skin = {
    colour,
    decorate: (pen) => {
      const wide = width / columns;
      const tall = (height - foot) / rows;
      for (let column = 0; column < columns; column += 1) {
        for (let row = 0; row < rows; row += 1) {
          pen.rect(
            wide * column + 0.012,
            tall * row + 0.012,
            wide - 0.024,
            tall - 0.024,
            lighter(colour, 0.06),
          );
          pen.rect(wide * (column + 0.5) - 0.06, tall * (row + 0.78), 0.12, 0.018, '#3b342c');
        }
      }
      for (let column = 1; column < columns; column += 1)
        pen.rect(wide * column - 0.006, 0, 0.012, height, darker(colour, 0.5), { opacity: 0.6 });
      for (let row = 1; row < rows; row += 1)
        pen.rect(0, tall * row - 0.006, width, 0.012, darker(colour, 0.5), { opacity: 0.6 });
    },
  };
  return [
    ...legs(width, depth, foot, leg),
    box([-width / 2, foot, 0], [width, height - foot, depth], colour, {
      front: face,
      top: lighter(colour, 0.05),
    }),
  ];
}

/** An open bookcase against a wall; front at z = 0. */
export function bookcase(random: Random, width: number, height: number, colour: string): Solid[] {
  const depth = 0.32;
  const shelves = Math.round(height / 0.36);
  const solids = [
    box([-width / 2, 0, depth - 0.03], [width, height, 0.03], darker(colour, 0.3)),
    box([-width / 2, 0, 0], [0.03, height, depth - 0.03], colour),
    box([width / 2 - 0.03, 0, 0], [0.03, height, depth - 0.03], colour),
  ];
  for (let shelf = 0; shelf <= shelves; shelf += 1) {
    const y = (height * shelf) / shelves;
    solids.push(
      box(
        [-width / 2 + 0.03, Math.min(y, height - 0.03), 0],
        [width - 0.06, 0.03, depth - 0.03],
        colour,
      ),
    );
    if (shelf < shelves)
      solids.push(...books(random, -width / 2 + 0.06, width / 2 - 0.06, y + 0.03, 0.06));
  }
  return solids;
}

/** A row of upright books with gaps, from one x to another. */
export function books(random: Random, from: number, to: number, y: number, z: number): Solid[] {
  const solids: Solid[] = [];
  for (let x = from; x < to - 0.05; ) {
    const wide = random.between(0.025, 0.05);
    if (random.chance(0.12)) {
      x += random.between(0.08, 0.2);
      continue;
    }
    const colour = random.pick([
      '#8f4a3c',
      '#3f5a6b',
      '#d9cdb8',
      '#6d7a58',
      '#b98b4a',
      '#4b4350',
      '#c2b6a6',
      '#2f3a44',
    ]);
    solids.push(box([x, y, z], [wide - 0.003, random.between(0.19, 0.27), 0.17], colour));
    x += wide;
  }
  return solids;
}

/** A floor lamp with a shade; lit in the evening. */
export function floorLamp(shade: string, stand: string, lit: boolean): Solid[] {
  const skin: Skin = lit ? { colour: '#ffdf9f', glow: true } : { colour: shade };
  return [
    ...lathe(
      [0, 0, 0],
      [
        [0, 0.15],
        [0.02, 0.15],
        [0.03, 0.015],
        [1.42, 0.012],
      ],
      stand,
    ),
    ...lathe(
      [0, 1.4, 0],
      [
        [0, 0.22],
        [0.3, 0.15],
      ],
      skin,
      { sides: 26 },
    ),
  ];
}

/** A table lamp standing at height zero. */
export function tableLamp(shade: string, foot: string, lit: boolean): Solid[] {
  const skin: Skin = lit ? { colour: '#ffdf9f', glow: true } : { colour: shade };
  return [
    ...lathe(
      [0, 0, 0],
      [
        [0, 0.07],
        [0.05, 0.1],
        [0.14, 0.08],
        [0.22, 0.025],
        [0.3, 0.015],
      ],
      foot,
    ),
    ...lathe(
      [0, 0.28, 0],
      [
        [0, 0.16],
        [0.2, 0.11],
      ],
      skin,
      { sides: 26 },
    ),
  ];
}

/** A pendant lamp on its cord from the ceiling, its rim at `rim` metres. */
export function pendant(ceiling: number, rim: number, colour: string, radius: number): Solid[] {
  return [
    bar([0, rim + radius * 0.9, 0], [0, ceiling, 0], 0.008, '#2b2622'),
    ...lathe(
      [0, rim, 0],
      [
        [0, radius],
        [radius * 0.45, radius * 0.82],
        [radius * 0.8, radius * 0.35],
        [radius * 0.92, 0.02],
      ],
      colour,
      { sides: 24 },
    ),
    ...lathe(
      [0, rim - 0.005, 0],
      [
        [0, radius * 0.7],
        [0.004, radius * 0.7],
      ],
      { colour: '#fff0c8', glow: true },
    ),
  ];
}
