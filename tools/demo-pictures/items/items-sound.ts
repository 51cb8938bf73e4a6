import { darker, lighter } from '../engine/colour.ts';
import { bar, cylinder, lathe } from '../engine/lathe.ts';
import { box, placed, pushedAlongZ, type Skin, type Solid } from '../engine/solid.ts';
import type { Point } from '../engine/space.ts';

/** Headphones round an invisible stand. */
export function headphones(colour: string): Solid[] {
  const arc: Solid[] = [];
  for (let step = 0; step < 16; step += 1) {
    const from = (step / 16) * Math.PI;
    const to = ((step + 1) / 16) * Math.PI;
    arc.push(
      bar(
        [Math.cos(from) * 0.15, 0.16 + Math.sin(from) * 0.19, 0.02],
        [Math.cos(to) * 0.15, 0.16 + Math.sin(to) * 0.19, 0.02],
        0.017,
        colour,
      ),
    );
  }
  const cup = (x: number, sign: number): Solid[] => [
    ...lathe(
      [x, 0.12, 0.02],
      [
        [0, 0.095],
        [sign * 0.035, 0.1],
      ],
      '#2a2c30',
      { axis: 'x', sides: 24 },
    ),
    ...lathe(
      [x + sign * 0.035, 0.12, 0.02],
      [
        [0, 0.09],
        [sign * 0.03, 0.085],
        [sign * 0.045, 0.05],
      ],
      colour,
      { axis: 'x', sides: 24 },
    ),
  ];
  return [...arc, ...cup(-0.13, -1), ...cup(0.13, 1)];
}

/** A record player with a record on it. */
export function recordPlayer(wood: string): Solid[] {
  return [
    box(
      [-0.25, 0.02, -0.19],
      [0.5, 0.08, 0.38],
      { colour: wood, soft: 0.008 },
      {
        front: {
          colour: wood,
          decorate: (pen) => {
            pen.rect(0, 0.03, 0.5, 0.004, darker(wood, 0.35), { opacity: 0.6 });
            pen.disc(0.42, 0.04, 0.016, '#c9cdd0');
          },
        },
        top: darker(wood, 0.55),
      },
    ),
    ...[-0.2, 0.2].flatMap((x) =>
      [-0.14, 0.14].flatMap((z) => cylinder([x, 0, z], 0.025, 0.02, '#1c1e22', 12)),
    ),
    ...cylinder([-0.05, 0.1, 0], 0.165, 0.012, '#3a3d42', 36),
    ...lathe(
      [-0.05, 0.112, 0],
      [
        [0, 0.152],
        [0.004, 0.152],
      ],
      {
        colour: '#15161a',
        decorate: (pen) => {
          void pen;
        },
      },
      { sides: 40 },
    ),
    ...lathe(
      [-0.05, 0.116, 0],
      [
        [0, 0.115],
        [0.001, 0.115],
      ],
      '#26282e',
      { sides: 36 },
    ),
    ...lathe(
      [-0.05, 0.117, 0],
      [
        [0, 0.085],
        [0.001, 0.085],
      ],
      '#17181c',
      { sides: 32 },
    ),
    ...lathe(
      [-0.05, 0.118, 0],
      [
        [0, 0.05],
        [0.001, 0.05],
      ],
      '#c2562f',
      { sides: 28 },
    ),
    ...lathe(
      [-0.05, 0.119, 0],
      [
        [0, 0.006],
        [0.02, 0.006],
      ],
      '#d9dbdd',
      { sides: 10 },
    ),
    ...cylinder([0.18, 0.1, 0.11], 0.03, 0.035, '#8d9195', 18),
    bar([0.18, 0.15, 0.11], [0.16, 0.145, -0.04], 0.006, '#d9dbdd'),
    bar([0.16, 0.145, -0.04], [0.07, 0.135, -0.1], 0.006, '#d9dbdd'),
    box([0.04, 0.118, -0.12], [0.045, 0.018, 0.03], '#2a2c30'),
  ];
}

/** A pair of loudspeakers. */
export function loudspeakers(wood: string): Solid[] {
  const face: Skin = {
    colour: darker(wood, 0.5),
    decorate: (pen) => {
      for (const [v, radius] of [
        [0.12, 0.082],
        [0.29, 0.042],
      ] as const) {
        pen.disc(0.11, v, radius, '#15161a');
        pen.disc(0.11, v, radius * 0.86, '#33363c');
        pen.disc(0.11, v, radius * 0.38, '#1d1f24');
        pen.disc(0.1, v + radius * 0.1, radius * 0.16, '#7a7f86', { opacity: 0.7 });
      }
    },
  };
  return [-0.22, 0.22].flatMap((x) =>
    placed(
      [box([-0.11, 0, -0.1], [0.22, 0.36, 0.2], { colour: wood, soft: 0.005 }, { front: face })],
      [x, 0, 0],
      x * -0.9,
    ),
  );
}

