import { darker, lighter } from '../engine/colour.ts';
import { bar, cylinder, lathe } from '../engine/lathe.ts';
import { box, placed, pushedAlongZ, type Solid } from '../engine/solid.ts';
import type { Vector } from '../engine/space.ts';

/** A wheel with tyre, rim and spokes about a hub; its axle runs along z. */
function spokedWheel(at: Vector, radius: number, tyre: number, spokes: number): Solid[] {
  const solids: Solid[] = [];
  const rim = (angle: number, size: number): Vector => [
    at[0] + Math.cos(angle) * size,
    at[1] + Math.sin(angle) * size,
    at[2],
  ];
  const steps = 30;
  for (let step = 0; step < steps; step += 1) {
    const from = (step / steps) * Math.PI * 2;
    const to = ((step + 1) / steps) * Math.PI * 2;
    solids.push(bar(rim(from, radius), rim(to, radius), tyre, '#22242a'));
    solids.push(
      bar(rim(from, radius - tyre * 1.6), rim(to, radius - tyre * 1.6), tyre * 0.45, '#c9cdd0'),
    );
  }
  for (let spoke = 0; spoke < spokes; spoke += 1) {
    const angle = (spoke / spokes) * Math.PI * 2;
    solids.push(
      bar(
        [at[0], at[1], at[2] + (spoke % 2 ? 0.015 : -0.015)],
        rim(angle, radius - tyre * 1.6),
        tyre * 0.13,
        '#b9bdc1',
      ),
    );
  }
  return [
    ...solids,
    ...lathe(
      at,
      [
        [-0.05, 0.035],
        [0.05, 0.035],
      ],
      '#8d9195',
      { axis: 'z', sides: 12 },
    ),
  ];
}

/** A bicycle, its left side to the viewer; `dropped` has racing handlebars. */
export function bicycle(colour: string, saddle: string, dropped: boolean): Solid[] {
  const rear: Vector = [0.53, 0.35, 0];
  const front: Vector = [-0.55, 0.35, 0];
  const crank: Vector = [0.1, 0.3, 0];
  const seat: Vector = [0.27, 0.82, 0];
  const tube = (from: Vector, to: Vector, size = 0.02): Solid => bar(from, to, size, colour);
  const solids = [
    ...spokedWheel(rear, 0.33, 0.02, 18),
    ...spokedWheel(front, 0.33, 0.02, 18),
    tube(crank, seat),
    tube(seat, [-0.34, 0.84, 0]),
    tube(crank, [-0.38, 0.72, 0], 0.024),
    tube(crank, rear, 0.014),
    tube([0.26, 0.76, 0], rear, 0.013),
    tube([-0.32, 0.9, 0], [-0.4, 0.7, 0], 0.022),
    tube([-0.4, 0.7, 0.03], front, 0.014),
    tube([-0.4, 0.7, -0.03], front, 0.014),
    bar(seat, [0.3, 0.93, 0], 0.014, '#b9bdc1'),
    box([0.14, 0.93, -0.06], [0.3, 0.05, 0.12], { colour: saddle, soft: 0.02 }),
    ...lathe(
      [crank[0], crank[1], -0.05],
      [
        [0, 0.1],
        [0.012, 0.1],
      ],
      '#c9cdd0',
      { axis: 'z', sides: 24 },
    ),
    ...lathe(
      [crank[0], crank[1], -0.06],
      [
        [0, 0.06],
        [0.008, 0.06],
      ],
      darker(colour, 0.2),
      { axis: 'z', sides: 18 },
    ),
    bar([0.1, 0.3, -0.07], [0.2, 0.16, -0.07], 0.012, '#8d9195'),
    box([0.15, 0.14, -0.16], [0.1, 0.02, 0.08], '#2a2d31'),
    bar([0.1, 0.38, -0.03], [0.53, 0.4, -0.03], 0.006, '#3a3d41'),
    bar([0.1, 0.22, -0.03], [0.53, 0.3, -0.03], 0.006, '#3a3d41'),
    bar([-0.32, 0.9, 0], [-0.36, 0.98, 0], 0.014, '#b9bdc1'),
  ];
  if (dropped)
    for (const z of [-0.2, 0.2])
      solids.push(
        bar([-0.36, 0.98, 0], [-0.38, 0.98, z], 0.013, '#2a2d31'),
        bar([-0.38, 0.98, z], [-0.5, 0.95, z], 0.014, '#2a2d31'),
        bar([-0.5, 0.95, z], [-0.5, 0.85, z], 0.014, '#2a2d31'),
        bar([-0.5, 0.85, z], [-0.4, 0.83, z], 0.014, '#2a2d31'),
      );
  else
    for (const z of [-0.3, 0.3])
      solids.push(
        bar([-0.36, 0.98, 0], [-0.34, 1.04, z * 0.6], 0.013, '#b9bdc1'),
        bar([-0.34, 1.04, z * 0.6], [-0.24, 1.04, z], 0.018, saddle),
      );
  if (!dropped) solids.push(...placed(basket(), [-0.58, 0.82, 0]));
  return solids;
}

