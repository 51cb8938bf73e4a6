import { type Random, seededRandom } from '@boardwalk/api/src/demo/random.ts';
import { short } from '../engine/canvas.ts';
import { mix } from '../engine/colour.ts';
import { lathe } from '../engine/lathe.ts';
import { placed, type Solid } from '../engine/solid.ts';
import { add, type Vector } from '../engine/space.ts';
import type { Sprite } from '../engine/stage.ts';
import { leafTones } from '../scene/foliage.ts';

/** A potted plant: the pot as solids and its leaves as a sprite. */
interface Potted {
  readonly solids: readonly Solid[];
  readonly sprite: Sprite;
}

/** A plant in a pot standing at a point; sizes in metres. */
export function houseplant(
  random: Random,
  at: Vector,
  height: number,
  pot: string,
  kind: 'broad' | 'blades' | 'fern',
): Potted {
  const seed = random.whole(1, 1e9);
  const potHeight = Math.min(0.42, height * 0.3);
  const radius = potHeight * 0.48;
  return {
    solids: placed(
      lathe(
        [0, 0, 0],
        [
          [0, radius * 0.72],
          [potHeight * 0.9, radius],
          [potHeight, radius * 1.04],
        ],
        pot,
      ),
      at,
    ),
    sprite: {
      at: add(at, [0, potHeight, 0]),
      width: 0.05,
      height: height - potHeight,
      draw: (studio, foot, scale) => {
        const own = seededRandom(seed);
        const tones = leafTones(studio.light, kind === 'fern' ? '#6f9a52' : '#4c7d49', 0);
        const stems = kind === 'broad' ? 15 : kind === 'blades' ? 12 : 26;
        for (let stem = 0; stem < stems; stem += 1) {
          const lean = ((stem * 7) % stems) / stems - 0.5 + own.between(-0.06, 0.06);
          const tone =
            tones[
              Math.min(
                6,
                Math.max(
                  1,
                  Math.round(2 + lean * studio.light.towardsSun[0] * 5 + (stem / stems) * 3),
                ),
              )
            ] ?? '#4c7d49';
          const length = (height - potHeight) * scale * own.between(0.6, 1);
          const draw = kind === 'broad' ? broadLeaf : kind === 'blades' ? blade : frond;
          studio.canvas.push(
            draw(foot[0], foot[1], lean, length, tone, mix(tone, '#f2f4c0', 0.25)),
          );
        }
      },
    },
  };
}

function blade(x: number, y: number, lean: number, length: number, tone: string): string {
  const tipX = x + lean * length * 0.7;
  const tipY = y - length;
  const half = length * 0.05;
  const middleX = x + lean * length * 0.2;
  return `<path d="M${short(x - half * 0.6 + lean * 12)} ${short(y)}Q${short(middleX - half)} ${short(y - length * 0.5)} ${short(tipX)} ${short(tipY)}Q${short(middleX + half * 1.5)} ${short(y - length * 0.5)} ${short(x + half * 0.6 + lean * 12)} ${short(y)}Z" fill="${tone}"/>`;
}

function broadLeaf(
  x: number,
  y: number,
  lean: number,
  length: number,
  tone: string,
  vein: string,
): string {
  const stemX = x + lean * length * 1.05;
  const stemY = y - length * (0.95 - Math.abs(lean) * 0.75);
  const size = length * 0.24;
  const turn = (lean * 130).toFixed(0);
  const leaf = `<g transform="translate(${short(stemX)} ${short(stemY)}) rotate(${turn})"><path d="M0 ${short(size * 0.9)}C${short(-size * 0.95)} ${short(size * 0.5)} ${short(-size * 0.62)} ${short(-size * 0.7)} 0 ${short(-size)}C${short(size * 0.62)} ${short(-size * 0.7)} ${short(size * 0.95)} ${short(size * 0.5)} 0 ${short(size * 0.9)}Z" fill="${tone}"/><path d="M0 ${short(size * 0.8)}L0 ${short(-size * 0.8)}" stroke="${vein}" stroke-width="1.4" opacity="0.6"/></g>`;
  return `<path d="M${short(x)} ${short(y)}Q${short(x + lean * length * 0.25)} ${short(y - length * 0.5)} ${short(stemX)} ${short(stemY + size * 0.6)}" fill="none" stroke="${tone}" stroke-width="2.2"/>${leaf}`;
}

function frond(x: number, y: number, lean: number, length: number, tone: string): string {
  const tipX = x + lean * length * 1.7;
  const tipY = y - length * (0.85 - Math.abs(lean) * 1.35);
  const topX = x + lean * length * 0.8;
  const topY = y - length * 0.95;
  return `<path d="M${short(x)} ${short(y)}Q${short(topX)} ${short(topY)} ${short(tipX)} ${short(tipY)}Q${short(topX + 6)} ${short(topY + length * 0.16)} ${short(x + 2)} ${short(y)}Z" fill="${tone}"/>`;
}
