import { type Random, seededRandom } from '@boardwalk/api/src/demo/random.ts';
import { mix } from '../engine/colour.ts';
import { shade } from '../engine/light.ts';
import type { Studio } from '../engine/pen.ts';
import { add, type Point, type Vector } from '../engine/space.ts';
import type { Sprite } from '../engine/stage.ts';
import { type Lobe, leafTones, paintCore, paintLobe } from './foliage.ts';

/** What the year does to plants. */
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

const LEAVES: Record<Exclude<Season, 'winter'>, readonly string[]> = {
  spring: ['#8fb04a', '#9dbb5c', '#7fa64c', '#e3b3bf'],
  summer: ['#4f7d36', '#5d8a3c', '#46703a', '#6b8f41'],
  autumn: ['#c7762a', '#b8492a', '#d6a032', '#a9672c', '#8d8b3a'],
};

/** A broad-leaved tree of the season, bare in winter; height in metres. */
export function leafTree(
  random: Random,
  at: Vector,
  height: number,
  season: Season,
  albedo?: string,
): Sprite {
  if (season === 'winter') return bareTree(random, at, height);
  const colour = albedo ?? random.pick(LEAVES[season]);
  const seed = random.whole(1, 1e9);
  const spread = height * random.between(0.27, 0.38);
  const tall = random.between(0.9, 1.28);
  const crown = add(at, [0, height * 0.63, 0]);
  return {
    at,
    height,
    width: 0.5,
    leaves: [
      { at: crown, radius: spread },
      { at: add(crown, [spread * 0.5, -spread * 0.25, 0]), radius: spread * 0.62 },
      { at: add(crown, [-spread * 0.55, -spread * 0.2, 0]), radius: spread * 0.6 },
      { at: add(at, [0, height * 0.2, 0]), radius: height * 0.05 },
    ],
    draw: (studio, foot, scale, haze) => {
      const own = seededRandom(seed);
      trunk(studio, foot, scale, height * 0.62, height * 0.03, '#6a5442', haze);
      boughs(studio, own, foot, scale, height, haze);
      const tones = leafTones(studio.light, colour, haze);
      const lobes = crownLobes(own, foot, scale, height, spread, tall);
      for (const lobe of lobes) paintCore(studio, lobe, tones[1] ?? colour);
      const leaf = Math.max(2.6, scale * height * 0.022);
      for (const lobe of lobes) paintLobe(studio, own, lobe, tones, leaf, 1.1);
    },
  };
}

function crownLobes(
  random: Random,
  [x, y]: Point,
  scale: number,
  height: number,
  spread: number,
  tall: number,
): Lobe[] {
  const lobes: Lobe[] = [];
  const reach = spread * scale;
  const middle = y - height * 0.63 * scale;
  for (let index = 0; index < 13; index += 1) {
    const angle = (index / 13) * Math.PI * 2 + random.between(-0.24, 0.24);
    const far = random.between(0.42, 0.82) * reach;
    const size = reach * random.between(0.28, 0.48);
    const below = Math.sin(angle) > 0.35 ? 0.72 : 1;
    lobes.push({
      x: x + Math.cos(angle) * far,
      y: middle + Math.sin(angle) * far * tall * below,
      width: size,
      height: size * 0.8,
    });
  }
  lobes.sort((a, b) => a.y - b.y);
  for (let index = 0; index < 5; index += 1) {
    const size = reach * random.between(0.32, 0.46);
    lobes.push({
      x: x + random.between(-0.34, 0.34) * reach,
      y: middle + random.between(-0.42, 0.34) * reach * tall,
      width: size,
      height: size * 0.82,
    });
  }
  return lobes;
}

/** Boughs that fan out from the trunk into the crown. */
function boughs(
  { canvas, light }: Studio,
  random: Random,
  [x, y]: Point,
  scale: number,
  height: number,
  haze: number,
): void {
  const bark = mix(shade(light, '#5a4738', [0, -0.2, -0.9]), light.haze, haze);
  const from = y - height * scale * 0.26;
  for (const lean of [-0.8, -0.3, 0.35, 0.85]) {
    const endX = x + lean * height * scale * random.between(0.16, 0.22);
    const endY = y - height * scale * random.between(0.5, 0.62);
    const data = `M${x.toFixed(1)} ${from.toFixed(1)}Q${(x + lean * 4).toFixed(1)} ${((from + endY) / 2).toFixed(1)} ${endX.toFixed(1)} ${endY.toFixed(1)}`;
    const wide = Math.max(1, height * scale * 0.016).toFixed(1);
    canvas.push(`<path d="${data}" fill="none" stroke="${bark}" stroke-width="${wide}"/>`);
  }
}

