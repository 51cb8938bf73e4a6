import { darker } from '../engine/colour.ts';
import { box, type Cover, type Decorate, pushedAlongZ, type Solid } from '../engine/solid.ts';
import type { Point } from '../engine/space.ts';
import { arch, side, VEHICLE_GLASS, wheel } from './vehicle.ts';

/** A panel van about the origin, its left side to the viewer, nose to the left (−x); 5.4 m long. */
export function van(colour: string, livery: Decorate): Solid[] {
  const front = -1;
  const rear = 1;
  const body: Point[] = [
    [-1.15, 0.45],
    [2.7, 0.45],
    [2.7, 2.35],
    [2.55, 2.5],
    [-0.95, 2.5],
    [-1.15, 2.4],
  ];
  const cab: Point[] = [
    [-2.3, 0.45],
    [-1.16, 0.45],
    [-1.16, 2.4],
    [-1.42, 2.32],
    [-2.3, 1.3],
  ];
  const nose: Point[] = [
    [-2.7, 0.45],
    [-2.31, 0.45],
    [-2.31, 1.28],
    [-2.62, 1.08],
  ];
  const ends = (
    profile: readonly Point[],
    near: Cover,
    rest: readonly (Cover | undefined)[],
  ): (Cover | undefined)[] => [...profile.map((_, index) => rest[index]), near, undefined];
  const door: Decorate = (pen) => {
    pen.area(
      [
        [0.28, 0.95],
        [0.98, 0.95],
        [0.98, 1.72],
        [0.84, 1.72],
      ],
      '#2e3b46',
      { glow: true, fade: '#8ea6b6' },
    );
    pen.line(
      [
        [1.04, 0.1],
        [1.04, 1.85],
      ],
      0.012,
      darker(colour, 0.5),
      { opacity: 0.6 },
    );
    pen.rect(0.8, 0.72, 0.16, 0.04, darker(colour, 0.5));
    arch(pen, 0.55, -0.09, 0.36);
  };
  const rearLines: Decorate = (pen) => {
    for (const u of [1.25, 2.5])
      pen.line(
        [
          [u, 0.06],
          [u, 1.95],
        ],
        0.012,
        darker(colour, 0.5),
        { opacity: 0.45 },
      );
    livery(pen);
    arch(pen, 2.9, -0.09, 0.36);
    pen.rect(3.72, 0.7, 0.1, 0.36, '#b3342b');
  };
  return [
    pushedAlongZ(body, front, rear, colour, ends(body, side(colour, 3.85, 2, rearLines), [])),
    pushedAlongZ(
      cab,
      front,
      rear,
      colour,
      ends(cab, side(colour, 1.14, 1.9, door), [undefined, undefined, undefined, VEHICLE_GLASS]),
    ),
    pushedAlongZ(
      nose,
      front,
      rear,
      colour,
      ends(
        nose,
        side(colour, 0.4, 0.8, (pen) => pen.rect(0.02, 0.38, 0.22, 0.16, '#f3ead0')),
        [],
      ),
    ),
    box([-2.74, 0.3, front - 0.02], [5.5, 0.2, 2.04], '#2b2e32'),
    ...wheel(-1.75, front + 0.12, 0.36, 0.26),
    ...wheel(1.75, front + 0.12, 0.36, 0.26),
    ...wheel(-1.75, rear - 0.12, 0.36, 0.26),
    ...wheel(1.75, rear - 0.12, 0.36, 0.26),
  ];
}
