import { bar, cylinder, lathe } from '../engine/lathe.ts';
import { box, placed, pushedAlongZ, type Skin, type Solid } from '../engine/solid.ts';
import { legs } from '../room/furniture.ts';

/** A refrigerator. */
export function fridge(colour: string): Solid[] {
  const face: Skin = {
    colour,
    decorate: (pen) => {
      pen.rect(0, 0.6, 0.8, 0.014, '#22252a', { opacity: 0.7 });
      pen.rect(0.06, 0.7, 0.03, 0.5, '#8d9195');
      pen.rect(0.06, 0.28, 0.03, 0.26, '#8d9195');
      pen.area(
        [
          [0.3, 0],
          [0.5, 0],
          [0.75, 1.75],
          [0.55, 1.75],
        ],
        '#ffffff',
        { opacity: 0.18 },
      );
      pen.rect(0.5, 1.2, 0.16, 0.2, '#f3e6b8');
      pen.disc(0.58, 1.4, 0.02, '#b3342b');
    },
  };
  return [box([-0.4, 0.03, -0.3], [0.8, 1.72, 0.66], { colour, soft: 0.02 }, { front: face })];
}

/** A front-loading washing machine. */
export function washer(colour: string): Solid[] {
  const face: Skin = {
    colour,
    decorate: (pen) => {
      pen.rect(0, 0.74, 0.62, 0.012, '#22252a', { opacity: 0.4 });
      pen.disc(0.31, 0.38, 0.22, '#c2c6c9');
      pen.disc(0.31, 0.38, 0.17, '#2f3940', { fade: '#7b909d', glow: true });
      pen.disc(0.27, 0.43, 0.05, '#ffffff', { opacity: 0.3, glow: true });
      pen.disc(0.12, 0.8, 0.035, '#8d9195');
      pen.rect(0.3, 0.77, 0.24, 0.06, '#22303a', { glow: true });
    },
  };
  return [box([-0.31, 0.02, -0.28], [0.62, 0.86, 0.58], { colour, soft: 0.015 }, { front: face })];
}

/** A gas range with an oven. */
export function stove(colour: string): Solid[] {
  const face: Skin = {
    colour,
    decorate: (pen) => {
      pen.rect(0.07, 0.16, 0.62, 0.42, '#24282c', { fade: '#5a646b' });
      pen.rect(0.1, 0.63, 0.56, 0.025, '#e6e8e9');
      for (let knob = 0; knob < 5; knob += 1) pen.disc(0.14 + knob * 0.12, 0.77, 0.03, '#22252a');
    },
  };
  const ring = (x: number, z: number): Solid[] => [
    ...cylinder([x, 0.88, z], 0.09, 0.012, '#1c1f22', 18),
    ...cylinder([x, 0.892, z], 0.045, 0.01, '#3a3e42', 14),
  ];
  return [
    box(
      [-0.38, 0.02, -0.3],
      [0.76, 0.86, 0.62],
      { colour, soft: 0.01 },
      { front: face, top: '#2c2f33' },
    ),
    ...[
      [-0.18, -0.14],
      [0.18, -0.14],
      [-0.18, 0.16],
      [0.18, 0.16],
    ].flatMap(([x = 0, z = 0]) => ring(x, z)),
    box([-0.38, 0.88, 0.28], [0.76, 0.14, 0.04], colour),
    ...lathe(
      [0.18, 0.9, -0.14],
      [
        [0, 0.1],
        [0.14, 0.11],
        [0.16, 0.115],
      ],
      '#b5472f',
    ),
  ];
}

/** A barbecue with a lid on a cart. */
export function barbecue(colour: string): Solid[] {
  const profile: [number, number][] = [
    [-0.24, 0.85],
    [0.24, 0.85],
    [0.24, 1],
    [0.14, 1.13],
    [-0.1, 1.16],
    [-0.24, 1.05],
  ];
  return [
    ...legs(0.9, 0.5, 0.6, '#2b2e32', 0.05),
    box([-0.42, 0.12, 0.03], [0.84, 0.5, 0.44], '#3a3e43', {
      front: {
        colour: '#3a3e43',
        decorate: (pen) => {
          pen.rect(0.415, 0.02, 0.01, 0.46, '#15181b');
          pen.rect(0.35, 0.2, 0.02, 0.16, '#c9cdd0');
          pen.rect(0.47, 0.2, 0.02, 0.16, '#c9cdd0');
        },
      },
    }),
    box([-0.45, 0.66, 0], [0.9, 0.17, 0.5], '#9a9ea2', {
      front: {
        colour: '#9a9ea2',
        decorate: (pen) => {
          for (const u of [0.16, 0.36, 0.56, 0.76]) pen.disc(u, 0.085, 0.035, '#22252a');
        },
      },
    }),
    pushedAlongZ(
      profile.map(([x, y]) => [x, y]),
      0.02,
      0.04,
      colour,
    ),
    ...placed(
      [pushedAlongZ(profile, -0.4, 0.4, { colour, soft: 0.01 })],
      [0, 0, 0.25],
      Math.PI / 2,
    ),
    bar([-0.25, 0.99, -0.03], [0.25, 0.99, -0.03], 0.015, '#c9cdd0'),
    box([0.46, 0.78, 0.05], [0.36, 0.04, 0.4], '#8a6239'),
    box([-0.82, 0.78, 0.05], [0.36, 0.04, 0.4], '#8a6239'),
  ];
}
