import type { Random } from '@boardwalk/api/src/demo/random.ts';
import type { Picture, PictureKind } from '../catalogue/picture.ts';
import { placed, type Solid } from '../engine/solid.ts';
import { type StillLife, stillLife } from './still-life.ts';

/** A thing photographed by itself: name, subject, what is seen, width of view in metres, turn, builder. */
export type Thing = readonly [
  name: string,
  subject: string,
  alt: string,
  span: number,
  turn: number,
  build: (random: Random) => readonly Solid[],
];

const SETTINGS: readonly Pick<StillLife, 'wall' | 'surface' | 'texture'>[] = [
  { wall: '#c3d0cd', surface: '#b98d5e', texture: 'boards' },
  { wall: '#dcc9b4', surface: '#cfc8bd', texture: 'concrete' },
  { wall: '#aebfca', surface: '#8d6242', texture: 'boards' },
  { wall: '#cdb8a5', surface: '#d9d2c6', texture: 'concrete' },
  { wall: '#b9c2ab', surface: '#c8ab83', texture: 'boards' },
  { wall: '#d3c0c4', surface: '#bfb6ad', texture: 'concrete' },
  { wall: '#8fa3a8', surface: '#a87f55', texture: 'boards' },
];

/** Still-life pictures of things. */
export function thingPictures(
  first: number,
  kind: PictureKind,
  things: readonly Thing[],
): Picture[] {
  return things.map(([name, subject, alt, span, turn, build], index) => {
    const setting = SETTINGS[index % SETTINGS.length] ?? {
      wall: '#c3d0cd',
      surface: '#b98d5e',
      texture: 'boards' as const,
    };
    return {
      name,
      kind,
      subject,
      alt,
      draw: () =>
        stillLife({ ...setting, seed: first + index, span, side: index % 2 ? 1 : -1 }, (random) =>
          placed(build(random), [0, 0, 0], turn),
        ),
    };
  });
}
