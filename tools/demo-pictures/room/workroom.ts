import { seededRandom } from '@boardwalk/api/src/demo/random.ts';
import { aimCamera } from '../engine/camera.ts';
import { darker, lighter } from '../engine/colour.ts';
import { bar, cylinder, lathe } from '../engine/lathe.ts';
import { box, placed, type Skin, type Solid } from '../engine/solid.ts';
import { rug } from './flooring.ts';
import {
  armchair,
  bookcase,
  cabinet,
  chair,
  legs,
  pendant,
  roundTable,
  table,
  tableLamp,
} from './furniture.ts';
import { houseplant } from './houseplant.ts';
import { artPalette, type InteriorStyle } from './interior-style.ts';
import { halo } from './lamp-halo.ts';
import type { InteriorScene } from './living-room.ts';
import { paintRoom } from './room.ts';
import { framed, together } from './wall-art.ts';

/** Draws a home office: desk with screen and lamp, chair, bookcase, plant. */
export function homeOffice(scene: InteriorScene): string {
  const random = seededRandom(scene.seed);
  const { style, evening } = scene;
  const mirror = random.chance(0.5) ? 1 : -1;
  const width = 4.5;
  const depth = 4;
  const plant = houseplant(
    random,
    [-mirror * 1.85, 0, depth - 0.5],
    1.35,
    style.accent,
    random.pick(['broad', 'blades', 'fern'] as const),
  );
  const desk = placed(
    [
      ...deskWithScreen(style),
      ...placed(tableLamp(style.textile, style.metal, evening), [0.55 * mirror, 0.75, 0.42]),
    ],
    [mirror * 0.25, 0, depth - 0.8],
  );
  const solids = [
    ...desk,
    ...placed(officeChair(style.accent), [-mirror * 0.75, 0, depth - 1.3], 3.14 + mirror * 0.9),
    ...plant.solids,
    ...placed(
      bookcase(random, 1.3, 2.05, style.wood),
      [mirror * (width / 2 - 0.36), 0, depth - 2],
      -mirror * 1.5708,
    ),
  ];
  if (random.chance(0.5))
    solids.push(
      ...placed(armchair(style.main, style.wood), [-mirror * 1.3, 0, depth - 2.3], mirror * 0.8),
    );
  const palette = artPalette(style, random);
  return paintRoom(
    random,
    {
      ...style,
      width,
      depth,
      height: 2.65,
      evening,
      season: scene.season,
      city: scene.city,
      windows: [
        {
          wall: mirror > 0 ? 'left' : 'right',
          at: mirror > 0 ? depth * 0.55 : depth * 0.45,
          sill: 0.75,
          width: 1.7,
          height: 1.45,
          curtain: style.textile,
          panes: [2, 2],
        },
      ],
      decor: {
        back: together(
          framed(random, width / 2 + mirror * 0.25 - 0.42, 1.75, 0.6, 0.8, palette),
          framed(random, width / 2 + mirror * 0.25 + 0.42, 1.75, 0.6, 0.8, palette),
        ),
      },
      mats: [
        rug(
          0,
          depth - 1.7,
          2.6,
          1.8,
          style.textile,
          style.accent,
          random.pick(['plain', 'diamonds', 'border'] as const),
        ),
      ],
      veil: evening ? [halo([mirror * 0.8, 1.15, depth - 0.4], 320, 0.5)] : [],
    },
    aimCamera({
      eye: [-mirror * 0.5, 1.4, -0.9],
      heading: mirror * 0.06,
      fieldOfView: 62,
      horizon: 425,
    }),
    solids,
    [plant.sprite],
  );
}

/** A desk with a screen, keyboard, mug and papers; front at z = 0. */
export function deskWithScreen(style: InteriorStyle): Solid[] {
  const screen: Skin = {
    colour: '#1d2228',
    decorate: (pen) => {
      pen.rect(0.02, 0.02, 0.58, 0.32, '#3d5f78', { fade: '#86a9bd', glow: true });
      pen.rect(0.05, 0.05, 0.22, 0.24, '#f3f5f6', { glow: true, opacity: 0.9 });
      for (let row = 0; row < 5; row += 1)
        pen.rect(0.31, 0.06 + row * 0.05, 0.12 + ((row * 5) % 3) * 0.05, 0.02, '#ffffff', {
          glow: true,
          opacity: 0.6,
        });
    },
  };
  return [
    ...placed(
      [box([-0.75, 0.71, 0], [1.5, 0.04, 0.68], { colour: style.wood, soft: 0.006 })],
      [0, 0, 0],
    ),
    ...legs(1.46, 0.66, 0.71, style.metal, 0.05),
    box([-0.31, 0.86, 0.46], [0.62, 0.36, 0.03], '#22262b', { front: screen }),
    box([-0.03, 0.75, 0.48], [0.06, 0.12, 0.03], '#9fa3a6'),
    box([-0.12, 0.75, 0.42], [0.24, 0.012, 0.16], '#9fa3a6'),
    box([-0.22, 0.75, 0.16], [0.44, 0.015, 0.14], '#e8e9ea'),
    ...cylinder([-0.5, 0.75, 0.25], 0.042, 0.09, style.accent, 16),
    box([-0.68, 0.75, 0.1], [0.22, 0.012, 0.29], '#f6f3ea'),
  ];
}

