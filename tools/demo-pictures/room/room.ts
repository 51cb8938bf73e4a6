import type { Random } from '@boardwalk/api/src/demo/random.ts';
import type { Camera } from '../engine/camera.ts';
import type { Light } from '../engine/light.ts';
import type { Studio } from '../engine/pen.ts';
import type { Solid } from '../engine/solid.ts';
import { unit } from '../engine/space.ts';
import { paintStage, type Sprite } from '../engine/stage.ts';
import type { RoomDesign } from './room-design.ts';
import { floor, shell } from './room-shell.ts';

/** The light inside: from the windows by day, from lamps in the evening. */
function roomLight(evening: boolean, side: number): Light {
  const common = { haze: '#d8d4cc', hazeReach: 400, shadowTint: evening ? '#1c1420' : '#2a2832' };
  return evening
    ? {
        ...common,
        towardsSun: unit([side * 0.5, 0.75, -0.45]),
        sun: [0.3, 0.22, 0.14],
        sky: [0.56, 0.46, 0.36],
        bounce: [0.48, 0.39, 0.31],
        heaven: [
          [0, '#1d2c55'],
          [0.6, '#4d5a8c'],
          [1, '#c98e74'],
        ],
        lamps: 1,
      }
    : {
        ...common,
        towardsSun: unit([side * 0.72, 0.6, -0.3]),
        sun: [0.46, 0.43, 0.37],
        sky: [0.65, 0.66, 0.67],
        bounce: [0.66, 0.64, 0.61],
        heaven: [
          [0, '#8fbde0'],
          [0.6, '#c4dcec'],
          [1, '#f1efe6'],
        ],
        lamps: 0,
      };
}

/** Paints a furnished room. */
export function paintRoom(
  random: Random,
  design: RoomDesign,
  camera: Camera,
  solids: readonly Solid[],
  sprites: readonly Sprite[] = [],
): string {
  const main = design.windows[0];
  const side =
    main?.wall === 'right' || (main?.wall === 'back' && main.at > design.width / 2) ? 1 : -1;
  const light = roomLight(design.evening, side);
  const seed = random.whole(1, 1e9);
  return paintStage({
    camera,
    light,
    backdrop: [(studio) => shell(studio, design, seed)],
    ground: [(pen) => floor(pen, design, seed), ...(design.mats ?? [])],
    solids,
    sprites,
    sunShadows: false,
    contact: true,
    veil: [(studio) => lightShaft(studio, design, side), ...(design.veil ?? [])],
  });
}

/** A breath of light from the side of the window over everything. */
function lightShaft({ canvas }: Studio, design: RoomDesign, side: number): void {
  const colour = design.evening ? '#ffb566' : '#fff8e6';
  const glow = canvas.glow([side < 0 ? 120 : 1160, 360], 900, [
    [0, colour, design.evening ? 0.1 : 0.2],
    [1, colour, 0],
  ]);
  canvas.push(`<rect width="1280" height="960" fill="${glow}"/>`);
}
