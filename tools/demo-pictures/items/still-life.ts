import { type Random, seededRandom } from '@boardwalk/api/src/demo/random.ts';
import { aimCamera, projectPolygon } from '../engine/camera.ts';
import type { Canvas } from '../engine/canvas.ts';
import { darker, lighter } from '../engine/colour.ts';
import type { Light } from '../engine/light.ts';
import type { Solid } from '../engine/solid.ts';
import { type Point, unit } from '../engine/space.ts';
import { paintStage, type Sprite } from '../engine/stage.ts';
import { type Flooring, floorTexture } from '../room/flooring.ts';

/** The setting of a thing that is photographed by itself. */
export interface StillLife {
  readonly seed: number;
  /** Wall behind and surface below. */
  readonly wall: string;
  readonly surface: string;
  readonly texture: Flooring;
  /** Width of the view at the thing, in metres: 1 for a camera, 3 for a sofa. */
  readonly span: number;
  /** −1 for light from the left, 1 from the right. */
  readonly side: -1 | 1;
}

function softLight(side: number): Light {
  return {
    towardsSun: unit([side * 0.62, 0.72, -0.5]),
    sun: [0.62, 0.57, 0.48],
    sky: [0.52, 0.53, 0.56],
    bounce: [0.4, 0.38, 0.36],
    haze: '#d8d4cc',
    hazeReach: 900,
    heaven: [
      [0, '#c9d6de'],
      [0.5, '#dfe6ea'],
      [1, '#f2f0ea'],
    ],
    lamps: 0,
    shadowTint: '#241f26',
  };
}

/** Paints a thing on a surface before a wall, in the light of one window. */
export function stillLife(
  setting: StillLife,
  solids: (random: Random) => readonly Solid[],
  sprites: readonly Sprite[] = [],
): string {
  const random = seededRandom(setting.seed);
  const { wall, surface, side } = setting;
  const things = solids(random);
  const span = spanFor(things, setting.span);
  const distance = span * 1.62;
  const camera = aimCamera({ eye: [0, span * 0.46, -distance], fieldOfView: 40, horizon: 250 });
  const edge = span * 0.85;
  return paintStage({
    camera,
    light: softLight(side),
    softness: 7,
    contact: true,
    backdrop: [
      ({ canvas }) => {
        canvas.push(
          `<rect width="1280" height="960" fill="${canvas.gradient(
            [side < 0 ? 0 : 1280, 0],
            [side < 0 ? 1280 : 0, 700],
            [
              [0, lighter(wall, 0.3)],
              [0.55, wall],
              [1, darker(wall, 0.22)],
            ],
          )}"/>`,
        );
        windowLight(canvas, side, wall);
      },
    ],
    ground: [
      (pen) => {
        pen.rect(-span * 3, -distance, span * 6, distance + edge, surface, {
          fade: darker(surface, 0.08),
        });
        const { canvas } = pen.studio;
        const outline: Point[] = [
          [-span * 3, -distance],
          [span * 3, -distance],
          [span * 3, edge],
          [-span * 3, edge],
        ];
        const clip = canvas.clip(
          projectPolygon(
            camera,
            outline.map((point) => pen.place(point)),
          ),
        );
        canvas.group(clip, () =>
          floorTexture(pen, random, setting.texture, surface, span * 1.6, edge),
        );
        pen.rect(-span * 3, edge - span * 0.22, span * 6, span * 0.22, '#15100c', {
          opacity: 0,
          fadeOpacity: 0.3,
          glow: true,
        });
        pen.area(
          [
            [side * span * -0.2, edge],
            [side * span * 0.5, edge],
            [side * -span * 0.25, -span * 0.75],
            [side * -span * 0.95, -span * 0.75],
          ],
          '#fff4da',
          { opacity: 0.16, glow: true, blur: 16 },
        );
      },
    ],
    solids: things,
    sprites,
  });
}

/** The width of view that keeps the top of the highest thing in the picture. */
function spanFor(solids: readonly Solid[], wanted: number): number {
  const points = solids.flatMap((solid) => solid.faces.flatMap((face) => face.points));
  const top = Math.max(...points.map(([, y]) => y));
  return Math.max(wanted, top / 0.54);
}

/** The soft shape of a window thrown on the wall. */
function windowLight(canvas: Canvas, side: number, wall: string): void {
  const x = side < 0 ? 560 : 300;
  const lean = side < 0 ? 60 : -60;
  canvas.group(`opacity="0.34" ${canvas.blur(11)}`, () => {
    for (const column of [0, 1]) {
      for (const row of [0, 1]) {
        const left = x + column * 215;
        const top = -40 + row * 190;
        canvas.polygon(
          [
            [left, top],
            [left + 195, top + 12],
            [left + 195 + lean, top + 182],
            [left + lean, top + 170],
          ],
          lighter(wall, 0.75),
        );
      }
    }
  });
}
