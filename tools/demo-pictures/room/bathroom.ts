import { type Random, seededRandom } from '@boardwalk/api/src/demo/random.ts';
import { aimCamera } from '../engine/camera.ts';
import { darker, lighter } from '../engine/colour.ts';
import { bar, lathe } from '../engine/lathe.ts';
import { box, type Decorate, placed, pushedUp, type Solid } from '../engine/solid.ts';
import type { Point } from '../engine/space.ts';
import { rug } from './flooring.ts';
import { cabinet } from './furniture.ts';
import { houseplant } from './houseplant.ts';
import type { InteriorStyle } from './interior-style.ts';
import type { InteriorScene } from './living-room.ts';
import { paintRoom } from './room.ts';
import { roundMirror, together } from './wall-art.ts';

/** Draws a bathroom: tub under a window, vanity with mirror, tiles, towels, plant. */
export function bathroom(scene: InteriorScene): string {
  const random = seededRandom(scene.seed);
  const { style, evening } = scene;
  const mirror = random.chance(0.5) ? 1 : -1;
  const width = 4.1;
  const depth = 3.5;
  const tubX = -mirror * 0.75;
  const vanityX = mirror * 1.15;
  const solids: Solid[] = [
    ...placed(random.chance(0.6) ? ovalTub() : boxTub(style), [tubX, 0, depth - 0.95]),
    ...placed(vanity(style, random), [vanityX, 0, depth - 0.55]),
  ];
  const plant = houseplant(
    random,
    [tubX - mirror * 1.05, 0, depth - 0.4],
    random.between(0.9, 1.3),
    '#e8e2d8',
    random.pick(['fern', 'blades', 'broad'] as const),
  );
  solids.push(
    ...plant.solids,
    ...placed(towelLadder(style), [mirror * (width / 2 - 0.12), 0, depth - 1.7], -mirror * 1.5708),
  );
  solids.push(
    ...placed(
      [
        box([-0.2, 0.32, -0.16], [0.4, 0.04, 0.32], style.wood),
        bar([-0.16, 0, -0.12], [-0.14, 0.32, -0.1], 0.018, style.wood),
        bar([0.16, 0, -0.12], [0.14, 0.32, -0.1], 0.018, style.wood),
        bar([0.16, 0, 0.12], [0.14, 0.32, 0.1], 0.018, style.wood),
        box([-0.13, 0.36, -0.1], [0.26, 0.07, 0.2], { colour: style.accent, soft: 0.02 }),
      ],
      [tubX + mirror * 1.1, 0, depth - 1.5],
    ),
  );
  const back: Decorate[] = [
    tiling(random, style, width, random.chance(0.5) ? 1.25 : 2.6),
    roundMirror(width / 2 + vanityX, 1.62, 0.42, style.metal),
  ];
  return paintRoom(
    random,
    {
      ...style,
      width,
      depth,
      height: 2.6,
      evening,
      season: scene.season,
      city: scene.city,
      flooring: 'tiles',
      floorColour: random.pick([style.stone, '#8d9294', '#c9bfae']),
      windows: [
        { wall: 'back', at: width / 2 + tubX, sill: 1.1, width: 1.25, height: 1.15, panes: [2, 1] },
      ],
      decor: { back: together(...back) },
      mats: [
        rug(
          tubX + mirror * 0.5,
          depth - 1.95,
          1.5,
          0.75,
          style.textile,
          style.accent,
          random.pick(['stripes', 'plain', 'border'] as const),
        ),
      ],
    },
    aimCamera({
      eye: [mirror * 0.25, 1.4, -0.9],
      heading: -mirror * 0.04,
      fieldOfView: 60,
      horizon: 430,
    }),
    solids,
    [plant.sprite],
  );
}

function tiling(random: Random, style: InteriorStyle, width: number, height: number): Decorate {
  const square = random.chance(0.4);
  const tone = random.pick([
    style.stone,
    lighter(style.feature, 0.2),
    lighter(style.main, 0.2),
    '#7f9c96',
    '#3f5a66',
    '#c9a28c',
    '#f2f1ed',
  ]);
  return (pen) => {
    pen.rect(0, 0.13, width, height - 0.13, darker(tone, 0.12));
    const wide = square ? 0.2 : 0.3;
    const tall = square ? 0.2 : 0.1;
    for (let row = 0; row * tall < height - 0.15; row += 1) {
      for (let u = square ? 0 : ((row % 2) * wide) / 2 - wide; u < width; u += wide)
        pen.rect(
          u + 0.005,
          0.14 + row * tall,
          wide - 0.01,
          tall - 0.01,
          (row * 7 + Math.round(u * 10)) % 5 === 0 ? lighter(tone, 0.25) : tone,
          { fade: lighter(tone, 0.1) },
        );
    }
    pen.rect(0, height, width, 0.04, style.trim);
  };
}

