import type { Pen, Studio } from '../engine/pen.ts';
import type { Decorate } from '../engine/solid.ts';
import type { Season } from '../scene/trees.ts';
import type { Flooring } from './flooring.ts';

/** A window in a wall of a room; `at` is its middle from the left end of the wall as seen from inside. */
export interface RoomWindow {
  readonly wall: 'back' | 'left' | 'right';
  readonly at: number;
  readonly sill: number;
  readonly width: number;
  readonly height: number;
  readonly curtain?: string;
  readonly panes?: readonly [number, number];
}

/** The shell of a room: x from −width/2 to width/2, z from 0 (viewer's end) to depth, in metres. */
export interface RoomDesign {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly wall: string;
  readonly feature: string;
  readonly flooring: Flooring;
  readonly floorColour: string;
  readonly trim: string;
  readonly windows: readonly RoomWindow[];
  readonly evening: boolean;
  readonly season: Season;
  readonly city: boolean;
  readonly decor?: {
    readonly back?: Decorate;
    readonly left?: Decorate;
    readonly right?: Decorate;
  };
  /** Rugs and mats, painted on the floor. */
  readonly mats?: readonly ((pen: Pen) => void)[];
  readonly veil?: readonly ((studio: Studio) => void)[];
}

/** Where walls and floor end behind the viewer, in metres along z. */
export const NEAR_END = -4;