/** An electronic piano on its stand. */
export function piano(colour: string): Solid[] {
  const keys: Skin = {
    colour: '#f6f4ee',
    decorate: (pen) => {
      for (let key = 1; key < 36; key += 1) pen.rect(key * 0.0365, 0, 0.003, 0.15, '#8d8f93');
      for (let key = 0; key < 36; key += 1)
        if (![2, 6].includes(key % 7))
          pen.rect(key * 0.0365 + 0.026, 0.055, 0.021, 0.095, '#17181c');
    },
  };
  return [
    ...legs(),
    box([-0.7, 0.66, -0.02], [1.4, 0.08, 0.34], { colour, soft: 0.008 }),
    box([-0.66, 0.745, -0.02], [1.32, 0.014, 0.15], '#f6f4ee', { top: keys }),
    box([-0.7, 0.74, 0.14], [1.4, 0.07, 0.18], { colour: lighter(colour, 0.05), soft: 0.005 }),
    box([-0.3, 0.81, 0.24], [0.6, 0.26, 0.015], { colour: darker(colour, 0.2) }),
    box([-0.22, 0.83, 0.225], [0.44, 0.23, 0.012], {
      colour: '#f7f3e8',
      decorate: (pen) => {
        for (let row = 0; row < 9; row += 1)
          pen.rect(0.03, 0.02 + row * 0.022, 0.38, 0.003, '#5a5c60');
      },
    }),
  ];
}

function legs(): Solid[] {
  return [-0.55, 0.55].flatMap((x) => [
    bar([x - 0.12, 0, 0.02], [x + 0.1, 0.66, 0.02], 0.02, '#2a2c30'),
    bar([x + 0.12, 0, 0.28], [x - 0.1, 0.66, 0.28], 0.02, '#2a2c30'),
  ]);
}

/** A guitar leaning back on its stand. */
export function guitar(body: string, electric: boolean): Solid[] {
  const disc = (x: number, y: number, wide: number, tall: number): Point[] =>
    Array.from({ length: 26 }, (_, step): Point => {
      const angle = (step / 26) * Math.PI * 2;
      return [x + Math.cos(angle) * wide, y + Math.sin(angle) * tall];
    });
  const top = lighter(body, 0.06);
  const depth = electric ? 0.05 : 0.1;
  return [
    bar([-0.16, 0, -0.06], [0, 0.42, 0.14], 0.014, '#26282c'),
    bar([0.16, 0, -0.06], [0, 0.42, 0.14], 0.014, '#26282c'),
    bar([0, 0, 0.3], [0, 0.5, 0.14], 0.014, '#26282c'),
    pushedAlongZ(disc(0, 0.28, 0.2, 0.18), 0, depth, darker(body, 0.35), [
      ...Array.from({ length: 26 }, () => undefined),
      top,
    ]),
    pushedAlongZ(disc(0, 0.5, 0.15, 0.15), 0.001, depth, darker(body, 0.35), [
      ...Array.from({ length: 26 }, () => undefined),
      top,
    ]),
    ...lathe(
      [0, 0.44, -0.004],
      [
        [0, 0.052],
        [0.003, 0.052],
      ],
      electric ? '#f3efe4' : '#2a1d15',
      { axis: 'z', sides: 24 },
    ),
    box([-0.06, 0.24, -0.014], [0.12, 0.025, 0.012], '#2a1d15'),
    box([-0.026, 0.5, -0.02], [0.052, 0.56, 0.022], {
      colour: '#4a3222',
      decorate: (pen) => {
        for (let fret = 0; fret < 11; fret += 1)
          pen.rect(0, 0.03 + fret * 0.048, 0.052, 0.003, '#d9dbdd');
      },
    }),
    box([-0.042, 1.06, -0.014], [0.084, 0.15, 0.022], darker(body, 0.2)),
    ...[-0.05, 0.05].flatMap((x) =>
      [1.09, 1.13, 1.17].map((y) => bar([x * 0.84, y, 0], [x * 1.2, y, 0], 0.008, '#d9dbdd')),
    ),
    ...[-0.015, -0.005, 0.005, 0.015].map((x) =>
      bar([x, 0.25, -0.024], [x, 1.1, -0.024], 0.0016, '#efeee8'),
    ),
  ];
}
