import { type Random, seededRandom } from '@boardwalk/api/src/demo/random.ts';
import { FRAME } from '../engine/camera.ts';
import { mix } from '../engine/colour.ts';
import { shade } from '../engine/light.ts';
import type { Studio } from '../engine/pen.ts';
import type { Point } from '../engine/space.ts';
import { leafTones, paintLobe } from './foliage.ts';
import type { Season } from './trees.ts';

/** Rolling hills fading into haze, nearer ones darker; height in pixels. */
export function hills(random: Random, height: number, albedo: string): (studio: Studio) => void {
  const seed = random.whole(1, 1e9);
  return ({ canvas, camera, light }) => {
    const own = seededRandom(seed);
    for (let layer = 0; layer < 3; layer += 1) {
      const tone = mix(
        shade(light, albedo, [0, 0.8, -0.6], layer > 0),
        light.haze,
        0.78 - layer * 0.17,
      );
      const top = camera.horizon - height * (1 - layer * 0.3);
      const waves = [
        own.between(0, 6),
        own.between(0, 6),
        own.between(180, 320),
        own.between(70, 120),
      ];
      const ridge: Point[] = [[-10, camera.horizon + 12]];
      for (let x = -10; x <= FRAME.width + 20; x += 16) {
        const wave =
          Math.sin(x / (waves[2] ?? 200) + (waves[0] ?? 0)) * 0.32 +
          Math.sin(x / (waves[3] ?? 90) + (waves[1] ?? 0)) * 0.1;
        ridge.push([x, top - height * wave * (1 - layer * 0.25) + own.between(-1.5, 1.5)]);
      }
      ridge.push([FRAME.width + 20, camera.horizon + 12]);
      canvas.polygon(
        ridge,
        canvas.gradient(
          [0, top - height * 0.4],
          [0, camera.horizon],
          [
            [0, tone],
            [1, mix(tone, light.haze, 0.45)],
          ],
        ),
      );
    }
  };
}

const WOODS: Record<Season, readonly string[]> = {
  spring: ['#86a653', '#75994b', '#9db066'],
  summer: ['#4a7238', '#5a7f40', '#3f6438'],
  autumn: ['#b0692c', '#a8862f', '#8a4a2a', '#6f7538'],
  winter: ['#857a78', '#6f6a70', '#47604f'],
};

/** A line of distant trees along the horizon; height in pixels. */
export function treeline(
  random: Random,
  height: number,
  season: Season,
  haze = 0.42,
): (studio: Studio) => void {
  const seed = random.whole(1, 1e9);
  return (studio) => {
    const own = seededRandom(seed);
    const { camera, light, canvas } = studio;
    for (const row of [1, 0]) {
      for (let x = -30; x < FRAME.width + 40; ) {
        const tall = height * own.between(0.55, 1) * (1 - row * -0.22);
        const wide = tall * own.between(0.5, 0.85);
        const tones = leafTones(light, own.pick(WOODS[season]), haze + row * 0.16);
        const y = camera.horizon - tall * 0.5 + 6;
        canvas.ellipse(x, y, wide * 0.85, tall * 0.5, tones[1] ?? '#000000');
        paintLobe(
          studio,
          own,
          { x, y, width: wide, height: tall * 0.56 },
          tones,
          Math.max(4, height * 0.1),
          0.85,
        );
        x += wide * 1.1;
      }
    }
  };
}

/** A city skyline in haze; height in pixels. */
export function skyline(random: Random, height: number, haze = 0.6): (studio: Studio) => void {
  const seed = random.whole(1, 1e9);
  return ({ canvas, camera, light }) => {
    const own = seededRandom(seed);
    for (const row of [0, 1]) {
      for (let x = -40; x < FRAME.width + 20; ) {
        const wide = own.between(34, 92);
        const centreBoost = 1 - Math.abs(x / FRAME.width - 0.55) * 0.9;
        const tall = height * own.between(0.35, 1) * (row === 0 ? 1 : 0.6) * centreBoost;
        const albedo = own.pick(['#8d8f96', '#a39a8f', '#7d8b99', '#b3aba0', '#6f7680']);
        const mist = haze + (row === 0 ? 0.16 : 0);
        const front = mix(shade(light, albedo, [0, 0, -1]), light.haze, mist);
        const flank = mix(shade(light, albedo, [1, 0, 0], false), light.haze, mist);
        const top = camera.horizon - tall;
        canvas.push(
          `<rect x="${x.toFixed(0)}" y="${top.toFixed(0)}" width="${wide.toFixed(0)}" height="${(tall + 8).toFixed(0)}" fill="${canvas.gradient(
            [0, top],
            [0, camera.horizon],
            [
              [0, front],
              [1, mix(front, light.haze, 0.4)],
            ],
          )}"/>`,
        );
        canvas.push(
          `<rect x="${(x + wide * 0.74).toFixed(0)}" y="${top.toFixed(0)}" width="${(wide * 0.26).toFixed(0)}" height="${(tall + 8).toFixed(0)}" fill="${flank}" opacity="0.6"/>`,
        );
        windows(canvas, own, x, top, wide, tall, light.lamps, mix(front, light.shadowTint, 0.22));
        x += wide * own.between(0.9, 1.35);
      }
    }
  };
}

function windows(
  canvas: Studio['canvas'],
  random: Random,
  x: number,
  top: number,
  wide: number,
  tall: number,
  lamps: number,
  dark: string,
): void {
  let unlit = '';
  let lit = '';
  for (let v = top + 8; v < top + tall - 6; v += 9) {
    for (let u = x + 4; u < x + wide * 0.72 - 4; u += 7) {
      const mark = `M${u.toFixed(0)} ${v.toFixed(0)}h4v5h-4z`;
      if (random.chance(lamps * 0.5)) lit += mark;
      else unlit += mark;
    }
  }
  canvas.push(`<path d="${unlit}" fill="${dark}" opacity="0.5"/>`);
  if (lit) canvas.push(`<path d="${lit}" fill="#ffd98f" opacity="0.85"/>`);
}
