import { darker, lighter } from '../engine/colour.ts';
import { bar, cylinder, lathe } from '../engine/lathe.ts';
import { box, placed, type Solid } from '../engine/solid.ts';

const paper = '#f1e7d0';

/** A jar with a lid and a band of paper; `content` is seen through the glass. */
export function jar(content: string, lid: string, label = paper): Solid[] {
  return [
    ...lathe(
      [0, 0, 0],
      [
        [0, 0.036],
        [0.012, 0.042],
        [0.03, 0.043],
        [0.075, 0.043],
        [0.092, 0.041],
        [0.104, 0.033],
      ],
      content,
      { sides: 32, covers: [undefined, undefined, label] },
    ),
    ...lathe(
      [0, 0.104, 0],
      [
        [0, 0.037],
        [0.018, 0.037],
      ],
      lid,
      { sides: 32, covers: [{ colour: lid }] },
    ),
  ];
}

/** A bottle with a long neck and a band of paper. */
export function bottle(content: string, cap: string, label = paper): Solid[] {
  return [
    ...lathe(
      [0, 0, 0],
      [
        [0, 0.035],
        [0.012, 0.039],
        [0.04, 0.04],
        [0.12, 0.04],
        [0.15, 0.036],
        [0.18, 0.016],
        [0.235, 0.013],
      ],
      content,
      { sides: 32, covers: [undefined, undefined, label] },
    ),
    ...cylinder([0, 0.235, 0], 0.016, 0.022, cap, 22),
  ];
}

/** A can, or a tin, with a painted band. */
export function tin(colour: string, band: string, radius = 0.05, height = 0.12): Solid[] {
  return lathe(
    [0, 0, 0],
    [
      [0, radius * 0.97],
      [0.006, radius],
      [height * 0.3, radius],
      [height * 0.72, radius],
      [height - 0.006, radius],
      [height, radius * 0.96],
    ],
    colour,
    { sides: 34, covers: [undefined, undefined, band] },
  );
}

/** A standing bag with a folded top and a label. */
export function bag(colour: string, label = paper): Solid[] {
  const fold = darker(colour, 0.15);
  return [
    box(
      [-0.06, 0, -0.035],
      [0.12, 0.17, 0.07],
      { colour, soft: 0.008 },
      {
        front: {
          colour,
          soft: 0.008,
          decorate: (pen) => {
            pen.rect(0.02, 0.04, 0.08, 0.075, label);
            pen.rect(0.032, 0.09, 0.056, 0.008, darker(label, 0.5));
            pen.rect(0.032, 0.065, 0.04, 0.006, darker(label, 0.3));
          },
        },
      },
    ),
    box([-0.058, 0.17, -0.012], [0.116, 0.03, 0.024], { colour: fold, soft: 0.004 }),
  ];
}

/** A flat box with a lid of another colour. */
export function carton(colour: string, band: string): Solid[] {
  return [
    box(
      [-0.11, 0, -0.07],
      [0.22, 0.05, 0.14],
      { colour, soft: 0.003 },
      { front: { colour, decorate: (pen) => pen.rect(0.09, 0, 0.04, 0.05, band) } },
    ),
    box([-0.02, 0.05, -0.07], [0.04, 0.004, 0.14], band),
    box([-0.11, 0.05, -0.012], [0.22, 0.004, 0.024], lighter(band, 0.1)),
  ];
}

/** A round loaf of bread on a board. */
export function loaf(): Solid[] {
  const crust = '#a9713c';
  return [
    box([-0.19, 0, -0.11], [0.38, 0.018, 0.22], { colour: '#b98d5e', soft: 0.004 }),
    ...lathe(
      [0, 0.018, 0],
      [
        [0, 0.1],
        [0.03, 0.125],
        [0.06, 0.115],
        [0.085, 0.08],
        [0.1, 0.03],
      ],
      crust,
      { sides: 34 },
    ),
    bar([-0.06, 0.115, -0.03], [0.05, 0.115, 0.03], 0.004, lighter(crust, 0.4)),
    bar([-0.06, 0.112, 0.03], [0.05, 0.112, -0.03], 0.004, lighter(crust, 0.4)),
  ];
}

/** A candle in a glass. */
export function candle(wax: string, glass: string): Solid[] {
  return [
    ...lathe(
      [0, 0, 0],
      [
        [0, 0.04],
        [0.008, 0.043],
        [0.07, 0.043],
        [0.09, 0.044],
      ],
      wax,
      { sides: 32, covers: [glass, undefined, glass] },
    ),
    bar([0, 0.09, 0], [0, 0.108, 0], 0.0025, '#2b2623'),
  ];
}

/** Several things in a row, every other one a little behind. */
export function group(...things: readonly (readonly Solid[])[]): Solid[] {
  const apart = 0.125;
  const first = (-apart * (things.length - 1)) / 2;
  return things.flatMap((thing, index) =>
    placed(thing, [first + index * apart, 0, index % 2 === 0 ? 0.04 : -0.02]),
  );
}
