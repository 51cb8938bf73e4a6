import {
  type CellPlace,
  type CellRange,
  type GridSize,
  isOneRow,
  placesInRange,
} from './grid-range.ts';

/** A cell, and what is written in it. */
export interface WrittenCell extends CellPlace {
  readonly text: string;
}

/**
 * What a paste writes: a single cell in all that are chosen, else the block from the first of them on. What
 * reaches beyond the grid is left out.
 */
export function pasteBlock(
  cells: readonly (readonly string[])[],
  range: CellRange,
  size: GridSize,
): readonly WrittenCell[] {
  const [[single, ...others] = [], ...more] = cells;
  if (single !== undefined && others.length + more.length === 0) {
    return placesInRange(range).map((place) => ({ ...place, text: single }));
  }
  const { first } = range;
  return cells.flatMap((row, down) =>
    row.flatMap((text, along) => {
      const place = { row: first.row + down, column: first.column + along };
      return place.row < size.rows && place.column < size.columns ? [{ ...place, text }] : [];
    }),
  );
}

/** What filling down writes: the first row of a block in its others; of a single row, the one above. */
export function fillDown(
  range: CellRange,
  read: (place: CellPlace) => string,
): readonly WrittenCell[] {
  const source = isOneRow(range) ? range.first.row - 1 : range.first.row;
  if (source < 0) return [];
  return placesInRange(range)
    .filter(({ row }) => row !== source)
    .map((place) => ({ ...place, text: read({ row: source, column: place.column }) }));
}
