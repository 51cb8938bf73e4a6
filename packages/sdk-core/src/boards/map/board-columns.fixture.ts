import type { BoardColumns } from '../schemas.ts';
import type { MapBoard } from './board-columns.ts';

/** A board as tests have it, whose id is a plain number. */
export type SomeBoard = Omit<MapBoard, 'id'> & { readonly id: number };

/** Boards as the search answers them with `fields=map`. */
export function writeBoardColumns(boards: readonly SomeBoard[]): BoardColumns {
  const units = (degrees: number) => Math.round(degrees * 100_000);
  return {
    ids: differences(boards.map(({ id }) => id)),
    lats: differences(boards.map(({ lat }) => units(lat))),
    lngs: differences(boards.map(({ lng }) => units(lng))),
    names: boards.map(({ name }) => name),
    taken: boards.map(({ taken }) => taken),
    capacities: boards.map(({ capacity }) => capacity),
    services: boards.map(({ fullServices }) => fullServices),
    out: boards.flatMap(({ isOut }, index) => (isOut ? [index] : [])),
  };
}

function differences(values: readonly number[]): number[] {
  return values.map((value, index) => value - (values[index - 1] ?? 0));
}
