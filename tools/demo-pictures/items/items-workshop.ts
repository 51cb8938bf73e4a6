import { darker } from '../engine/colour.ts';
import { bar, lathe } from '../engine/lathe.ts';
import { box, pushedAlongZ, type Solid } from '../engine/solid.ts';

/** A toolbox with a hammer and a saw beside it. */
export function toolbox(colour: string): Solid[] {
  return [
    box(
      [-0.28, 0, -0.12],
      [0.56, 0.2, 0.26],
      { colour, soft: 0.01 },
      {
        front: {
          colour,
          decorate: (pen) => {
            pen.rect(0, 0.13, 0.56, 0.012, darker(colour, 0.5));
            for (const u of [0.1, 0.42]) pen.rect(u, 0.1, 0.05, 0.06, '#d9dbdd');
          },
        },
      },
    ),
    pushedAlongZ(
      [
        [-0.26, 0.2],
        [0.26, 0.2],
        [0.22, 0.26],
        [-0.22, 0.26],
      ],
      -0.1,
      0.12,
      darker(colour, 0.12),
    ),
    bar([-0.12, 0.26, 0], [-0.12, 0.32, 0], 0.012, '#26282c'),
    bar([0.12, 0.26, 0], [0.12, 0.32, 0], 0.012, '#26282c'),
    bar([-0.13, 0.32, 0], [0.13, 0.32, 0], 0.018, '#26282c'),
    bar([-0.42, 0.02, -0.32], [-0.06, 0.02, -0.24], 0.016, '#b98d5e'),
    bar([-0.1, 0.03, -0.32], [-0.03, 0.03, -0.16], 0.026, '#8d9195'),
    bar([0.16, 0.02, -0.34], [0.28, 0.02, -0.3], 0.026, '#d0622a'),
    bar([0.28, 0.02, -0.3], [0.5, 0.02, -0.22], 0.009, '#c9cdd0'),
    ...lathe(
      [0.42, 0, 0.06],
      [
        [0, 0.07],
        [0.05, 0.07],
      ],
      '#d9b33f',
      { sides: 20 },
    ),
  ];
}

/** A cordless drill lying beside its bits. */
export function drill(colour: string): Solid[] {
  return [
    ...lathe(
      [-0.2, 0.24, 0],
      [
        [-0.13, 0.006],
        [0, 0.008],
        [0.01, 0.022],
        [0.08, 0.03],
        [0.1, 0.05],
      ],
      '#4a4e53',
      { axis: 'x', sides: 16 },
    ),
    ...lathe(
      [-0.1, 0.24, 0],
      [
        [0, 0.055],
        [0.22, 0.06],
        [0.25, 0.04],
      ],
      colour,
      { axis: 'x', sides: 18 },
    ),
    pushedAlongZ(
      [
        [0.02, 0.07],
        [0.11, 0.06],
        [0.12, 0.2],
        [0.02, 0.2],
      ],
      -0.03,
      0.03,
      { colour: '#2b2e32', soft: 0.008 },
    ),
    pushedAlongZ(
      [
        [-0.06, 0],
        [0.17, 0],
        [0.17, 0.06],
        [-0.06, 0.06],
      ],
      -0.05,
      0.05,
      { colour: darker(colour, 0.2), soft: 0.008 },
    ),
    box([-0.015, 0.15, -0.012], [0.03, 0.05, 0.024], '#b3342b'),
    ...[0, 1, 2, 3].map((index) =>
      bar(
        [0.26 + index * 0.035, 0.01, -0.1],
        [0.26 + index * 0.035, 0.01, 0.06 + index * 0.02],
        0.006 + index * 0.0012,
        '#9a9ea2',
      ),
    ),
  ];
}