/** Paints a trunk from its foot: tapered, darker on the side away from the sun. */
function trunk(
  studio: Studio,
  [x, y]: Point,
  scale: number,
  height: number,
  radius: number,
  albedo: string,
  haze: number,
): void {
  const { canvas, light } = studio;
  const half = Math.max(1, radius * scale);
  const top = y - height * scale;
  const bright = mix(shade(light, albedo, [light.towardsSun[0] * 0.6, 0, -0.8]), light.haze, haze);
  const dark = mix(mix(bright, light.shadowTint, 0.5), light.haze, haze * 0.4);
  const fill =
    light.towardsSun[0] < 0
      ? canvas.gradient(
          [x - half, y],
          [x + half, y],
          [
            [0, bright],
            [1, dark],
          ],
        )
      : canvas.gradient(
          [x - half, y],
          [x + half, y],
          [
            [0, dark],
            [1, bright],
          ],
        );
  canvas.polygon(
    [
      [x - half * 1.5, y + 1],
      [x - half * 0.9, y - height * scale * 0.1],
      [x - half * 0.45, top],
      [x + half * 0.45, top],
      [x + half * 0.9, y - height * scale * 0.1],
      [x + half * 1.5, y + 1],
    ],
    fill,
  );
}

/** A leafless tree with snow on its forks. */
function bareTree(random: Random, at: Vector, height: number): Sprite {
  const seed = random.whole(1, 1e9);
  return {
    at,
    height,
    width: 0.5,
    leaves: [{ at: add(at, [0, height * 0.2, 0]), radius: height * 0.035 }],
    draw: (studio, foot, scale, haze) => {
      const own = seededRandom(seed);
      const bark = mix(shade(studio.light, '#5d4c42', [0, 0.2, -0.9]), studio.light.haze, haze);
      let data = new Map<number, string>();
      const grow = (x: number, y: number, angle: number, length: number, level: number): void => {
        const endX = x + Math.sin(angle) * length;
        const endY = y - Math.cos(angle) * length;
        data.set(
          level,
          `${data.get(level) ?? ''}M${x.toFixed(1)} ${y.toFixed(1)}Q${(x + Math.sin(angle - 0.12) * length * 0.5).toFixed(1)} ${(y - Math.cos(angle - 0.12) * length * 0.5).toFixed(1)} ${endX.toFixed(1)} ${endY.toFixed(1)}`,
        );
        if (level >= 6) return;
        const forks = level < 2 ? 3 : 2;
        for (let fork = 0; fork < forks; fork += 1) {
          const bend = (fork - (forks - 1) / 2) * own.between(0.42, 0.7) + own.between(-0.15, 0.15);
          grow(endX, endY, (angle + bend) * 0.93, length * own.between(0.66, 0.8), level + 1);
        }
      };
      grow(foot[0], foot[1], own.between(-0.05, 0.05), height * scale * 0.27, 0);
      data = new Map([...data].sort(([a], [b]) => b - a));
      for (const [level, path] of data) {
        const width = Math.max(0.6, height * scale * 0.034 * 0.62 ** level);
        studio.canvas.push(
          `<path d="${path}" fill="none" stroke="${mix(bark, studio.light.haze, level * 0.05)}" stroke-width="${width.toFixed(1)}" stroke-linecap="round"/>`,
        );
      }
    },
  };
}

/** The ragged outline of one tier of drooping branches. */
function skirt(random: Random, x: number, y: number, half: number, height: number): Point[] {
  const points: Point[] = [[x, y - height * 2.2]];
  const spikes = 9;
  for (let spike = 0; spike <= spikes * 2; spike += 1) {
    const across = (spike / spikes - 1) * -half;
    const drop = spike % 2 ? height * 0.15 : height * random.between(0.75, 1.15);
    points.push([x + across, y + drop * (0.55 + 0.45 * Math.abs(across / half))]);
  }
  return points;
}

/** A spruce; snow lies on it in winter. */
export function spruce(random: Random, at: Vector, height: number, season: Season): Sprite {
  const seed = random.whole(1, 1e9);
  const spread = height * random.between(0.19, 0.24);
  const leaves = [0.2, 0.4, 0.6, 0.8].map((share) => ({
    at: add(at, [0, height * share, 0]),
    radius: spread * (1 - share) * 0.95,
  }));
  return {
    at,
    height,
    width: 0.5,
    leaves,
    draw: (studio, foot, scale, haze) => {
      const own = seededRandom(seed);
      trunk(studio, foot, scale, height * 0.2, height * 0.018, '#54453a', haze);
      const tones = leafTones(studio.light, '#33553f', haze);
      const snow = leafTones(studio.light, '#eef3fa', haze);
      const tiers = 15;
      for (let tier = 0; tier < tiers; tier += 1) {
        const share = tier / (tiers - 1);
        const half = spread * scale * (1 - share) ** 0.9 * own.between(0.88, 1.08) + scale * 0.08;
        const y = foot[1] - scale * height * (0.07 + share * 0.9);
        const lobe: Lobe = {
          x: foot[0],
          y,
          width: half,
          height: Math.max(3, (scale * height) / tiers) * 0.85,
        };
        studio.canvas.polygon(skirt(own, foot[0], y, half, lobe.height), tones[1] ?? '#22332a');
        paintLobe(studio, own, lobe, tones, Math.max(2.2, scale * height * 0.015), 0.85);
        if (season === 'winter') {
          paintLobe(
            studio,
            own,
            { ...lobe, y: y - lobe.height * 0.5, width: half * 0.8, height: lobe.height * 0.3 },
            snow.slice(),
            Math.max(2, scale * height * 0.014),
            0.7,
          );
        }
      }
    },
  };
}
