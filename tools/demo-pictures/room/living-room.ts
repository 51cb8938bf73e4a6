import { type Random, seededRandom } from '@boardwalk/api/src/demo/random.ts';
import { aimCamera } from '../engine/camera.ts';
import { darker, lighter } from '../engine/colour.ts';
import { lathe } from '../engine/lathe.ts';
import { box, placed, type Solid } from '../engine/solid.ts';
import type { Vector } from '../engine/space.ts';
import type { Season } from '../scene/trees.ts';
import { rug } from './flooring.ts';
import {
  armchair,
  bookcase,
  cabinet,
  floorLamp,
  roundTable,
  sofa,
  table,
  tableLamp,
} from './furniture.ts';
import { houseplant } from './houseplant.ts';
import { artPalette, type InteriorStyle } from './interior-style.ts';
import { halo } from './lamp-halo.ts';
import { paintRoom } from './room.ts';
import type { RoomWindow } from './room-design.ts';
import { framed, slats, together } from './wall-art.ts';

/** One room inside a home. */
export interface InteriorScene {
  readonly seed: number;
  readonly style: InteriorStyle;
  readonly evening: boolean;
  readonly season: Season;
  /** True for flats high above a city. */
  readonly city: boolean;
}

/** Draws a living room: sofa, chairs, low table, rug, lamp, plants, art. */
export function livingRoom(scene: InteriorScene): string {
  const random = seededRandom(scene.seed);
  const { style, evening } = scene;
  const mirror = random.chance(0.5) ? 1 : -1;
  const width = random.between(5.4, 6.4);
  const depth = random.between(4.9, 5.6);
  const height = random.between(2.6, 3);
  const big = random.chance(0.45);
  const windows: RoomWindow[] = big
    ? [
        {
          wall: 'back',
          at: width * (mirror > 0 ? 0.3 : 0.7),
          sill: 0.35,
          width: 2.5,
          height: 2,
          curtain: style.textile,
          panes: [3, 1],
        },
      ]
    : [
        {
          wall: mirror > 0 ? 'left' : 'right',
          at: mirror > 0 ? depth * 0.62 : depth * 0.38,
          sill: 0.55,
          width: 1.9,
          height: 1.75,
          curtain: style.textile,
          panes: [2, 2],
        },
        {
          wall: 'back',
          at: width * (mirror > 0 ? 0.2 : 0.8),
          sill: 0.75,
          width: 1.2,
          height: 1.5,
          panes: [2, 2],
        },
      ];
  const artAt = mirror > 0 ? width * 0.64 : width * 0.36;
  const palette = artPalette(style, random);
  const art = big
    ? framed(random, mirror > 0 ? width * 0.77 : width * 0.23, 1.65, 0.8, 1.05, palette)
    : random.chance(0.5)
      ? together(
          framed(random, artAt - 0.5, 1.72, 0.72, 0.95, palette),
          framed(random, artAt + 0.5, 1.72, 0.72, 0.95, palette),
        )
      : framed(random, artAt, 1.72, 1.6, 0.95, palette);
  const lampAt: Vector = [mirror * width * 0.41, 0, depth - 0.55];
  const plant = houseplant(
    random,
    [-mirror * (width / 2 - 0.5), 0, depth - 0.5],
    random.between(1.3, 1.8),
    random.pick([style.accent, '#e8e2d6', style.metal]),
    random.pick(['broad', 'blades', 'fern'] as const),
  );
  const solids: Solid[] = [
    ...seating(random, scene, mirror, depth),
    ...placed(floorLamp(style.textile, style.metal, evening), lampAt),
    ...plant.solids,
  ];
  if (!big || random.chance(0.4)) solids.push(...sideWall(random, style, mirror, width, depth));
  const centre: Vector = [mirror * 0.35, 0, depth - 2.3];
  return paintRoom(
    random,
    {
      ...style,
      width,
      depth,
      height,
      windows,
      evening,
      season: scene.season,
      city: scene.city,
      decor: {
        back:
          random.chance(0.25) && !big
            ? together(slats(width * 0.32, width * 0.36, height, style.wood, 0.09), art)
            : art,
      },
      mats: [
        rug(
          centre[0],
          centre[2],
          random.between(3, 3.6),
          random.between(2, 2.5),
          style.textile,
          style.accent,
          random.pick(['plain', 'stripes', 'diamonds', 'border'] as const),
        ),
      ],
      veil: evening ? [halo([lampAt[0], 1.55, lampAt[2]], 430, 0.5)] : [],
    },
    aimCamera({
      eye: [-mirror * 0.6, 1.3, -0.75],
      heading: mirror * random.between(0.06, 0.16),
      fieldOfView: 64,
      horizon: 440,
    }),
    solids,
    [plant.sprite],
  );
}

function seating(random: Random, { style }: InteriorScene, mirror: number, depth: number): Solid[] {
  const solids: Solid[] = placed(
    sofa(random.between(2.1, 2.5), style.main, style.accent, style.wood),
    [mirror * 0.6, 0, depth - 1.25],
  );
  const low = random.chance(0.5)
    ? roundTable(0.5, 0.4, style.wood, style.metal)
    : placed(table(1.15, 0.6, 0.4, style.wood, style.metal), [0, 0, -0.3]);
  const at: Vector = [mirror * 0.4, 0, depth - 2.25];
  solids.push(...placed(low, at));
  solids.push(...placed(onTable(random, style), [at[0], 0.4, at[2]]));
  const chairAt: Vector = [mirror * -1.35, 0, depth - 2.1];
  solids.push(
    ...placed(
      armchair(random.chance(0.5) ? style.accent : lighter(style.main, 0.25), style.wood),
      chairAt,
      mirror * 1.15,
    ),
  );
  if (random.chance(0.55))
    solids.push(
      ...placed(
        [box([-0.28, 0.06, -0.28], [0.56, 0.34, 0.56], { colour: style.textile, soft: 0.05 })],
        [mirror * 1.75, 0, depth - 2.4],
      ),
    );
  return solids;
}

function onTable(random: Random, style: InteriorStyle): Solid[] {
  const tone = random.pick([style.accent, '#e9e4d8', style.feature]);
  return [
    box([-0.3, 0, -0.1], [0.28, 0.03, 0.2], darker(style.accent, 0.2)),
    box([-0.28, 0.03, -0.08], [0.24, 0.025, 0.17], '#e6dfd2'),
    ...lathe(
      [0.16, 0, 0.02],
      [
        [0, 0.05],
        [0.05, 0.085],
        [0.12, 0.07],
        [0.18, 0.035],
        [0.22, 0.045],
      ],
      tone,
    ),
  ];
}

function sideWall(
  random: Random,
  style: InteriorStyle,
  mirror: number,
  width: number,
  depth: number,
): Solid[] {
  const x = mirror * (width / 2 - 0.02);
  const turn = mirror * -1.5708;
  if (random.chance(0.5))
    return placed(
      bookcase(random, 1.5, 2.05, style.wood),
      [x - mirror * 0.32, 0, depth - 2.4],
      turn,
    );
  const unit = placed(
    cabinet(1.5, 0.62, 0.42, style.wood, 3, 1),
    [x - mirror * 0.42, 0, depth - 2.3],
    turn,
  );
  return [
    ...unit,
    ...placed(tableLamp(style.textile, style.accent, false), [
      x - mirror * 0.22,
      0.62,
      depth - 1.9,
    ]),
  ];
}
