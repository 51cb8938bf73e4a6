import { type Random, seededRandom } from '@boardwalk/api/src/demo/random.ts';
import { projectPolygon } from '../engine/camera.ts';
import { mix } from '../engine/colour.ts';
import type { Pen } from '../engine/pen.ts';
import type { Point } from '../engine/space.ts';

/** A lake beyond a wavy shore at distance `shore`; it mirrors the sky. */
export function lake(random: Random, shore: number, frozen: boolean): (pen: Pen) => void {
  const seed = random.whole(1, 1e9);
  return (pen) => {
    const own = seededRandom(seed);
    const { canvas, camera, light } = pen.studio;
    const sky = light.heaven.at(-1)?.[1] ?? '#dfe7ea';
    const deep = light.heaven[0]?.[1] ?? '#5b97cc';
    const edge: Point[] = [];
    for (let x = -60; x <= 60; x += 3)
      edge.push([x, shore + Math.sin(x * 0.21 + seed) * 0.9 + Math.sin(x * 0.07) * 1.6]);
    pen.area([...edge.map(([x, z]): Point => [x, z - 0.7]), [300, 900], [-300, 900]], '#c9b78f', {
      blur: 1,
    });
    const outline: Point[] = [...edge, [400, 1500], [-400, 1500]];
    pen.area(outline, frozen ? '#eef3f9' : mix(deep, '#2f5a6b', 0.45), { glow: true });
    if (frozen) return;
    const top = camera.horizon;
    const fill = canvas.gradient(
      [0, top],
      [0, top + 260],
      [
        [0, mix(sky, '#ffffff', 0.12)],
        [0.22, mix(sky, deep, 0.45)],
        [0.6, mix(deep, '#2f5a6b', 0.35)],
        [1, mix(deep, '#1f4552', 0.6)],
      ],
    );
    const places = outline.map((point) => pen.place(point));
    canvas.polygon(projectPolygon(camera, places), fill);
    for (let index = 0; index < 150; index += 1) {
      const z = shore + 2 + own.next() ** 2.2 * 130;
      const x = own.between(-z, z);
      const length = own.between(0.6, 2.4) * (0.4 + z / 40);
      pen.disc(x, z, length, own.chance(0.6) ? '#ffffff' : deep, {
        glow: true,
        opacity: own.between(0.12, 0.4),
        tall: own.between(0.03, 0.07) * (0.5 + z / 30),
      });
    }
  };
}

/** The mirror image of a dark far shore on the water, in pixels below the horizon. */
export function shoreMirror(height: number): (pen: Pen) => void {
  return (pen) => {
    const { canvas, camera, light } = pen.studio;
    const fill = canvas.gradient(
      [0, camera.horizon],
      [0, camera.horizon + height],
      [
        [0, mix('#3f5a45', light.haze, 0.45), 0.6],
        [1, '#3f5a45', 0],
      ],
    );
    canvas.push(`<rect y="${camera.horizon}" width="1280" height="${height}" fill="${fill}"/>`);
  };
}
