import type { Random } from '@boardwalk/api/src/demo/random.ts';
import { darker } from '../engine/colour.ts';
import { box, type Solid } from '../engine/solid.ts';
import { type Cladding, cladding } from '../engine/surface.ts';
import type { Opening } from './opening.ts';
import { wall } from './opening.ts';

/** A regular grid of windows on a wall. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly windowWidth: number;
  readonly windowHeight: number;
  /** Height of the first row's sill and distance between rows in metres. */
  readonly first: number;
  readonly step: number;
  readonly frame: string;
  readonly panes: readonly [number, number];
  readonly kind?: 'window' | 'glass';
}

/** The openings of a grid centred on a wall of the given width. */
export function gridOf(grid: Grid, width: number): Opening[] {
  const openings: Opening[] = [];
  for (let row = 0; row < grid.rows; row += 1) {
    for (let column = 0; column < grid.columns; column += 1) {
      openings.push({
        kind: grid.kind ?? 'window',
        u: (width * (column + 0.5)) / grid.columns - grid.windowWidth / 2,
        v: grid.first + row * grid.step,
        width: grid.windowWidth,
        height: grid.windowHeight,
        colour: grid.frame,
        panes: grid.panes,
      });
    }
  }
  return openings;
}

/** A block of a building: measures in metres, its front wall at z = `front`. */
interface Block {
  readonly left: number;
  readonly front: number;
  readonly base: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly cladding: Cladding;
  readonly colour: string;
  readonly grid?: Grid;
  /** Openings of the front wall besides the grid. */
  readonly extra?: readonly Opening[];
  readonly roof?: string;
  /** Height of the parapet, none when zero. */
  readonly parapet?: number;
  readonly trim?: string;
}

/** Builds a block with windows on its front and both sides, and a parapet. */
export function block(random: Random, plan: Block): Solid[] {
  const { left, front, base, width, height, depth, colour } = plan;
  const trim = plan.trim ?? darker(colour, 0.2);
  const face = (length: number, grid: Grid | undefined, extra: readonly Opening[]) =>
    wall(random, colour, cladding(random, plan.cladding, colour, length, height), [
      ...(grid ? gridOf(grid, length) : []),
      ...extra,
    ]);
  const side = plan.grid && {
    ...plan.grid,
    columns: Math.max(1, Math.round((plan.grid.columns * depth) / width)),
  };
  const solids = [
    box([left, base, front], [width, height, depth], colour, {
      front: face(width, plan.grid, plan.extra ?? []),
      left: face(depth, side, []),
      right: face(depth, side, []),
      top: plan.roof ?? '#77757a',
    }),
  ];
  const parapet = plan.parapet ?? 0.5;
  if (parapet > 0)
    solids.push(
      box([left - 0.12, base + height, front - 0.12], [width + 0.24, parapet, depth + 0.24], trim, {
        top: plan.roof ?? '#6f6d72',
      }),
    );
  return solids;
}
