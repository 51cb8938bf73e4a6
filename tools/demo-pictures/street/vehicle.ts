import { darker, lighter } from '../engine/colour.ts';
import { bar, lathe } from '../engine/lathe.ts';
import type { Pen } from '../engine/pen.ts';
import { box, type Decorate, pushedAlongZ, type Skin, type Solid } from '../engine/solid.ts';
import type { Point } from '../engine/space.ts';

/** A wheel about a hub; its axle runs along z. */
export function wheel(x: number, z: number, radius: number, width: number): Solid[] {
  return [
    ...lathe(
      [x, radius, z],
      [
        [-width / 2, radius * 0.94],
        [-width / 2 + 0.03, radius],
        [width / 2 - 0.03, radius],
        [width / 2, radius * 0.94],
      ],
      '#1d1f23',
      { axis: 'z', sides: 26 },
    ),
    ...lathe(
      [x, radius, z],
      [
        [-width / 2 - 0.02, radius * 0.56],
        [-width / 2 + 0.01, radius * 0.62],
      ],
      '#b9bdc1',
      { axis: 'z', sides: 20 },
    ),
    ...lathe(
      [x, radius, z],
      [
        [-width / 2 - 0.04, radius * 0.18],
        [-width / 2 - 0.01, radius * 0.2],
      ],
      '#6d7175',
      { axis: 'z', sides: 12 },
    ),
  ];
}

/** Glass of a vehicle that mirrors the sky. */
export const VEHICLE_GLASS: Skin = {
  colour: '#34424e',
  decorate: (pen) => {
    pen.area(
      [
        [0.15, -1],
        [0.75, -1],
        [1.35, 3],
        [0.75, 3],
      ],
      '#b7cbd8',
      { opacity: 0.35, glow: true },
    );
  },
};

/** Draws the dark arch behind a wheel. */
export function arch(pen: Pen, u: number, v: number, radius: number): void {
  pen.disc(u, v, radius + 0.07, '#15171a');
}

/** The flank of a vehicle: shaded below, bright along the top, with its own details. */
export function side(
  colour: string,
  length: number,
  height: number,
  decorate: Decorate | undefined,
): Skin {
  return {
    colour,
    decorate: (pen) => {
      pen.rect(0, 0, length, height * 0.2, darker(colour, 0.4), { opacity: 0.35, fadeOpacity: 0 });
      pen.rect(0, height * 0.86, length, height * 0.1, lighter(colour, 0.7), { opacity: 0.18 });
      decorate?.(pen);
    },
  };
}

/** A box truck, nose to the left; 7 m long. */
export function boxTruck(colour: string, cabColour: string, livery: Decorate): Solid[] {
  const cab: Point[] = [
    [-3.4, 0.6],
    [-1.7, 0.6],
    [-1.7, 2.5],
    [-2.9, 2.5],
    [-3.35, 1.6],
  ];
  const door: Decorate = (pen) => {
    pen.area(
      [
        [0.32, 1.1],
        [1.35, 1.1],
        [1.35, 1.72],
        [0.58, 1.72],
      ],
      '#2e3b46',
      { glow: true, fade: '#8ea6b6' },
    );
    pen.line(
      [
        [0.3, 0.1],
        [0.3, 1],
      ],
      0.015,
      '#20242a',
      { opacity: 0.5 },
    );
    pen.line(
      [
        [1.42, 0.1],
        [1.42, 1.8],
      ],
      0.015,
      '#20242a',
      { opacity: 0.5 },
    );
    pen.rect(0.02, 0.32, 0.1, 0.18, '#f3ead0');
  };
  return [
    box([-1.6, 0.9, -1.2], [5.2, 2.6, 2.4], colour, {
      front: {
        colour,
        decorate: (pen) => {
          pen.rect(0, 0, 5.2, 0.12, '#9a9da1');
          pen.rect(0, 2.5, 5.2, 0.1, '#9a9da1');
          livery(pen);
        },
      },
    }),
    pushedAlongZ(cab, -1.12, 1.12, cabColour, [
      undefined,
      undefined,
      undefined,
      VEHICLE_GLASS,
      undefined,
      side(cabColour, 1.7, 1.9, door),
    ]),
    box([-3.45, 0.45, -1.1], [6.95, 0.35, 2.2], '#2b2e32'),
    ...wheel(-2.5, -0.98, 0.46, 0.3),
    ...wheel(2, -0.98, 0.46, 0.3),
    ...wheel(-2.5, 0.98, 0.46, 0.3),
    ...wheel(2, 0.98, 0.46, 0.3),
  ];
}

/** A ladder lying along x at a height. */
export function roofLadder(y: number, z: number, length: number): Solid[] {
  const solids = [
    bar([-length / 2, y, z], [length / 2, y, z], 0.03, '#c9a23f'),
    bar([-length / 2, y, z + 0.4], [length / 2, y, z + 0.4], 0.03, '#c9a23f'),
  ];
  for (let x = -length / 2 + 0.2; x < length / 2; x += 0.35)
    solids.push(bar([x, y, z], [x, y, z + 0.4], 0.02, '#d9b65a'));
  return solids;
}

/** A round badge with a mark, as painted on the side of a vehicle. */
export function badge(
  u: number,
  v: number,
  radius: number,
  ground: string,
  mark: (pen: Pen, u: number, v: number, size: number) => void,
): Decorate {
  return (pen) => {
    pen.disc(u, v, radius, ground);
    mark(pen, u, v, radius);
  };
}
