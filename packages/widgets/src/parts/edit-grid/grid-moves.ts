import { type CellPlace, type GridSize, withinGrid } from './grid-range.ts';

/** Of a key that is pressed, what a grid looks at. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Rows that a page key goes on. */
const pageRows = 10;

/**
 * Where a key leads from a cell, as the grid pattern of the ARIA guide has it; undefined where it leads
 * nowhere. Arrows are as they look: from right to left the left one leads on.
 */
export function placeAfter(
  { key, ctrlKey, metaKey, altKey }: PressedKey,
  { row, column }: CellPlace,
  size: GridSize,
  isRightToLeft: boolean,
): CellPlace | undefined {
  if (altKey) return undefined;
  const isFar = ctrlKey || metaKey;
  const step = isRightToLeft ? -1 : 1;
  const moves: Readonly<Record<string, CellPlace>> = {
    ArrowUp: { row: isFar ? 0 : row - 1, column },
    ArrowDown: { row: isFar ? size.rows : row + 1, column },
    ArrowLeft: { row, column: isFar ? -step * size.columns : column - step },
    ArrowRight: { row, column: isFar ? step * size.columns : column + step },
    PageUp: { row: row - pageRows, column },
    PageDown: { row: row + pageRows, column },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? size.rows : row, column: size.columns },
  };
  const next = Object.hasOwn(moves, key) ? moves[key] : undefined;
  return next && withinGrid(next, size);
}

/** Whether a key writes a character, which takes the place of what a cell has. */
export function writesText({ key, ctrlKey, metaKey, altKey }: PressedKey): boolean {
  return [...key].length === 1 && key !== ' ' && !metaKey && ctrlKey === altKey;
}
