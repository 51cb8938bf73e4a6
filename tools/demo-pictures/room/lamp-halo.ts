import { project } from '../engine/camera.ts';
import type { Studio } from '../engine/pen.ts';
import type { Vector } from '../engine/space.ts';

/** The warm glow round a lit lamp; radius in pixels, strength 0 to 1. */
export function halo(
  at: Vector,
  radius: number,
  strength: number,
  colour = '#ffc46b',
): (studio: Studio) => void {
  return ({ canvas, camera }) => {
    const [x, y] = project(camera, at);
    const glow = canvas.glow([x, y], radius, [
      [0, colour, strength],
      [0.35, colour, strength * 0.4],
      [1, colour, 0],
    ]);
    canvas.ellipse(x, y, radius, radius, glow);
  };
}