/** An office chair on a star foot; it looks towards −z. */
export function officeChair(colour: string): Solid[] {
  return [
    ...[0, 1, 2, 3, 4].map((arm) =>
      bar(
        [0, 0.08, 0],
        [Math.cos(arm * 1.257) * 0.3, 0.05, Math.sin(arm * 1.257) * 0.3],
        0.022,
        '#2a2c2f',
      ),
    ),
    bar([0, 0.08, 0], [0, 0.44, 0], 0.03, '#2a2c2f'),
    box([-0.24, 0.44, -0.24], [0.48, 0.08, 0.48], { colour, soft: 0.03 }),
    box([-0.22, 0.6, 0.24], [0.44, 0.5, 0.06], { colour: lighter(colour, 0.06), soft: 0.04 }),
    bar([0, 0.48, 0.24], [0, 0.7, 0.29], 0.025, '#2a2c2f'),
  ];
}

/** Draws a dining room: table with chairs, pendant, sideboard, art. */
export function diningRoom(scene: InteriorScene): string {
  const random = seededRandom(scene.seed);
  const { style, evening } = scene;
  const mirror = random.chance(0.5) ? 1 : -1;
  const width = 5;
  const depth = 4.6;
  const round = random.chance(0.4);
  const at = depth - 2.1;
  const solids: Solid[] = round
    ? placed(roundTable(0.75, 0.75, style.wood, style.metal), [0, 0, at])
    : placed(table(2, 0.95, 0.75, style.wood, style.wood), [0, 0, at - 0.48]);
  const seat = random.pick([style.accent, style.main, style.textile]);
  const spots: readonly (readonly [number, number, number])[] = round
    ? [
        [0.9, 0, -1.57],
        [-0.9, 0, 1.57],
        [0, 0.9, 0],
        [0, -0.95, 3.14],
      ]
    : [
        [-0.5, 0.5, 0],
        [0.5, 0.5, 0],
        [-0.5, -0.55, 3.14],
        [0.5, -0.55, 3.14],
        [-1.25, 0, 1.57],
        [1.25, 0, -1.57],
      ];
  for (const [x, z, turn] of spots)
    solids.push(...placed(chair(seat, style.wood), [x, 0, at + z], turn));
  solids.push(
    ...placed(centrepiece(style), [0, 0.75, at]),
    ...placed(pendant(2.8, 1.65, style.metal, 0.3), [0, 0, at]),
  );
  solids.push(
    ...placed(cabinet(1.7, 0.8, 0.42, style.wood, 3, 1), [mirror * 0.5, 0, depth - 0.45]),
    ...placed(tableLamp(style.textile, style.accent, evening), [mirror * 1.1, 0.8, depth - 0.25]),
  );
  const plant = houseplant(
    random,
    [-mirror * 2.05, 0, depth - 0.5],
    1.6,
    '#e9e3d8',
    random.pick(['broad', 'fern'] as const),
  );
  return paintRoom(
    random,
    {
      ...style,
      width,
      depth,
      height: 2.8,
      evening,
      season: scene.season,
      city: scene.city,
      windows: [
        {
          wall: mirror > 0 ? 'left' : 'right',
          at: mirror > 0 ? depth * 0.55 : depth * 0.45,
          sill: 0.35,
          width: 2,
          height: 1.95,
          curtain: style.textile,
          panes: [3, 2],
        },
      ],
      decor: {
        back: framed(random, width / 2 + mirror * 0.5, 1.75, 1.3, 0.95, artPalette(style, random)),
      },
      mats: [
        rug(
          0,
          at,
          3.3,
          2.5,
          style.textile,
          style.accent,
          random.pick(['border', 'plain', 'stripes'] as const),
        ),
      ],
      veil: evening ? [halo([0, 1.65, at], 420, 0.5)] : [],
    },
    aimCamera({
      eye: [-mirror * 0.8, 1.5, -1.2],
      heading: mirror * 0.12,
      fieldOfView: 60,
      horizon: 400,
    }),
    [...solids, ...plant.solids],
    [plant.sprite],
  );
}

function centrepiece(style: InteriorStyle): Solid[] {
  return [
    ...lathe(
      [0, 0, 0],
      [
        [0, 0.06],
        [0.08, 0.1],
        [0.16, 0.06],
        [0.22, 0.05],
      ],
      style.accent,
    ),
    ...[0, 1, 2, 3, 4, 5].map((stem) =>
      bar(
        [0, 0.2, 0],
        [Math.cos(stem) * 0.14, 0.42 + (stem % 3) * 0.05, Math.sin(stem) * 0.14],
        0.006,
        '#5f7a44',
      ),
    ),
    ...[0, 1, 2, 3, 4, 5].flatMap((stem) =>
      lathe(
        [Math.cos(stem) * 0.14, 0.42 + (stem % 3) * 0.05, Math.sin(stem) * 0.14],
        [
          [-0.02, 0.015],
          [0.015, 0.035],
          [0.04, 0.01],
        ],
        stem % 2 ? '#f3e6d2' : darker(style.accent, 0.1),
        { sides: 9 },
      ),
    ),
  ];
}
