import { darker } from '../engine/colour.ts';
import { bar, cylinder } from '../engine/lathe.ts';
import { letters } from '../engine/lettering.ts';
import type { Pen } from '../engine/pen.ts';
import { box, placed, type Solid, shadowless } from '../engine/solid.ts';
import type { Point } from '../engine/space.ts';
import { cladding } from '../engine/surface.ts';
import { paving } from '../scene/ground.ts';
import { type Occasion, outdoorScene } from '../scene/outdoor-scene.ts';
import { shrub } from '../scene/plants.ts';
import { leafTree } from '../scene/trees.ts';
import { pickup } from './pickup.ts';
import { cone, salePost, yardSign } from './street-furniture.ts';
import { boxTruck } from './vehicle.ts';

/** A warehouse about the origin with loading docks in its front. */
function warehouse(
  colour: string,
  stripe: string,
  docks: number,
  random: Parameters<typeof cladding>[0],
): Solid[] {
  const width = docks * 4.6 + 6;
  const tall = 8;
  const front = {
    colour,
    decorate: (pen: Pen) => {
      cladding(random, 'metal', colour, width, tall)(pen);
      pen.rect(0, tall - 1.5, width, 0.8, stripe);
      letters(pen, 'LOGISTICS', 5, tall - 2.4, 0.8, darker(stripe, 0.35));
      for (let dock = 0; dock < docks; dock += 1) {
        const u = 5 + dock * 4.6;
        pen.rect(u - 0.25, 0.9, 3.3, 3.5, '#22262a');
        pen.rect(u, 1.15, 2.8, 2.95, '#d6d9db');
        for (let v = 1.5; v < 4; v += 0.5) pen.rect(u, v, 2.8, 0.05, '#9a9ea2', { opacity: 0.7 });
        pen.rect(u - 0.2, 0.5, 0.35, 0.6, '#d9a62f');
        pen.rect(u + 2.65, 0.5, 0.35, 0.6, '#d9a62f');
        letters(pen, `${dock + 1}`, u + 1.4, 4.55, 0.45, '#f6f2e6');
      }
      pen.rect(1.4, 0, 1.1, 2.2, darker(stripe, 0.1));
    },
  };
  const flank = {
    colour,
    decorate: (pen: Pen) => {
      cladding(random, 'metal', colour, 22, tall)(pen);
      pen.rect(0, tall - 1.5, 22, 0.8, stripe);
    },
  };
  return [
    box([-width / 2, 0, 0], [width, tall, 22], colour, {
      front,
      left: flank,
      right: flank,
      top: '#b9bcbe',
    }),
    box([-width / 2 - 0.15, tall, -0.15], [width + 0.3, 0.3, 22.3], darker(colour, 0.2)),
  ];
}

/** Draws a warehouse with trucks at its docks. */
export function warehouseScene(occasion: Occasion): string {
  const { turn, variant, season } = occasion;
  const colours: readonly [string, string][] = [
    ['#cfd3d6', '#2f5d7a'],
    ['#d8cdb6', '#8f3b30'],
    ['#8fa0a8', '#d0912f'],
    ['#e4e2dc', '#3f6a55'],
  ];
  const [colour, stripe] = colours[variant % colours.length] ?? ['#cfd3d6', '#2f5d7a'];
  return outdoorScene(occasion, (random) => ({
    camera: { height: 2, distance: 21, shift: turn > 0 ? -3 : 3, fieldOfView: 64, horizon: 610 },
    beyond: 'trees',
    ground: [
      paving(
        [
          [-60, -26],
          [60, -26],
          [60, 12],
          [-60, 12],
        ],
        season === 'winter' ? '#c9ced6' : '#8a8b8d',
        4,
      ),
      (pen) => {
        for (let x = -16; x < 20; x += 4.6)
          pen.area(
            [
              [x, -9],
              [x + 0.16, -9],
              [x + 0.16, -1],
              [x, -1],
            ],
            '#e7dfc4',
            { opacity: 0.7 },
          );
      },
    ],
    solids: [
      ...placed(warehouse(colour, stripe, 4, random), [0, 0, 0], turn),
      ...placed(
        boxTruck('#f1efe8', stripe, (pen) => pen.rect(0, 0.9, 5.2, 0.5, stripe)),
        [turn > 0 ? 5 : -6, 0, -6.8],
        turn > 0 ? 0.35 : -0.25,
      ),
      ...placed(cone(), [-2, 0, -9]),
      ...placed(cone(), [1.6, 0, -9.6]),
    ],
    sprites: [
      leafTree(random, [turn > 0 ? -19 : 19, 0, 4], 8, season),
      leafTree(random, [turn > 0 ? 22 : -22, 0, 6], 9, season),
    ],
  }));
}

