import type { Random } from '@boardwalk/api/src/demo/random.ts';
import { project } from '../engine/camera.ts';
import { darker } from '../engine/colour.ts';
import { ball, bar, cylinder, lathe } from '../engine/lathe.ts';
import { letters } from '../engine/lettering.ts';
import type { Studio } from '../engine/pen.ts';
import { box, placed, type Solid } from '../engine/solid.ts';
import type { Vector } from '../engine/space.ts';
import { chair, table } from '../room/furniture.ts';
import { paving } from '../scene/ground.ts';
import { type Occasion, outdoorScene } from '../scene/outdoor-scene.ts';
import { planting } from '../scene/plants.ts';
import { leafTree } from '../scene/trees.ts';
import { buildHouse } from './house.ts';
import { designOf } from './house-designs.ts';

/** Draws a garden evening with string lights, tables and guests' chairs. */
export function eveningGarden(occasion: Occasion): string {
  const { season, variant } = occasion;
  const side = occasion.turn > 0 ? 1 : -1;
  return outdoorScene(occasion, (random) => {
    const posts: readonly Vector[] = [
      [-5.5, 2.9, -4],
      [-1.8, 2.7, 2.2],
      [2.4, 2.8, 2],
      [5.6, 2.9, -4],
    ];
    return {
      camera: { height: 1.65, distance: 10.5, fieldOfView: 60, horizon: 520 },
      beyond: 'trees',
      ground: [
        paving(
          [
            [-5.6, -5.8],
            [5.6, -5.8],
            [5, 2.6],
            [-5, 2.6],
          ],
          '#a99d8c',
          1.3,
        ),
      ],
      solids: [
        ...placed(
          buildHouse(random, { ...designOf(variant + 3), garage: 'none', porch: 'portico' }),
          [side * 7.6, 0, 8],
          side * 0.5,
        ),
        ...posts.map((post) => bar([post[0], 0, post[2]], post, 0.05, '#5b4432')),
        ...placed(longTable(random, variant), [0, 0, -2.4], side * 0.12),
        ...placed(barrel(), [-side * 4.3, 0, -1.2]),
        ...(variant % 2
          ? banner(['SUMMER SOCIAL', 'STREET DINNER', 'FUNDRAISER'][variant % 3] ?? 'SUMMER SOCIAL')
          : []),
      ],
      sprites: [
        leafTree(random, [-side * 7, 0, 3], random.between(6, 7.5), season),
        ...planting(random, [-5.4, 0, 2.9], [-1, 0, 3.3], 0.8, season),
      ],
      veil: [
        (studio) => stringLights(studio, posts),
        (studio) =>
          stringLights(studio, [
            [-5.5, 2.9, -4],
            [5.6, 2.9, -4],
          ]),
      ],
    };
  });
}

function banner(text: string): Solid[] {
  return [
    box(
      [-1.7, 2.05, 2.1],
      [3.6, 0.5, 0.02],
      { colour: '#f4efe4' },
      {
        front: {
          colour: '#f4efe4',
          decorate: (pen) => letters(pen, text, 1.8, 0.25, 0.24, '#a33b2c'),
        },
      },
    ),
  ];
}

function longTable(random: Random, variant: number): Solid[] {
  const cloth = ['#f3efe6', '#c9d6d2', '#e7cfa9'][variant % 3] ?? '#f3efe6';
  const solids = [
    ...placed(table(3.4, 0.95, 0.76, cloth, '#5b4432'), [0, 0, -0.48]),
    box([-1.7, 0.5, -0.49], [3.4, 0.25, 0.015], darker(cloth, 0.06)),
  ];
  for (const x of [-1.2, -0.4, 0.4, 1.2]) {
    solids.push(
      ...placed(chair('#8a6239', '#6b4a30'), [x, 0, 0.62]),
      ...placed(chair('#8a6239', '#6b4a30'), [x, 0, -0.72], Math.PI),
    );
    solids.push(
      ...lathe(
        [x, 0.76, -0.28],
        [
          [0, 0.09],
          [0.012, 0.12],
        ],
        '#ffffff',
      ),
      ...lathe(
        [x + 0.2, 0.76, -0.2],
        [
          [0, 0.03],
          [0.01, 0.008],
          [0.09, 0.008],
          [0.1, 0.03],
          [0.18, 0.036],
        ],
        '#dfe8ea',
        { sides: 14 },
      ),
    );
  }
  for (const x of [-0.8, 0, 0.8])
    solids.push(
      ...cylinder([x, 0.76, 0], 0.05, 0.13, { colour: '#ffdf9f', glow: true }),
      ...ball([x + 0.24, 0.86, 0.05], 0.11, random.pick(['#d98aa8', '#f3e6d2', '#c2562f'])),
    );
  return solids;
}

function barrel(): Solid[] {
  return [
    ...lathe(
      [0, 0, 0],
      [
        [0, 0.36],
        [0.5, 0.44],
        [1, 0.36],
      ],
      '#8a5a36',
      { sides: 24 },
    ),
    ...lathe(
      [0, 1, 0],
      [
        [0, 0.05],
        [0.2, 0.05],
        [0.26, 0.02],
        [0.34, 0.02],
      ],
      '#2f4a3f',
    ),
    ...lathe(
      [0.16, 1, -0.1],
      [
        [0, 0.05],
        [0.2, 0.05],
        [0.26, 0.02],
        [0.34, 0.02],
      ],
      '#6d2f2f',
    ),
  ];
}

/** Bulbs along slack cords between points, with their glow. */
function stringLights({ canvas, camera }: Studio, posts: readonly Vector[]): void {
  posts.slice(1).forEach((to, index) => {
    const from = posts[index] ?? to;
    const bulbs: string[] = [];
    const path: string[] = [];
    for (let step = 0; step <= 22; step += 1) {
      const share = step / 22;
      const slack = Math.sin(share * Math.PI) * 0.42;
      const [x, y] = project(camera, [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share - slack,
        from[2] + (to[2] - from[2]) * share,
      ]);
      path.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
      if (step % 2 === 1) {
        canvas.ellipse(
          x,
          y + 8,
          34,
          34,
          canvas.glow([x, y + 8], 34, [
            [0, '#ffd68a', 0.65],
            [0.3, '#ffc76b', 0.25],
            [1, '#ffc76b', 0],
          ]),
        );
        bulbs.push(
          `<ellipse cx="${x.toFixed(1)}" cy="${(y + 8).toFixed(1)}" rx="5" ry="7" fill="#fff3cf"/>`,
        );
      }
    }
    canvas.push(
      `<path d="M${path.join('L')}" fill="none" stroke="#2a2622" stroke-width="2.4"/>${bulbs.join('')}`,
    );
  });
}
