import { type Random, seededRandom } from '@boardwalk/api/src/demo/random.ts';
import { FRAME } from '../engine/camera.ts';
import { mix } from '../engine/colour.ts';
import type { Studio } from '../engine/pen.ts';
import { add, type Vector } from '../engine/space.ts';
import type { Sprite } from '../engine/stage.ts';
import { leafTones, paintCore, paintLobe } from './foliage.ts';
import type { Season } from './trees.ts';

const SHRUBS: Record<Season, readonly string[]> = {
  spring: ['#6f9a48', '#86a856', '#5f8a4a'],
  summer: ['#4c7339', '#5c8344', '#3f6638', '#708f4c'],
  autumn: ['#93702f', '#8a4a2d', '#6d7338', '#a5582f'],
  winter: ['#dfe6ef', '#e6ebf2', '#cfd9e4'],
};

const BLOSSOMS = ['#f3e9ef', '#d98aa8', '#e7c24d', '#a98ad0', '#e06f53', '#f5f1e4'] as const;

/** A round shrub; some blossom in spring and summer. Height in metres. */
export function shrub(random: Random, at: Vector, height: number, season: Season): Sprite {
  const seed = random.whole(1, 1e9);
  const colour = random.pick(SHRUBS[season]);
  const blossom =
    season === 'spring' || season === 'summer'
      ? random.chance(0.5) && random.pick(BLOSSOMS)
      : false;
  const wide = height * random.between(0.62, 0.85);
  return {
    at,
    height,
    width: 0.3,
    leaves: [{ at: add(at, [0, height * 0.45, 0]), radius: height * 0.5 }],
    draw: (studio, foot, scale, haze) => {
      const own = seededRandom(seed);
      const tones = leafTones(studio.light, colour, haze);
      const lobe = {
        x: foot[0],
        y: foot[1] - height * scale * 0.45,
        width: wide * scale,
        height: height * scale * 0.52,
      };
      studio.canvas.ellipse(
        foot[0],
        foot[1],
        lobe.width * 1.05,
        lobe.height * 0.16,
        studio.light.shadowTint,
        'fill-opacity="0.28"',
      );
      paintCore(studio, lobe, tones[1] ?? colour);
      paintLobe(studio, own, lobe, tones, Math.max(2, scale * 0.085), 1.3);
      if (blossom)
        paintLobe(
          studio,
          own,
          lobe,
          leafTones(studio.light, blossom, haze),
          Math.max(1.4, scale * 0.045),
          0.28,
        );
    },
  };
}

/** A clipped hedge or a bed of plants along a line from one point to another. */
export function planting(
  random: Random,
  from: Vector,
  to: Vector,
  height: number,
  season: Season,
): Sprite[] {
  const length = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const count = Math.max(2, Math.round(length / (height * 0.95)));
  return Array.from({ length: count }, (_, index) => {
    const share = (index + random.between(-0.2, 0.2)) / (count - 1);
    const at: Vector = [
      from[0] + (to[0] - from[0]) * share,
      from[1],
      from[2] + (to[2] - from[2]) * share,
    ];
    return shrub(random, at, height * random.between(0.75, 1.15), season);
  });
}

/** Leaves and stems that hang into the nearest foreground, out of focus as in a photograph. */
export function nearLeaves(
  random: Random,
  corner: 'left' | 'right',
  albedo: string,
): (studio: Studio) => void {
  const seed = random.whole(1, 1e9);
  return (studio) => {
    const own = seededRandom(seed);
    const tones = leafTones(studio.light, albedo, 0).map((tone) =>
      mix(tone, studio.light.shadowTint, 0.35),
    );
    studio.canvas.group(studio.canvas.blur(7), () => {
      for (let index = 0; index < 6; index += 1) {
        const across = own.between(-40, 250);
        const x = corner === 'left' ? across : FRAME.width - across;
        const lobe = {
          x,
          y: own.between(-60, 110) - across * 0.25,
          width: own.between(80, 130),
          height: own.between(50, 90),
        };
        paintLobe(studio, own, lobe, tones, 21, 0.8);
      }
    });
  };
}
