import { darker } from '../engine/colour.ts';
import { bar, cylinder, lathe } from '../engine/lathe.ts';
import { box, placed } from '../engine/solid.ts';
import { paving } from '../scene/ground.ts';
import { type Occasion, outdoorScene } from '../scene/outdoor-scene.ts';
import { leafTree } from '../scene/trees.ts';

/** Draws a water tower above a town. */
export function waterTower(occasion: Occasion): string {
  const { season, variant } = occasion;
  const colour = ['#cfd8dc', '#9fb7bd'][variant % 2] ?? '#cfd8dc';
  return outdoorScene(occasion, (random) => ({
    camera: { height: 2, distance: 44, fieldOfView: 50, horizon: 800 },
    beyond: 'trees',
    ground: [
      paving(
        [
          [-3, -40],
          [2, -40],
          [1, -2],
          [-1, -2],
        ],
        '#bdb4a4',
      ),
    ],
    solids: [
      ...[0, 1, 2, 3, 4, 5].map((leg) =>
        bar(
          [Math.cos(leg * 1.047) * 6, 0, Math.sin(leg * 1.047) * 6],
          [Math.cos(leg * 1.047) * 4, 16, Math.sin(leg * 1.047) * 4],
          0.3,
          darker(colour, 0.2),
        ),
      ),
      ...[5, 10.5].flatMap((y) =>
        [0, 1, 2, 3, 4, 5].map((leg) => {
          const radius = 6 - (y / 16) * 2;
          return bar(
            [Math.cos(leg * 1.047) * radius, y, Math.sin(leg * 1.047) * radius],
            [Math.cos((leg + 1) * 1.047) * radius, y, Math.sin((leg + 1) * 1.047) * radius],
            0.12,
            darker(colour, 0.25),
          );
        }),
      ),
      ...cylinder([0, 0, 0], 0.9, 16, darker(colour, 0.1)),
      ...lathe(
        [0, 15.2, 0],
        [
          [0, 1],
          [1.2, 4.2],
          [2.4, 5.6],
          [3.4, 5.9],
          [5.6, 5.9],
          [6.6, 5.3],
          [7.6, 4],
          [8.3, 2.2],
          [8.6, 0.3],
        ],
        colour,
        { sides: 40, covers: [undefined, undefined, undefined, '#3f7790'] },
      ),
      ...lathe(
        [0, 18, 0],
        [
          [0, 6.4],
          [0.3, 6.4],
        ],
        darker(colour, 0.35),
        { sides: 40 },
      ),
      ...placed([box([-7, 0, 0], [6, 3, 5], '#a4604c', { top: '#6f6d72' })], [10, 0, 3]),
    ],
    sprites: [-18, -13, -9, 10, 15, 19].map((x, index) =>
      leafTree(random, [x, 0, 2 + ((index * 7) % 9)], random.between(7, 10), season),
    ),
  }));
}
