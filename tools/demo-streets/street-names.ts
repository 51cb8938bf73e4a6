import { randomFor } from '@boardwalk/api/src/demo/draw.ts';
import type { Crossing, Lattice } from './lattice.ts';
import type { Town } from './town.ts';

/** Which way a street runs: along a column, from south to north, or along a row. */
export type Way = 'column' | 'row';

/** What streets are called block by block; a block begins at its southern or western crossing. */
export interface StreetNames {
  of(way: Way, at: Crossing): string;
}

/** Blocks on each side of a board that are called as its name says. */
const blocksOfBoard = 2;
/** Blocks to which a name is taken on, before the street has one of its own. */
const blocksOn = 4;

/** Names the blocks: as boards say, then as addresses say, then on along the street. */
export function nameStreets(town: Town, lattice: Lattice): StreetNames {
  const names = new Map<string, string>();
  const keyOf = (way: Way, column: number, row: number) => `${way} ${column} ${row}`;
  const claim = (way: Way, column: number, row: number, name: string) => {
    const key = keyOf(way, column, row);
    if (!names.has(key)) names.set(key, name);
  };
  const claimAround = ({ column, row }: Crossing, way: Way, name: string, step: number) => {
    const [across, up] = way === 'row' ? [1, 0] : [0, 1];
    claim(way, column + across * step, row + up * step, name);
    claim(way, column - across * (step + 1), row - up * (step + 1), name);
  };

  const crossings = [...Array(lattice.rows).keys()].flatMap((row) =>
    [...Array(lattice.columns).keys()].flatMap((column) => lattice.at(column, row) ?? []),
  );
  // What is nearest to each board first, so that two that are close both have their names.
  for (let step = 0; step < blocksOfBoard; step += 1) {
    for (const crossing of crossings) {
      if (!crossing.board) continue;
      const { isUpright, streets } = crossing.board;
      const [upright, level] = isUpright ? streets : [streets[1], streets[0]];
      claimAround(crossing, 'column', upright, step);
      claimAround(crossing, 'row', level, step);
    }
  }
  for (const { street, ...point } of town.listings) {
    const spot = lattice.frame.toFrame(point);
    const nearest = lattice.nearest(spot);
    if (!nearest) continue;
    const { column, row } = nearest;
    const isBeside = Math.abs(spot.u - nearest.u) < Math.abs(spot.v - nearest.v);
    if (isBeside) claim('column', column, spot.v < nearest.v ? row - 1 : row, street);
    else claim('row', spot.u < nearest.u ? column - 1 : column, row, street);
  }

  function taken(way: Way, { column, row }: Crossing): string | undefined {
    const [across, up] = way === 'row' ? [1, 0] : [0, 1];
    for (let step = 0; step <= blocksOn; step += 1) {
      const before = names.get(keyOf(way, column - across * step, row - up * step));
      const name = before ?? names.get(keyOf(way, column + across * step, row + up * step));
      if (name) return name;
    }
    return undefined;
  }

  const ownName = (way: Way, line: number) =>
    randomFor('street', town.name, way, line).pick(town.names);
  return {
    of: (way, at) => taken(way, at) ?? ownName(way, way === 'column' ? at.column : at.row),
  };
}
