import { darker, lighter } from '../engine/colour.ts';
import { bar, cylinder, lathe } from '../engine/lathe.ts';
import { box, pushedUp, type Skin, type Solid } from '../engine/solid.ts';

/** A painting on an easel. */
export function easel(palette: readonly [string, string, string]): Solid[] {
  const [a, b, c] = palette;
  const art: Skin = {
    colour: '#efe6d2',
    decorate: (pen) => {
      pen.rect(0.02, 0.02, 0.56, 0.7, lighter(a, 0.45), { fade: lighter(c, 0.6) });
      pen.disc(0.4, 0.52, 0.07, c);
      pen.area(
        [
          [0.02, 0.02],
          [0.02, 0.36],
          [0.16, 0.44],
          [0.3, 0.32],
          [0.44, 0.4],
          [0.58, 0.28],
          [0.58, 0.02],
        ],
        b,
      );
      pen.area(
        [
          [0.02, 0.02],
          [0.02, 0.2],
          [0.2, 0.27],
          [0.38, 0.16],
          [0.58, 0.22],
          [0.58, 0.02],
        ],
        a,
      );
      for (let line = 0; line < 7; line += 1)
        pen.line(
          [
            [0.06 + line * 0.07, 0.05],
            [0.1 + line * 0.07, 0.12],
          ],
          0.008,
          lighter(a, 0.4),
          { opacity: 0.7 },
        );
    },
  };
  return [
    bar([0, 0, 0.5], [0, 1.3, 0.12], 0.02, '#a27d56'),
    bar([-0.34, 0, -0.04], [-0.04, 1.42, 0.1], 0.022, '#b98d5e'),
    bar([0.34, 0, -0.04], [0.04, 1.42, 0.1], 0.022, '#b98d5e'),
    box([-0.36, 0.42, -0.1], [0.72, 0.04, 0.1], '#a27d56'),
    box([-0.3, 0.46, -0.05], [0.6, 0.74, 0.03], '#efe6d2', { front: art }),
  ];
}

/** A sewing machine. */
export function sewingMachine(colour: string): Solid[] {
  return [
    box([-0.25, 0, -0.1], [0.5, 0.06, 0.22], { colour: '#b98d5e', soft: 0.006 }),
    box([-0.22, 0.06, -0.06], [0.44, 0.03, 0.14], colour),
    box([0.1, 0.09, -0.05], [0.11, 0.2, 0.12], { colour, soft: 0.02 }),
    box(
      [-0.2, 0.23, -0.045],
      [0.42, 0.09, 0.11],
      { colour, soft: 0.025 },
      {
        front: {
          colour,
          soft: 0.025,
          decorate: (pen) => pen.rect(0.1, 0.03, 0.2, 0.03, '#d9b65a'),
        },
      },
    ),
    box([-0.2, 0.16, -0.04], [0.07, 0.08, 0.09], { colour, soft: 0.012 }),
    bar([-0.165, 0.09, 0], [-0.165, 0.17, 0], 0.006, '#c9cdd0'),
    ...lathe(
      [0.24, 0.24, 0.01],
      [
        [0, 0.06],
        [0.03, 0.06],
      ],
      '#8d9195',
      { axis: 'x', sides: 22 },
    ),
    ...cylinder([0.05, 0.32, 0.02], 0.022, 0.06, '#c2562f', 14),
    pushedUp(
      [
        [-0.36, -0.3],
        [0.02, -0.34],
        [0.06, -0.12],
        [-0.3, -0.1],
      ],
      0,
      0.008,
      '#d98aa8',
    ),
  ];
}

/** A vase with blossoms and two bowls. */
export function ceramics(a: string, b: string): Solid[] {
  const stems = Array.from(
    { length: 9 },
    (_, stem) =>
      [Math.cos(stem * 2.4) * 0.13, 0.5 + (stem % 4) * 0.05, Math.sin(stem * 2.4) * 0.1] as const,
  );
  return [
    ...lathe(
      [-0.1, 0, 0.05],
      [
        [0, 0.07],
        [0.06, 0.12],
        [0.16, 0.13],
        [0.24, 0.07],
        [0.3, 0.045],
        [0.32, 0.055],
      ],
      a,
      { sides: 28 },
    ),
    ...stems.map(([x, y, z]) => bar([-0.1, 0.31, 0.05], [-0.1 + x, y, 0.05 + z], 0.004, '#5f7a44')),
    ...stems.flatMap(([x, y, z], index) =>
      lathe(
        [-0.1 + x, y, 0.05 + z],
        [
          [-0.015, 0.012],
          [0.012, 0.034],
          [0.035, 0.008],
        ],
        index % 3 ? '#f3e6d2' : '#d98a6a',
        { sides: 9 },
      ),
    ),
    ...lathe(
      [0.22, 0, -0.08],
      [
        [0, 0.05],
        [0.03, 0.1],
        [0.07, 0.13],
      ],
      b,
      { sides: 28 },
    ),
    ...lathe(
      [0.22, 0.06, -0.08],
      [
        [0, 0.11],
        [0.008, 0.122],
      ],
      darker(b, 0.45),
      { sides: 26 },
    ),
    ...lathe(
      [0.36, 0, 0.14],
      [
        [0, 0.05],
        [0.1, 0.07],
        [0.2, 0.035],
        [0.24, 0.03],
      ],
      lighter(a, 0.2),
      { sides: 24 },
    ),
  ];
}
