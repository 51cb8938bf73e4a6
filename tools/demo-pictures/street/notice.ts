import { darker } from '../engine/colour.ts';
import { lathe } from '../engine/lathe.ts';
import { letters } from '../engine/lettering.ts';
import { box, placed, type Solid } from '../engine/solid.ts';
import { cladding } from '../engine/surface.ts';
import { wall } from '../house/opening.ts';
import { type Occasion, outdoorScene } from '../scene/outdoor-scene.ts';
import { shrub } from '../scene/plants.ts';

/** Draws a front door close up with a paper notice on it. */
export function doorNotice(occasion: Occasion, title: string): string {
  const { variant, season } = occasion;
  const looks = [
    ['#9c5f4b', 'brick', '#2f4a5c'],
    ['#ebe7dc', 'siding', '#8f2f2a'],
    ['#8b9a7b', 'siding', '#3a2f2a'],
    ['#9a958c', 'stone', '#35513f'],
  ] as const;
  const [colour, kind, leaf] = looks[variant % looks.length] ?? looks[0];
  return outdoorScene(occasion, (random) => {
    const front = wall(random, colour, cladding(random, kind, colour, 7, 3.6), [
      { kind: 'door', u: 2.7, v: 0, width: 1.15, height: 2.2, colour: leaf },
      { kind: 'window', u: 4.7, v: 0.9, width: 1.3, height: 1.3, colour: '#f1ede4', panes: [2, 2] },
      { kind: 'window', u: 0.5, v: 0.9, width: 1.3, height: 1.3, colour: '#f1ede4', panes: [2, 2] },
    ]);
    const paper: Solid = box([-0.58, 1.42, -0.03], [0.46, 0.62, 0.012], '#faf7ee', {
      front: {
        colour: '#faf7ee',
        decorate: (pen) => {
          letters(pen, title, 0.23, 0.53, Math.min(0.07, 0.4 / (title.length * 0.9)), '#a33b2c');
          for (let row = 0; row < 8; row += 1)
            pen.rect(0.05, 0.06 + row * 0.045, 0.26 + ((row * 5) % 4) * 0.03, 0.01, '#6d7278');
          pen.disc(0.37, 0.08, 0.035, '#b3342b', { opacity: 0.7 });
        },
      },
    });
    return {
      camera: { height: 1.5, distance: 4.6, fieldOfView: 52, horizon: 520 },
      beyond: 'trees',
      ground: [],
      solids: placed(
        [
          box([-3.5, 0.3, 0], [7, 3.6, 3], colour, { front }),
          box([-1.6, 0, -1.5], [3.2, 0.3, 1.49], '#a39d94', { top: '#bdb5a8' }),
          box([-1.3, 0, -2], [2.6, 0.15, 0.49], '#b3ada3'),
          paper,
          box([-0.75, 0.3, -0.85], [1.5, 0.03, 0.6], {
            colour: '#6b5238',
            decorate: (pen) => pen.rect(0.08, 0.06, 1.3, 0.04, darker('#6b5238', 0.4)),
          }),
          ...lathe(
            [0.95, 0.3, -0.7],
            [
              [0, 0.16],
              [0.34, 0.22],
            ],
            '#8a5a44',
          ),
        ],
        [0.1, 0, 0],
        occasion.turn * 0.5,
      ),
      sprites: [
        shrub(random, [1.05, 0.62, -0.85], 0.6, season),
        shrub(random, [-2.6, 0, -0.9], 0.9, season),
        shrub(random, [2.9, 0, -0.8], 0.8, season),
      ],
    };
  });
}
