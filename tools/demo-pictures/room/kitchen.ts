import { type Random, seededRandom } from '@boardwalk/api/src/demo/random.ts';
import { aimCamera } from '../engine/camera.ts';
import { lighter } from '../engine/colour.ts';
import { bar, cylinder, lathe } from '../engine/lathe.ts';
import type { Studio } from '../engine/pen.ts';
import { box, type Decorate, placed, type Skin, type Solid } from '../engine/solid.ts';
import { pendant } from './furniture.ts';
import { houseplant } from './houseplant.ts';
import type { InteriorStyle } from './interior-style.ts';
import { panel } from './kitchen-fronts.ts';
import { wallRun } from './kitchen-run.ts';
import { halo } from './lamp-halo.ts';
import type { InteriorScene } from './living-room.ts';
import { paintRoom } from './room.ts';

/** Draws a kitchen: run of cabinets with range and hood, fridge, island with stools, pendants. */
export function kitchen(scene: InteriorScene): string {
  const random = seededRandom(scene.seed);
  const { style, evening } = scene;
  const mirror = random.chance(0.5) ? 1 : -1;
  const width = 5.6;
  const depth = 4.6;
  const height = 2.75;
  const front = random.pick([style.feature, style.main, '#f1eee6', style.wood]);
  const solids: Solid[] = [
    ...placed(wallRun(random, style, front, mirror, width), [0, 0, depth - 0.62]),
    ...placed(island(random, style, mirror), [mirror * 0.3, 0, depth - 2.55]),
  ];
  const veil: ((studio: Studio) => void)[] = [];
  for (const x of [-0.55, 0.55]) {
    const at = mirror * 0.3 + x;
    solids.push(
      ...placed(pendant(height, 1.75, random.chance(0.5) ? style.metal : style.accent, 0.19), [
        at,
        0,
        depth - 2.15,
      ]),
    );
    if (evening) veil.push(halo([at, 1.72, depth - 2.15], 260, 0.55));
  }
  const herb = houseplant(random, [mirror * 0.95, 0.93, depth - 2.2], 0.5, '#efe9de', 'fern');
  solids.push(...herb.solids);
  return paintRoom(
    random,
    {
      ...style,
      feature: style.wall,
      width,
      depth,
      height,
      evening,
      season: scene.season,
      city: scene.city,
      flooring: style.flooring === 'carpet' ? 'boards' : style.flooring,
      windows: [
        {
          wall: 'back',
          at: width / 2 - mirror * 0.85,
          sill: 1.15,
          width: 1.5,
          height: 1.05,
          panes: [2, 1],
        },
        {
          wall: mirror > 0 ? 'left' : 'right',
          at: mirror > 0 ? depth * 0.55 : depth * 0.45,
          sill: 0.15,
          width: 1.7,
          height: 2,
          panes: [2, 1],
        },
      ],
      decor: { back: splashback(style, width) },
      veil,
    },
    aimCamera({
      eye: [-mirror * 0.9, 1.45, -1.1],
      heading: mirror * random.between(0.1, 0.17),
      fieldOfView: 64,
      horizon: 430,
    }),
    solids,
    [herb.sprite],
  );
}

function splashback(style: InteriorStyle, width: number): Decorate {
  return (pen) => {
    pen.rect(0, 0.9, width, 0.62, style.stone);
    for (let row = 0; row < 8; row += 1) {
      for (let u = (row % 2) * 0.08; u < width; u += 0.16)
        pen.rect(
          u,
          0.9 + row * 0.078,
          0.152,
          0.07,
          row % 3 === 0 ? lighter(style.stone, 0.35) : lighter(style.stone, 0.15),
          { opacity: 0.8 },
        );
    }
  };
}

function island(random: Random, style: InteriorStyle, mirror: number): Solid[] {
  const body = random.pick([style.main, style.feature, style.wood]);
  const face: Skin = {
    colour: body,
    decorate: (pen) => {
      for (let column = 0; column < 4; column += 1)
        panel(pen, 0.03 + column * 0.5, 0.06, 0.46, 0.74, body);
    },
  };
  const solids: Solid[] = [
    box([-1.02, 0.02, 0.25], [2.04, 0.86, 0.62], body, { front: face }),
    box([-1.15, 0.88, 0], [2.3, 0.05, 0.95], { colour: lighter(style.stone, 0.2), soft: 0.01 }),
    ...lathe(
      [-mirror * 0.35, 0.93, 0.45],
      [
        [0, 0.08],
        [0.03, 0.15],
        [0.08, 0.19],
        [0.085, 0.18],
      ],
      style.accent,
      { sides: 26 },
    ),
  ];
  for (const [x, colour] of [
    [-0.1, '#d9a03f'],
    [0.04, '#c25b3a'],
    [-0.02, '#8fa54a'],
  ] as const) {
    solids.push(
      ...lathe(
        [-mirror * 0.35 + x, 1.02, 0.42 + x],
        [
          [-0.04, 0.02],
          [0, 0.05],
          [0.04, 0.03],
          [0.05, 0.002],
        ],
        colour,
        { sides: 14 },
      ),
    );
  }
  for (const x of [-0.7, 0, 0.7]) solids.push(...placed(stool(style), [x, 0, -0.22]));
  return solids;
}

function stool(style: InteriorStyle): Solid[] {
  const legs = [
    [-0.16, -0.14],
    [0.16, -0.14],
    [-0.16, 0.14],
    [0.16, 0.14],
  ] as const;
  return [
    ...legs.map(([x, z]) =>
      bar([x * 1.25, 0, z * 1.25], [x * 0.8, 0.64, z * 0.8], 0.016, style.metal),
    ),
    bar([-0.18, 0.22, -0.16], [0.18, 0.22, -0.16], 0.012, style.metal),
    ...cylinder([0, 0.64, 0], 0.185, 0.05, { colour: style.wood, soft: 0.01 }, 24),
  ];
}
