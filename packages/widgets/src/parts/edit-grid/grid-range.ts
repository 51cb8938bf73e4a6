/** A cell by its row and column, from 0. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** Rows and columns of a grid. */
export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

/** A block of cells, its ends included. */
export interface CellRange {
  readonly first: CellPlace;
  readonly last: CellPlace;
}

/** The block between two of its corners. */
export function rangeOf(one: CellPlace, other: CellPlace): CellRange {
  return {
    first: { row: Math.min(one.row, other.row), column: Math.min(one.column, other.column) },
    last: { row: Math.max(one.row, other.row), column: Math.max(one.column, other.column) },
  };
}

export function isInRange({ first, last }: CellRange, { row, column }: CellPlace): boolean {
  return row >= first.row && row <= last.row && column >= first.column && column <= last.column;
}

/** Whether a block is of one row. */
export function isOneRow({ first, last }: CellRange): boolean {
  return first.row === last.row;
}

/** The cells of a block, row by row. */
export function placesInRange({ first, last }: CellRange): readonly CellPlace[] {
  const places: CellPlace[] = [];
  for (let row = first.row; row <= last.row; row += 1) {
    for (let column = first.column; column <= last.column; column += 1) {
      places.push({ row, column });
    }
  }
  return places;
}

/** The place nearest to this one that a grid has. */
export function withinGrid({ row, column }: CellPlace, { rows, columns }: GridSize): CellPlace {
  return {
    row: Math.max(0, Math.min(row, rows - 1)),
    column: Math.max(0, Math.min(column, columns - 1)),
  };
}
