import { darker } from '../engine/colour.ts';
import { bar, cylinder, lathe } from '../engine/lathe.ts';
import { box, placed, pushedUp, type Solid } from '../engine/solid.ts';
import { camera } from './items-tech.ts';

/** A camera on a tripod before a soft box. */
export function tripod(): Solid[] {
  return [
    bar([0, 0.95, 0], [-0.32, 0, -0.24], 0.016, '#26282c'),
    bar([0, 0.95, 0], [0.34, 0, -0.2], 0.016, '#26282c'),
    bar([0, 0.95, 0], [0.02, 0, 0.36], 0.016, '#26282c'),
    ...cylinder([0, 0.9, 0], 0.035, 0.16, '#3a3d42', 16),
    ...placed(camera('#2a2c30', '#1d1f23'), [0, 1.06, -0.06]),
    bar([0.75, 0, 0.4], [0.75, 1.35, 0.4], 0.016, '#26282c'),
    bar([0.55, 0, 0.3], [0.75, 0.3, 0.4], 0.012, '#26282c'),
    bar([0.95, 0, 0.3], [0.75, 0.3, 0.4], 0.012, '#26282c'),
    ...placed(
      [
        box([-0.28, 0, 0], [0.56, 0.56, 0.05], '#1d1f23', {
          front: { colour: '#fff6e2', glow: true },
        }),
      ],
      [0.7, 1.1, 0.36],
      0.5,
    ),
  ];
}

/** Fans of colour swatches, fabric and a small plan. */
export function swatches(palette: readonly string[]): Solid[] {
  return [
    ...palette.flatMap((colour, index) =>
      placed(
        [
          box(
            [-0.03, 0.006 + index * 0.004, 0],
            [0.09, 0.003, 0.34],
            { colour },
            { top: { colour, decorate: (pen) => pen.rect(0, 0, 0.09, 0.05, '#f7f4ec') } },
          ),
        ],
        [-0.16, 0, -0.22],
        0.55 - index * 0.2,
      ),
    ),
    ...palette
      .slice(0, 4)
      .map((colour, index) =>
        box(
          [0.14 + (index % 2) * 0.17, 0, 0.06 - Math.floor(index / 2) * 0.19],
          [0.15, 0.02, 0.17],
          { colour, soft: 0.006 },
        ),
      ),
    ...lathe(
      [0.02, 0, 0.26],
      [
        [0, 0.05],
        [0.12, 0.06],
      ],
      '#efe9de',
    ),
    ...[0, 1, 2, 3].map((pencil) =>
      bar(
        [0.02 + (pencil - 1.5) * 0.02, 0.1, 0.26],
        [0.02 + (pencil - 1.5) * 0.045, 0.26, 0.26],
        0.007,
        palette[pencil] ?? '#c2562f',
      ),
    ),
  ];
}

/** Planks and tiles stacked as samples of floors. */
export function floorSamples(): Solid[] {
  const woods = ['#b98d5e', '#7d5739', '#d3b993', '#9a6d43', '#5b3a24'];
  return [
    ...woods.map((wood, index) =>
      box([-0.45, index * 0.03, -0.05 + index * 0.03], [0.62 - index * 0.03, 0.028, 0.16], wood, {
        top: {
          colour: wood,
          decorate: (pen) => {
            for (let line = 0; line < 4; line += 1)
              pen.line(
                [
                  [0, 0.02 + line * 0.04],
                  [0.3, 0.03 + line * 0.035],
                  [0.62, 0.02 + line * 0.04],
                ],
                0.003,
                darker(wood, 0.4),
                { opacity: 0.5 },
              );
          },
        },
      }),
    ),
    ...['#e6e2d8', '#8fa0a8', '#c98b6b'].flatMap((tile, index) =>
      placed(
        [box([-0.13, 0, 0], [0.26, 0.26, 0.014], { colour: tile, soft: 0.004 })],
        [0.32 - index * 0.03, 0, 0.05 + index * 0.06],
        0.25,
      ),
    ),
    bar([-0.2, 0.02, -0.3], [0.1, 0.02, -0.26], 0.014, '#b98d5e'),
    pushedUp(
      [
        [0.08, -0.31],
        [0.2, -0.31],
        [0.2, -0.21],
        [0.08, -0.21],
      ],
      0,
      0.06,
      '#2a2c30',
    ),
  ];
}