/** Draws a vacant lot: survey stakes, a sign, trees round it. */
export function vacantLot(occasion: Occasion): string {
  const { season, variant } = occasion;
  const stake = (x: number, z: number): Solid[] => [
    bar([x, 0, z], [x, 0.95, z], 0.04, '#d9b98a'),
    box([x, 0.72, z - 0.01], [0.34, 0.2, 0.02], '#e2602f'),
  ];
  const corners: Point[] = [
    [-7, -5],
    [8, -5],
    [11, 13],
    [-10, 13],
  ];
  return outdoorScene(occasion, (random) => ({
    camera: { height: 1.8, distance: 14, fieldOfView: 62, horizon: 540 },
    beyond: variant % 2 ? 'hills' : 'trees',
    ground: [
      (pen) => {
        pen.line([...corners, corners[0] ?? [0, 0]], 0.05, '#f6f0de', { opacity: 0.8 });
        for (let index = 0; index < 60; index += 1)
          pen.disc(
            random.between(-18, 18),
            random.between(-9, 22),
            random.between(0.3, 1.4),
            random.pick(['#b9a56a', '#7f8a4a', '#a8b060']),
            { opacity: season === 'winter' ? 0.03 : 0.18, tall: 0.25 },
          );
      },
    ],
    solids: [
      ...corners.flatMap(([x, z]) => stake(x, z)),
      ...placed(
        variant % 2
          ? salePost(['LOT', 'FOR SALE'], '#f4efe2', '#2f5d4a')
          : yardSign(['LAND', 'FOR SALE'], 1.9, '#f4efe4', '#2f4a5c'),
        [-2.2, 0, -6],
        0.15,
      ),
    ],
    sprites: [-17, -13, -9.5, 10, 14, 18]
      .map((x, index) =>
        leafTree(random, [x, 0, 9 + ((index * 7) % 12)], random.between(7, 11), season),
      )
      .concat([
        shrub(random, [4.4, 0, 2], 1, season),
        shrub(random, [-2.5, 0, 6], 1.3, season),
        shrub(random, [6, 0, 9], 1.2, season),
      ]),
  }));
}

/** A tower crane on its mast, jib along x. */
function crane(height: number, reach: number): Solid[] {
  const colour = '#e0a32e';
  const solids: Solid[] = [];
  const lattice = (a: readonly [number, number], b: readonly [number, number]): void => {
    solids.push(bar([a[0], a[1], 0], [b[0], b[1], 0], 0.12, colour));
  };
  for (let y = 0; y < height; y += 2) {
    lattice([-0.8, y], [0.8, y + 2]);
    lattice([0.8, y], [-0.8, y + 2]);
  }
  lattice([-0.8, 0], [-0.8, height]);
  lattice([0.8, 0], [0.8, height]);
  for (let x = -8; x < reach; x += 2)
    lattice([x, height + (x % 4 ? 1.5 : 0.2)], [x + 2, height + (x % 4 ? 0.2 : 1.5)]);
  lattice([-8, height + 0.2], [reach, height + 0.2]);
  lattice([-8, height + 1.5], [reach, height + 1.5]);
  lattice([0, height + 5], [reach * 0.7, height + 1.5]);
  lattice([0, height + 5], [-7.5, height + 1.5]);
  lattice([0, height], [0, height + 5]);
  solids.push(
    box([-8, height - 1.6, -0.8], [2.4, 1.8, 1.6], '#77797c'),
    box([0.6, height - 1.6, -0.8], [1.5, 1.7, 1.5], '#d8dde0'),
    bar([reach * 0.62, height, 0], [reach * 0.62, height * 0.62, 0], 0.05, '#33363a'),
    box([reach * 0.62 - 1.2, height * 0.62 - 0.5, -0.4], [2.4, 0.4, 0.8], '#9a6b43'),
  );
  return shadowless(solids);
}

