import type { Random } from '@boardwalk/api/src/demo/random.ts';
import type { Skin } from '../engine/solid.ts';
import { cladding } from '../engine/surface.ts';
import type { HouseDesign } from './house-design.ts';
import type { Opening } from './opening.ts';
import { wall } from './opening.ts';
import type { RoofPlan } from './roof.ts';

/** Height of a storey in metres. */
export const STOREY = 2.8;

/** Height of the foundation above the ground in metres. */
export const PLINTH = 0.45;

/** A wall in the cladding of the design, or of its accents, with its openings. */
export function clad(
  random: Random,
  design: HouseDesign,
  width: number,
  height: number,
  openings: readonly Opening[],
  accent = false,
): Skin {
  const kind = accent ? design.accentCladding : design.cladding;
  const colour = accent ? design.accentColour : design.wallColour;
  return wall(random, colour, cladding(random, kind, colour, width, height), openings);
}

/** The main roof over walls that end at `eaves` metres. */
export function roofPlan(design: HouseDesign, eaves: number): RoofPlan {
  const span = design.roof === 'front-gable' ? design.width : design.depth;
  return {
    left: -design.width / 2,
    front: 0,
    width: design.width,
    depth: design.depth,
    eaves,
    rise: design.roof === 'hip' ? span * 0.3 : span * (design.dormers > 0 ? 0.46 : 0.36),
    overhang: design.attached && design.roof === 'front-gable' ? 0 : 0.5,
    ...(design.attached ? { verge: design.roof === 'front-gable' ? 0.35 : 0 } : {}),
    colour: design.roofColour,
    covering: design.covering,
    trim: design.trim,
  };
}

/** A window of the design about a place on a wall, in metres. */
export function windowAt(
  design: HouseDesign,
  middle: number,
  v: number,
  width: number,
  height: number,
): Opening {
  return {
    kind: 'window',
    u: middle - width / 2,
    v,
    width,
    height,
    colour: design.trim,
    panes: design.panes,
    ...(design.shutters ? { shutters: design.shutters } : {}),
  };
}

/** Middle of the front door on the front wall, from its left corner. */
export function doorPlace(design: HouseDesign): number {
  if (design.wing === 'left') return design.width * 0.66;
  if (design.wing === 'right') return design.width * 0.34;
  return design.width / 2;
}
