import { letters } from '../engine/lettering.ts';
import type { Decorate } from '../engine/solid.ts';
import { interiorStyle } from './interior-style.ts';
import type { RoomDesign } from './room-design.ts';

/** A public or work interior: number of the palette, light and what is written on its wall. */
export interface HallScene {
  readonly seed: number;
  readonly palette: number;
  readonly evening: boolean;
  readonly sign: string;
}

/** The shell of a public room, without windows. */
export function hall(scene: HallScene, width: number, depth: number): Omit<RoomDesign, 'windows'> {
  return {
    ...interiorStyle(scene.palette),
    width,
    depth,
    height: 3,
    evening: scene.evening,
    season: 'summer',
    city: scene.seed % 2 === 0,
  };
}

/** A board with words on a wall, about a place in metres. */
export function sign(
  text: string,
  u: number,
  v: number,
  height: number,
  board: string,
  ink: string,
): Decorate {
  return (pen) => {
    const wide = text.length * height * 0.92 + height;
    pen.rect(u - wide / 2, v - height, wide, height * 2, board);
    letters(pen, text, u, v, height, ink);
  };
}
