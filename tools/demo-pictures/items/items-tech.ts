import { darker } from '../engine/colour.ts';
import { cylinder, lathe } from '../engine/lathe.ts';
import { box, pushedAlongZ, type Skin, type Solid, solidOf } from '../engine/solid.ts';

/** A camera with its lens to the viewer. */
export function camera(colour: string, leather: string): Solid[] {
  const face: Skin = {
    colour: leather,
    decorate: (pen) => {
      pen.rect(0, 0.11, 0.42, 0.06, colour);
      pen.rect(0, 0, 0.42, 0.03, colour);
      pen.rect(0.3, 0.18, 0.07, 0.04, '#33454f', { fade: '#9db4c0', glow: true });
    },
  };
  return [
    box(
      [-0.21, 0, 0],
      [0.42, 0.25, 0.13],
      { colour, soft: 0.012 },
      {
        front: {
          ...face,
          decorate: (pen) => {
            pen.rect(0, 0.04, 0.42, 0.15, leather);
            pen.rect(0.3, 0.2, 0.07, 0.035, '#33454f', { fade: '#9db4c0', glow: true });
          },
        },
      },
    ),
    pushedAlongZ(
      [
        [-0.09, 0.25],
        [0.09, 0.25],
        [0.06, 0.31],
        [-0.06, 0.31],
      ],
      0.005,
      0.12,
      colour,
    ),
    ...lathe(
      [-0.01, 0.12, 0],
      [
        [-0.04, 0.112],
        [0, 0.115],
      ],
      '#2a2c30',
      { axis: 'z', sides: 30 },
    ),
    ...lathe(
      [-0.01, 0.12, -0.04],
      [
        [-0.1, 0.1],
        [0, 0.102],
      ],
      '#1d1f23',
      { axis: 'z', sides: 30 },
    ),
    ...lathe(
      [-0.01, 0.12, -0.14],
      [
        [-0.004, 0.086],
        [0, 0.092],
      ],
      '#3a3e44',
      { axis: 'z', sides: 30 },
    ),
    ...lathe(
      [-0.01, 0.12, -0.146],
      [
        [-0.002, 0.068],
        [0, 0.068],
      ],
      {
        colour: '#27364a',
        decorate: (pen) => pen.disc(0.02, 0.07, 0.03, '#8fb0d8', { opacity: 0.5, glow: true }),
      },
      { axis: 'z', sides: 26 },
    ),
    ...lathe(
      [-0.01, 0.12, -0.15],
      [
        [-0.002, 0.034],
        [0, 0.034],
      ],
      '#0d1118',
      { axis: 'z', sides: 22 },
    ),
    ...cylinder([-0.15, 0.25, 0.06], 0.035, 0.03, '#b9bdc1', 18),
    ...cylinder([0.15, 0.25, 0.06], 0.028, 0.02, '#b9bdc1', 18),
  ];
}

/** An open laptop. */
export function laptop(colour: string): Solid[] {
  const screen: Skin = {
    colour: '#15181d',
    decorate: (pen) => {
      pen.rect(0.012, 0.012, 0.426, 0.266, '#3c6f8f', { fade: '#e3b48a', glow: true });
      pen.area(
        [
          [0.012, 0.012],
          [0.15, 0.13],
          [0.24, 0.07],
          [0.34, 0.16],
          [0.438, 0.06],
          [0.438, 0.012],
        ],
        '#2b4a5c',
        { glow: true },
      );
      pen.disc(0.33, 0.2, 0.03, '#fbe9c8', { glow: true });
    },
  };
  const lid: [number, number, number][] = [
    [-0.225, 0.02, 0.15],
    [0.225, 0.02, 0.15],
    [0.225, 0.3, 0.25],
    [-0.225, 0.3, 0.25],
  ];
  const back = lid.map(([x, y, z]): [number, number, number] => [x, y, z + 0.012]);
  const [a, b, c, d] = lid;
  const [e, f, g, h] = back;
  const sides: (readonly [[number, number, number][], Skin | string])[] =
    a && b && c && d && e && f && g && h
      ? [
          [[a, b, c, d], screen],
          [[f, e, h, g], colour],
          [[d, c, g, h], colour],
          [[a, d, h, e], colour],
          [[b, c, g, f], colour],
        ]
      : [];
  return [
    box(
      [-0.225, 0, -0.16],
      [0.45, 0.016, 0.31],
      { colour, soft: 0.004 },
      {
        top: {
          colour,
          decorate: (pen) => {
            for (let row = 0; row < 5; row += 1)
              for (let key = 0; key < 13; key += 1)
                pen.rect(0.03 + key * 0.0305, 0.13 + row * 0.03, 0.025, 0.024, '#2b2e33');
            pen.rect(0.15, 0.025, 0.15, 0.085, darker(colour, 0.1));
          },
        },
      },
    ),
    solidOf(sides),
  ];
}

/** A television on a low stand. */
export function television(wood: string): Solid[] {
  const screen: Skin = {
    colour: '#101217',
    decorate: (pen) => {
      pen.rect(0.02, 0.02, 1.26, 0.7, '#2b5c7a', { fade: '#f0b98a', glow: true });
      pen.area(
        [
          [0.02, 0.02],
          [0.3, 0.3],
          [0.5, 0.18],
          [0.8, 0.42],
          [1.28, 0.12],
          [1.28, 0.02],
        ],
        '#1d3a4c',
        { glow: true },
      );
      pen.disc(0.9, 0.5, 0.08, '#fde9c6', { glow: true });
    },
  };
  return [
    box([-0.85, 0.1, -0.05], [1.7, 0.34, 0.42], wood, {
      front: {
        colour: wood,
        decorate: (pen) => {
          for (const u of [0.56, 1.12]) pen.rect(u, 0, 0.012, 0.34, darker(wood, 0.5));
          for (const u of [0.28, 0.84, 1.4]) pen.rect(u - 0.06, 0.26, 0.12, 0.018, '#2a2622');
        },
      },
    }),
    ...[-0.75, 0.7].flatMap((x) =>
      [0, 0.3].map((z) => box([x, 0, z], [0.05, 0.1, 0.05], '#2a2622')),
    ),
    box([-0.2, 0.44, 0.1], [0.4, 0.02, 0.18], '#22242a'),
    box([-0.03, 0.46, 0.17], [0.06, 0.08, 0.03], '#22242a'),
    box([-0.65, 0.52, 0.16], [1.3, 0.74, 0.035], '#15171c', { front: screen }),
  ];
}
