import { box, type Decorate, pushedAlongZ, type Solid } from '../engine/solid.ts';
import type { Point } from '../engine/space.ts';
import { arch, side, VEHICLE_GLASS, wheel } from './vehicle.ts';

/** A pickup truck, nose to the left; 5.4 m long. */
export function pickup(colour: string, load: readonly Solid[] = []): Solid[] {
  const cab: Point[] = [
    [-1.1, 1.05],
    [0.85, 1.05],
    [0.7, 1.75],
    [0.55, 1.82],
    [-0.45, 1.82],
  ];
  const windows: Decorate = (pen) => {
    pen.area(
      [
        [0.24, 0.08],
        [0.88, 0.08],
        [0.88, 0.64],
        [0.62, 0.64],
      ],
      '#2e3b46',
      { glow: true, fade: '#8ea6b6' },
    );
    pen.area(
      [
        [0.98, 0.08],
        [1.78, 0.08],
        [1.66, 0.64],
        [0.98, 0.64],
      ],
      '#2e3b46',
      { glow: true, fade: '#8ea6b6' },
    );
  };
  const flank: Decorate = (pen) => {
    pen.line(
      [
        [0.04, 0.05],
        [0.04, 0.6],
      ],
      0.012,
      '#15181c',
      { opacity: 0.5 },
    );
    pen.line(
      [
        [1.02, 0.05],
        [1.02, 0.6],
      ],
      0.012,
      '#15181c',
      { opacity: 0.5 },
    );
  };
  return [
    box([-2.65, 0.45, -0.95], [1.6, 0.6, 1.9], colour, {
      front: side(colour, 1.6, 0.6, (pen) => {
        pen.rect(0, 0.3, 0.14, 0.16, '#f3ead0');
        arch(pen, 0.9, -0.05, 0.4);
      }),
    }),
    box([-1.05, 0.45, -0.95], [2, 0.6, 1.9], colour, { front: side(colour, 2, 0.6, flank) }),
    box([0.95, 0.45, -0.95], [1.75, 0.72, 0.1], colour, {
      front: side(colour, 1.75, 0.72, (pen) => {
        pen.rect(1.62, 0.36, 0.1, 0.24, '#b3342b');
        arch(pen, 0.75, -0.05, 0.4);
      }),
    }),
    box([0.95, 0.45, 0.85], [1.75, 0.72, 0.1], colour),
    box([2.6, 0.45, -0.85], [0.1, 0.72, 1.7], colour),
    box([0.95, 0.45, -0.85], [1.65, 0.12, 1.7], '#2b2e32'),
    ...load,
    pushedAlongZ(cab, -0.88, 0.88, colour, [
      undefined,
      undefined,
      undefined,
      undefined,
      VEHICLE_GLASS,
      { colour, decorate: windows },
    ]),
    box([-2.7, 0.32, -0.97], [5.45, 0.14, 1.94], '#2b2e32'),
    ...wheel(-1.75, -0.83, 0.4, 0.26),
    ...wheel(1.7, -0.83, 0.4, 0.26),
    ...wheel(-1.75, 0.83, 0.4, 0.26),
    ...wheel(1.7, 0.83, 0.4, 0.26),
  ];
}
