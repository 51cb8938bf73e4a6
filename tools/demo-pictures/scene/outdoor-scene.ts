import { type Random, seededRandom } from '@boardwalk/api/src/demo/random.ts';
import { aimCamera, type Camera } from '../engine/camera.ts';
import type { Pen, Studio } from '../engine/pen.ts';
import type { Solid } from '../engine/solid.ts';
import { paintStage, type Sprite } from '../engine/stage.ts';
import { hills, skyline, treeline } from './backdrop.ts';
import { daylight, type Hour } from './daylight.ts';
import { lawn } from './ground.ts';
import { sky } from './sky.ts';
import type { Season } from './trees.ts';

/** When and how an outdoor picture is taken. */
export interface Occasion {
  readonly seed: number;
  readonly hour: Hour;
  readonly season: Season;
  /** Turn of the subject in radians; positive shows its left side. */
  readonly turn: number;
  /** Number of the variant of the subject: colours and shapes. */
  readonly variant: number;
}

/** What stands in an outdoor picture. */
interface Outdoors {
  readonly camera: {
    readonly height: number;
    readonly distance: number;
    readonly shift?: number;
    readonly fieldOfView?: number;
    readonly horizon?: number;
  };
  readonly beyond: 'trees' | 'hills' | 'city' | 'open';
  /** Painted over the lawn or instead of it. */
  readonly ground: readonly ((pen: Pen) => void)[];
  readonly bare?: boolean;
  readonly solids: readonly Solid[];
  readonly sprites: readonly Sprite[];
  readonly backdrop?: readonly ((studio: Studio) => void)[];
  readonly veil?: readonly ((studio: Studio) => void)[];
  readonly clouds?: number;
}

/** Paints an outdoor picture: sky, distance, ground, and what stands on it. */
export function outdoorScene(occasion: Occasion, arrange: (random: Random) => Outdoors): string {
  const random = seededRandom(occasion.seed);
  const scene = arrange(random);
  const { height, distance, shift = 0, fieldOfView = 58, horizon = 600 } = scene.camera;
  const camera: Camera = aimCamera({ eye: [shift, height, -distance], fieldOfView, horizon });
  const clouds = scene.clouds ?? (occasion.hour === 'overcast' ? 1 : random.between(0.3, 0.85));
  return paintStage({
    camera,
    light: daylight(occasion.hour, occasion.turn > 0 ? 0.62 : -0.62),
    backdrop: [
      sky(random, clouds),
      ...distanceOf(random, scene.beyond, occasion.season),
      ...(scene.backdrop ?? []),
    ],
    ground: [...(scene.bare ? [] : [lawn(random, occasion.season)]), ...scene.ground],
    solids: scene.solids,
    sprites: scene.sprites,
    veil: scene.veil ?? [],
  });
}

function distanceOf(
  random: Random,
  beyond: Outdoors['beyond'],
  season: Season,
): ((studio: Studio) => void)[] {
  if (beyond === 'open') return [];
  if (beyond === 'hills')
    return [
      hills(random, 120, season === 'winter' ? '#b4bdca' : '#5f7d5a'),
      treeline(random, 62, season),
    ];
  if (beyond === 'city') return [skyline(random, 200), treeline(random, 54, season)];
  return [treeline(random, random.between(90, 130), season)];
}
