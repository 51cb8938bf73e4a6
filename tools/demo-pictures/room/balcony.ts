import { type Random, seededRandom } from '@boardwalk/api/src/demo/random.ts';
import { aimCamera } from '../engine/camera.ts';
import { darker } from '../engine/colour.ts';
import { lathe } from '../engine/lathe.ts';
import type { Pen, Studio } from '../engine/pen.ts';
import { box, placed, type Solid, shadowless } from '../engine/solid.ts';
import { paintStage } from '../engine/stage.ts';
import { hills, skyline, treeline } from '../scene/backdrop.ts';
import { daylight, type Hour } from '../scene/daylight.ts';
import { leafTones, paintLobe } from '../scene/foliage.ts';
import { sky } from '../scene/sky.ts';
import { lake, shoreMirror } from '../scene/water.ts';
import { chair, roundTable } from './furniture.ts';
import { houseplant } from './houseplant.ts';

/** A view from a balcony at an hour of the day. */
interface ViewScene {
  readonly seed: number;
  readonly hour: Hour;
  readonly what: 'city' | 'hills' | 'lake';
}

/** Tree tops below the balcony, smaller towards the horizon. */
function treeTops(random: Random): (studio: Studio) => void {
  const seed = random.whole(1, 1e9);
  return (studio) => {
    const own = seededRandom(seed);
    const { camera, light } = studio;
    const greens = ['#4a7238', '#5a7f40', '#3f6438', '#6b8a48'];
    for (let row = 0; row < 9; row += 1) {
      const share = row / 8;
      const y = camera.horizon + 10 + share * share * 400;
      const size = 20 + share * 105;
      for (let x = -size; x < 1280 + size; x += size * own.between(0.9, 1.5)) {
        const tones = leafTones(light, own.pick(greens), 0.5 * (1 - share));
        const lobe = {
          x,
          y: y + own.between(-6, 6),
          width: size * own.between(0.8, 1.05),
          height: size * 0.62,
        };
        studio.canvas.ellipse(
          lobe.x,
          lobe.y + lobe.height * 0.5,
          lobe.width,
          lobe.height * 1.2,
          tones[1] ?? '#2f4a2a',
        );
        paintLobe(studio, own, lobe, tones, Math.max(3.4, size * 0.1), 1);
      }
    }
  };
}

function deck(pen: Pen): void {
  pen.rect(-6, -6, 12, 6.9, '#a98a68');
  for (let x = -6; x < 6; x += 0.15)
    pen.rect(x, -6, 0.014, 6.9, darker('#a98a68', 0.5), { opacity: 0.5 });
}

function rail(): Solid[] {
  const metal = '#33383d';
  return [
    box([-6, 1, 0.8], [12, 0.06, 0.08], metal),
    ...shadowless(
      Array.from({ length: 9 }, (_, post) =>
        box([-4.8 + post * 1.2, 0, 0.82], [0.045, 1, 0.045], metal),
      ),
    ),
    ...shadowless([0.25, 0.5, 0.75].map((y) => box([-6, y, 0.83], [12, 0.014, 0.014], metal))),
  ];
}

/** Draws the view from a balcony: rail, small table, plants; a city, hills or a lake beyond. */
export function balconyView(scene: ViewScene): string {
  const random = seededRandom(scene.seed);
  const light = daylight(scene.hour, scene.seed % 2 ? 0.6 : -0.6);
  const camera = aimCamera({ eye: [0, 1.75, -4.4], fieldOfView: 52, horizon: 470 });
  const left = houseplant(random, [-2.35, 0, -0.1], 1.3, '#8a5a44', 'broad');
  const right = houseplant(random, [2.3, 0, 0.1], 0.95, '#d9d2c6', 'fern');
  const behind = {
    city: [skyline(random, 340, 0.5), skyline(random, 210, 0.24)],
    hills: [hills(random, 210, '#5f7d5a'), treeline(random, 60, 'summer', 0.6)],
    lake: [hills(random, 100, '#5f7d6a')],
  }[scene.what];
  const table: Solid[] = [
    ...roundTable(0.34, 0.52, '#8a6239', '#33383d'),
    ...placed(
      lathe(
        [0, 0, 0],
        [
          [0, 0.035],
          [0.09, 0.042],
        ],
        '#f4f2ec',
      ),
      [0.1, 0.52, -0.05],
    ),
    ...placed(
      lathe(
        [0, 0, 0],
        [
          [0, 0.05],
          [0.1, 0.07],
          [0.2, 0.035],
        ],
        '#3f7790',
      ),
      [-0.12, 0.52, 0.05],
    ),
  ];
  return paintStage({
    camera,
    light,
    backdrop: [sky(random, random.between(0.4, 0.85)), ...behind],
    ground:
      scene.what === 'lake'
        ? [lake(random, 1.6, false), shoreMirror(34), deck]
        : [(pen) => treeTops(random)(pen.studio), deck],
    solids: [
      ...rail(),
      ...left.solids,
      ...right.solids,
      ...placed(table, [1.15, 0, -0.3]),
      ...placed(chair('#d8cfbf', '#6b4a30'), [0.35, 0, -0.5], 0.9),
      ...placed(chair('#d8cfbf', '#6b4a30'), [1.85, 0, -0.4], -1),
    ],
    sprites: [left.sprite, right.sprite],
  });
}