function ovalPlan(width: number, depth: number): Point[] {
  return Array.from({ length: 28 }, (_, step): Point => {
    const angle = (step / 28) * Math.PI * 2;
    return [
      Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.7 * width,
      Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** 0.7 * depth,
    ];
  });
}

function ovalTub(): Solid[] {
  const water = { colour: '#b9d3d8', decorate: () => undefined };
  return [
    pushedUp(ovalPlan(0.7, 0.33), 0, 0.1, '#e9e9e7'),
    pushedUp(ovalPlan(0.78, 0.37), 0.1, 0.34, '#f6f6f4'),
    pushedUp(ovalPlan(0.86, 0.41), 0.34, 0.58, '#fbfbf9'),
    pushedUp(ovalPlan(0.9, 0.44), 0.58, 0.61, '#ffffff'),
    pushedUp(ovalPlan(0.82, 0.37), 0.612, 0.614, '#cfd6d8'),
    pushedUp(ovalPlan(0.77, 0.32), 0.616, 0.618, water),
    bar([0.1, 0, 0.56], [0.1, 0.95, 0.56], 0.02, '#b8babc'),
    bar([0.1, 0.95, 0.56], [0.1, 0.9, 0.34], 0.02, '#b8babc'),
  ];
}

function boxTub(style: InteriorStyle): Solid[] {
  return [
    box([-0.9, 0, -0.4], [1.8, 0.56, 0.82], {
      colour: style.stone,
      decorate: (pen) => {
        for (let u = 0.3; u < 1.8; u += 0.3) pen.rect(u, 0, 0.01, 0.56, darker(style.stone, 0.25));
      },
    }),
    box([-0.93, 0.56, -0.43], [1.86, 0.04, 0.88], '#fbfaf7'),
    pushedUp(ovalPlan(0.78, 0.32), 0.602, 0.604, '#c3d8dc'),
  ];
}

function vanity(style: InteriorStyle, random: Random): Solid[] {
  const colour = random.pick([style.wood, style.feature, style.main]);
  return [
    ...cabinet(1.25, 0.82, 0.5, colour, 2, 2, style.metal),
    box([-0.65, 0.82, -0.02], [1.3, 0.04, 0.54], { colour: '#f5f4f0', soft: 0.006 }),
    ...lathe(
      [0, 0.86, 0.24],
      [
        [0, 0.14],
        [0.06, 0.2],
        [0.13, 0.23],
        [0.135, 0.21],
      ],
      '#ffffff',
      { sides: 28 },
    ),
    bar([0, 0.86, 0.48], [0, 1.12, 0.48], 0.014, style.metal),
    bar([0, 1.12, 0.48], [0, 1.1, 0.34], 0.014, style.metal),
    ...lathe(
      [0.45, 0.86, 0.3],
      [
        [0, 0.035],
        [0.13, 0.035],
        [0.15, 0.012],
        [0.19, 0.012],
      ],
      style.accent,
      { sides: 16 },
    ),
    ...lathe(
      [-0.46, 0.86, 0.3],
      [
        [0, 0.04],
        [0.1, 0.05],
        [0.11, 0.04],
      ],
      style.stone,
      { sides: 16 },
    ),
  ];
}

function towelLadder(style: InteriorStyle): Solid[] {
  const solids: Solid[] = [
    bar([-0.25, 0, 0], [-0.25, 1.7, 0.1], 0.02, style.wood),
    bar([0.25, 0, 0], [0.25, 1.7, 0.1], 0.02, style.wood),
  ];
  for (const y of [0.45, 0.85, 1.25, 1.6])
    solids.push(bar([-0.25, y, y * 0.06], [0.25, y, y * 0.06], 0.014, style.wood));
  solids.push(
    box([-0.19, 0.85, 0], [0.38, 0.42, 0.04], { colour: style.accent, soft: 0.01 }),
    box([-0.16, 0.3, -0.02], [0.3, 0.16, 0.04], { colour: style.textile, soft: 0.01 }),
  );
  return solids;
}
