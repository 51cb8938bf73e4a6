import { lighter } from '../engine/colour.ts';
import { bar, cylinder, lathe } from '../engine/lathe.ts';
import { box, placed, pushedUp, type Solid } from '../engine/solid.ts';

/** Cans of paint, one open, with a brush and a roller. */
export function paintCans(a: string, b: string): Solid[] {
  const can = (x: number, z: number, colour: string, open: boolean): Solid[] => [
    ...cylinder([x, 0, z], 0.11, 0.22, '#c9cdd0', 30),
    ...lathe(
      [x, 0.05, z],
      [
        [0, 0.112],
        [0.12, 0.112],
      ],
      colour,
      { sides: 30 },
    ),
    ...lathe(
      [x, 0.22, z],
      [
        [0, 0.1],
        [0.005, 0.1],
      ],
      open ? colour : '#aeb2b5',
      { sides: 28 },
    ),
  ];
  return [
    ...can(-0.2, 0.1, a, false),
    ...can(0.08, 0, b, true),
    ...placed(can(0, 0, lighter(a, 0.4), false), [-0.06, 0.225, 0.18]),
    bar([0.3, 0.02, -0.2], [0.5, 0.02, -0.1], 0.014, '#8a5a36'),
    box([0.2, 0.005, -0.27], [0.1, 0.03, 0.09], { colour: b, soft: 0.008 }),
    ...lathe(
      [-0.42, 0.04, -0.16],
      [
        [0, 0.04],
        [0.22, 0.04],
      ],
      a,
      { axis: 'x', sides: 20 },
    ),
    bar([-0.2, 0.04, -0.16], [-0.12, 0.02, -0.28], 0.007, '#8d9195'),
    bar([-0.12, 0.02, -0.28], [-0.02, 0.02, -0.34], 0.014, '#c2562f'),
  ];
}

/** Copper pipes, a wrench and a tap. */
export function pipework(): Solid[] {
  const copper = '#b8724a';
  return [
    ...[0, 1, 2].map((row) =>
      bar(
        [-0.42, 0.03 + (row === 2 ? 0.055 : 0), -0.02 + (row === 2 ? 0.03 : row * 0.07)],
        [0.25, 0.03 + (row === 2 ? 0.055 : 0), 0.12 + (row === 2 ? 0.03 : row * 0.07)],
        0.03,
        row === 1 ? lighter(copper, 0.1) : copper,
      ),
    ),
    ...lathe(
      [0.28, 0, 0.05],
      [
        [0, 0.05],
        [0.02, 0.05],
        [0.03, 0.03],
        [0.2, 0.028],
      ],
      '#c9cdd0',
    ),
    bar([0.28, 0.2, 0.05], [0.28, 0.26, -0.02], 0.026, '#c9cdd0'),
    bar([0.28, 0.26, -0.02], [0.28, 0.2, -0.12], 0.024, '#c9cdd0'),
    bar([0.22, 0.24, 0.05], [0.34, 0.24, 0.05], 0.014, '#b3342b'),
    bar([-0.3, 0.02, -0.26], [0.06, 0.02, -0.2], 0.022, '#b3342b'),
    pushedUp(
      [
        [0.04, -0.25],
        [0.18, -0.25],
        [0.2, -0.2],
        [0.06, -0.15],
      ],
      0.005,
      0.05,
      '#8d9195',
    ),
  ];
}

/** A reel of cable, pliers, a bulb and a socket. */
export function electrics(): Solid[] {
  return [
    ...lathe(
      [-0.3, 0.15, 0.05],
      [
        [0, 0.15],
        [0.02, 0.15],
        [0.021, 0.11],
        [0.2, 0.11],
        [0.201, 0.15],
        [0.22, 0.15],
      ],
      '#d9a03f',
      { axis: 'x', sides: 34, covers: [undefined, undefined, '#c2562f'] },
    ),
    bar([-0.1, 0.02, -0.12], [0.12, 0.02, -0.22], 0.01, '#c2562f'),
    bar([0.12, 0.02, -0.22], [0.3, 0.02, -0.18], 0.01, '#c2562f'),
    ...lathe(
      [0.24, 0, 0.06],
      [
        [0, 0.03],
        [0.06, 0.032],
        [0.08, 0.04],
        [0.13, 0.07],
        [0.18, 0.078],
        [0.23, 0.06],
        [0.25, 0.02],
      ],
      { colour: '#f7e3ac' },
      { sides: 30, covers: ['#9a9ea2', '#9a9ea2'] },
    ),
    box(
      [0.36, 0, -0.06],
      [0.14, 0.17, 0.03],
      { colour: '#f4f2ec', soft: 0.006 },
      {
        front: {
          colour: '#f4f2ec',
          decorate: (pen) => {
            for (const v of [0.04, 0.11])
              for (const u of [0.05, 0.09]) pen.rect(u - 0.006, v, 0.01, 0.03, '#26282c');
          },
        },
      },
    ),
    bar([-0.02, 0.02, -0.3], [0.14, 0.02, -0.33], 0.014, '#b3342b'),
    bar([-0.02, 0.02, -0.36], [0.14, 0.02, -0.34], 0.014, '#b3342b'),
    pushedUp(
      [
        [0.13, -0.36],
        [0.26, -0.345],
        [0.26, -0.33],
        [0.13, -0.31],
      ],
      0.008,
      0.035,
      '#8d9195',
    ),
  ];
}