function basket(): Solid[] {
  const solids: Solid[] = [];
  for (const y of [0, 0.07, 0.14, 0.2])
    solids.push(box([-0.13, y, -0.16], [0.26, 0.045, 0.32], y % 0.14 ? '#b08a5a' : '#9a7546'));
  return solids;
}

/** A baby stroller. */
export function stroller(colour: string): Solid[] {
  return [
    ...[
      [-0.38, -0.24],
      [-0.38, 0.24],
      [0.36, -0.26],
      [0.36, 0.26],
    ].flatMap(([x = 0, z = 0]) =>
      spokedWheel([x, x > 0 ? 0.15 : 0.11, z], x > 0 ? 0.14 : 0.1, 0.022, 8),
    ),
    ...[-0.26, 0.26].flatMap((z) => [
      bar([0.36, 0.15, z], [-0.18, 0.62, z], 0.015, '#b9bdc1'),
      bar([-0.38, 0.11, z], [0.3, 0.66, z], 0.015, '#b9bdc1'),
      bar([0.3, 0.66, z], [0.62, 1, z], 0.015, '#b9bdc1'),
    ]),
    bar([0.62, 1, -0.26], [0.62, 1, 0.26], 0.022, '#4a3a2e'),
    pushedAlongZ(
      [
        [-0.42, 0.5],
        [0.2, 0.42],
        [0.36, 0.62],
        [0.3, 0.7],
        [-0.44, 0.62],
      ],
      -0.22,
      0.22,
      { colour, soft: 0.02 },
    ),
    pushedAlongZ(
      [
        [0.02, 0.68],
        [0.3, 0.68],
        [0.42, 0.92],
        [0.32, 1.1],
        [0.12, 1.14],
        [-0.04, 1.04],
      ],
      -0.23,
      0.23,
      { colour: lighter(colour, 0.08), soft: 0.02 },
    ),
    box([-0.3, 0.2, -0.2], [0.5, 0.12, 0.4], darker(colour, 0.3)),
  ];
}

/** A lawn mower with its handle and bag. */
export function lawnMower(colour: string): Solid[] {
  return [
    ...[
      [-0.34, -0.24],
      [-0.34, 0.24],
      [0.3, -0.25],
      [0.3, 0.25],
    ].flatMap(([x = 0, z = 0]) =>
      lathe(
        [x, x > 0 ? 0.14 : 0.11, z],
        [
          [-0.03, x > 0 ? 0.14 : 0.11],
          [0.03, x > 0 ? 0.14 : 0.11],
        ],
        '#26282d',
        { axis: 'z', sides: 22 },
      ),
    ),
    ...[
      [-0.34, -0.28],
      [0.3, -0.29],
    ].flatMap(([x = 0, z = 0]) =>
      lathe(
        [x, x > 0 ? 0.14 : 0.11, z],
        [
          [-0.01, 0.06],
          [0.01, 0.06],
        ],
        '#d9dbdd',
        { axis: 'z', sides: 16 },
      ),
    ),
    pushedAlongZ(
      [
        [-0.5, 0.1],
        [0.36, 0.1],
        [0.36, 0.22],
        [0.24, 0.3],
        [-0.36, 0.3],
        [-0.5, 0.2],
      ],
      -0.2,
      0.2,
      { colour, soft: 0.02 },
    ),
    ...cylinder([-0.1, 0.3, 0], 0.15, 0.12, '#2c2f34'),
    ...cylinder([-0.1, 0.42, 0], 0.11, 0.06, { colour: darker(colour, 0.1) }),
    box([0.02, 0.32, -0.1], [0.14, 0.1, 0.2], '#3d4147'),
    pushedAlongZ(
      [
        [0.4, 0.16],
        [0.86, 0.22],
        [0.86, 0.52],
        [0.42, 0.44],
      ],
      -0.17,
      0.17,
      { colour: '#3b4046', soft: 0.03 },
    ),
    ...[-0.2, 0.2].map((z) => bar([0.26, 0.26, z], [0.95, 0.98, z], 0.014, '#2b2e32')),
    bar([0.95, 0.98, -0.2], [0.95, 0.98, 0.2], 0.02, '#2b2e32'),
  ];
}
