import type { Random } from '@boardwalk/api/src/demo/random.ts';
import { lighter } from '../engine/colour.ts';
import { letters, lettersWidth } from '../engine/lettering.ts';
import type { Pen } from '../engine/pen.ts';
import { box, placed, type Solid } from '../engine/solid.ts';
import { turned } from '../engine/space.ts';
import { cladding } from '../engine/surface.ts';
import { gridOf } from '../house/facade.ts';
import { type Opening, wall } from '../house/opening.ts';
import { paving, street } from '../scene/ground.ts';
import { type Occasion, outdoorScene } from '../scene/outdoor-scene.ts';
import { planting } from '../scene/plants.ts';
import { leafTree } from '../scene/trees.ts';
import { bench, streetLamp } from './street-furniture.ts';

/** A band with words, sized in metres. */
export function frieze(
  text: string,
  width: number,
  height: number,
  colour: string,
  ink: string,
): { colour: string; decorate: (pen: Pen) => void } {
  return {
    colour,
    decorate: (pen) =>
      letters(
        pen,
        text,
        width / 2,
        height / 2,
        Math.min(height * 0.5, (width * 0.84) / lettersWidth(text)),
        ink,
      ),
  };
}

/** A low public building with a sign over its entrance; bays are garage doors of a fire hall. */
export function publicBuilding(
  random: Random,
  text: string,
  colour: string,
  accent: string,
  bays: number,
  storeys: number,
): Solid[] {
  const width = 24;
  const tall = storeys * 3.6;
  const glass: Opening[] = bays
    ? Array.from(
        { length: bays },
        (_, bay): Opening => ({
          kind: 'garage',
          u: 1.6 + bay * 5.2,
          v: 0,
          width: 4.2,
          height: 3.9,
          colour: '#b3342b',
        }),
      )
    : gridOf(
        {
          columns: 9,
          rows: storeys,
          windowWidth: 1.9,
          windowHeight: 2.1,
          first: 0.9,
          step: 3.6,
          frame: '#33404b',
          panes: [2, 1],
          kind: 'glass',
        },
        width,
      ).filter(({ u, v }) => v > 3 || Math.abs(u + 0.95 - width / 2) > 3);
  const facade = wall(random, colour, cladding(random, 'brick', colour, width, tall), glass);
  const flank = wall(
    random,
    colour,
    cladding(random, 'brick', colour, 12, tall),
    gridOf(
      {
        columns: 4,
        rows: storeys,
        windowWidth: 1.5,
        windowHeight: 1.8,
        first: 1,
        step: 3.6,
        frame: '#33404b',
        panes: [2, 1],
      },
      12,
    ),
  );
  const size = Math.min(0.8, 9 / lettersWidth(text));
  const solids: Solid[] = [
    box([-width / 2, 0, 0], [width, tall, 12], colour, {
      front: facade,
      left: flank,
      right: flank,
    }),
    box([-width / 2 - 0.2, tall, -0.2], [width + 0.4, 0.6, 12.4], lighter(colour, 0.25), {
      top: '#77757a',
    }),
  ];
  if (bays) {
    solids.push(
      box([bays * 5.2 - 9.9, 0, -0.4], [5, tall + 3.4, 5], accent, {
        front: frieze(text, 5, tall + 3.4, accent, '#f6f2e6'),
      }),
      box([-11.5, 4.3, -0.3], [bays * 5.2 - 0.6, 0.7, 0.25], accent, {
        front: frieze(text, bays * 5.2 - 0.6, 0.7, accent, '#f6f2e6'),
      }),
    );
  } else {
    solids.push(
      box([-3.4, 0, -1.2], [6.8, tall + 1.2, 1.2], accent, {
        front: {
          colour: accent,
          decorate: (pen) => {
            letters(
              pen,
              text,
              3.4,
              tall + 0.2,
              Math.min(size, 5.8 / lettersWidth(text)),
              '#f6f2e6',
            );
            pen.rect(1.4, 0, 4, 2.7, '#2f3b45', { fade: '#8fa8b8', glow: true });
            for (const u of [1.4, 2.73, 4.06, 5.4]) pen.rect(u - 0.05, 0, 0.1, 2.7, '#e9ecee');
            pen.rect(1.4, 2.65, 4, 0.1, '#e9ecee');
          },
          shine: (pen) => {
            if (pen.studio.light.lamps > 0.6)
              pen.rect(1.45, 0.05, 3.9, 2.55, '#ffd28a', { glow: true, opacity: 0.75 });
          },
        },
      }),
      box([-4, 2.9, -3.4], [8, 0.3, 2.2], lighter(accent, 0.2)),
      ...[-3.7, 3.5].map((x) => box([x, 0, -3.2], [0.2, 2.9, 0.2], lighter(accent, 0.2))),
    );
  }
  return solids;
}

/** Draws a public building on its square. */
export function civicScene(
  occasion: Occasion,
  build: (random: Random) => readonly Solid[],
  distance: number,
): string {
  const { season, turn } = occasion;
  return outdoorScene(occasion, (random) => ({
    camera: { height: 1.9, distance, fieldOfView: 58, horizon: 660 },
    beyond: 'trees',
    ground: [
      paving(
        [
          [-4, -30],
          [4, -30],
          [6, -1],
          [-6, -1],
        ],
        season === 'winter' ? '#d3d9e2' : '#c3bcb0',
        1.6,
      ),
      street(-distance - 2, -distance + 6.5, season === 'winter'),
    ],
    solids: [
      ...placed(build(random), [0, 0, 0], turn * 0.6),
      ...placed(streetLamp(), [-7.5, 0, -9]),
      ...placed(streetLamp(), [7.5, 0, -9]),
      ...placed(bench('#8a6239'), [-5.4, 0, -7.6], 0.2),
    ],
    sprites: [
      leafTree(random, [-16, 0, -2], random.between(8, 10), season),
      leafTree(random, [17, 0, -3], random.between(8, 10), season),
      leafTree(random, [-11.5, 0, -8], random.between(5, 6), season),
      ...planting(
        random,
        turned([6.5, 0, -2.4], turn * 0.6),
        turned([13, 0, -2], turn * 0.6),
        0.9,
        season,
      ),
      ...planting(
        random,
        turned([-13, 0, -2], turn * 0.6),
        turned([-6.5, 0, -2.4], turn * 0.6),
        0.9,
        season,
      ),
    ],
  }));
}