function frameOf(storeys: number, width: number, depth: number, clad: string): Solid[] {
  const solids: Solid[] = [];
  for (let storey = 0; storey < storeys; storey += 1) {
    const y = storey * 3.3;
    solids.push(box([-width / 2, y + 3, 0], [width, 0.3, depth], '#b9b6b0'));
    for (let column = 0; column <= 5; column += 1)
      for (const z of [0.2, depth - 0.7])
        solids.push(
          box([-width / 2 + 0.2 + ((width - 0.9) * column) / 5, y, z], [0.5, 3, 0.5], '#a5a29c'),
        );
    if (storey < storeys - 2)
      solids.push(
        box([-width / 2 + 0.3, y, depth * 0.3], [width - 0.6, 3, 0.3], {
          colour: clad,
          decorate: (pen) => {
            for (let u = 0.8; u < width - 2; u += 2.6)
              pen.rect(u, 0.8, 1.5, 1.6, '#3b4650', { fade: '#8aa2b2', glow: true });
          },
        }),
      );
  }
  return solids;
}

/** Draws a building site: concrete frame, crane, hoarding, cones. */
export function development(occasion: Occasion): string {
  const { turn, variant, season } = occasion;
  const clad = ['#c2764f', '#7f97a8', '#d6cdb8'][variant % 3] ?? '#c2764f';
  return outdoorScene(occasion, (random) => ({
    camera: { height: 2, distance: 30, fieldOfView: 60, horizon: 700 },
    beyond: 'city',
    bare: false,
    ground: [
      paving(
        [
          [-60, -34],
          [60, -34],
          [60, 20],
          [-60, 20],
        ],
        season === 'winter' ? '#d5d8dc' : '#b79c78',
      ),
    ],
    solids: [
      ...placed(frameOf(4 + (variant % 3), 20, 12, clad), [turn > 0 ? 3 : -3, 0, 2], turn),
      ...placed(crane(24, 17), [turn > 0 ? -11 : 11, 0, 9], turn > 0 ? 0.1 : Math.PI - 0.1),
      ...placed(hoarding(), [0, 0, -8]),
      ...placed(pickup('#e8e6df'), [turn > 0 ? -8 : 7, 0, -12], turn > 0 ? 0.3 : -0.4),
      ...[-3, 0, 3].flatMap((x) => placed(cone(), [x + 1, 0, -13])),
    ],
    sprites: [leafTree(random, [21, 0, -2], 7, season), leafTree(random, [-21, 0, -1], 8, season)],
  }));
}

function hoarding(): Solid[] {
  const solids: Solid[] = [];
  for (let index = 0; index < 9; index += 1) {
    const colour = index % 2 ? '#2f6a7a' : '#f1ede4';
    solids.push(
      box(
        [-21 + index * 4.7, 0, 0],
        [4.6, 2.1, 0.12],
        { colour: '#2f6a7a' },
        {
          front: {
            colour: '#2f6a7a',
            decorate: (pen) => {
              if (index % 3 === 1) letters(pen, 'COMING SOON', 2.3, 1.1, 0.42, '#f6f2e6');
              else pen.rect(0.4, 0.7, 3.8, 0.08, colour, { opacity: 0.6 });
            },
          },
        },
      ),
    );
  }
  return [...solids, ...cylinder([-12, 0, -1.6], 0.35, 1, '#d9622f', 14)];
}
