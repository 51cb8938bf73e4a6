import {
  readPastedCells,
  writeCopiedCells,
} from '@boardwalk/sdk-core/vocabulary/table/pasted-cells';
import type { ClipboardEvent } from 'react';
import { pasteBlock } from './grid-blocks.ts';
import { placesInRange } from './grid-range.ts';
import type { useGrid } from './use-grid.ts';

type Grid = ReturnType<typeof useGrid>;

/** Copies what is chosen as cells of a spreadsheet. */
export function copyCells({ typed, range, read }: Grid, event: ClipboardEvent): void {
  if (typed !== undefined) return;
  const rows = new Map<number, string[]>();
  for (const place of placesInRange(range)) {
    rows.set(place.row, [...(rows.get(place.row) ?? []), read(place)]);
  }
  event.clipboardData.setData('text/plain', writeCopiedCells([...rows.values()]));
  event.preventDefault();
}

/** Writes cells of a spreadsheet, and chooses those that were written. */
export function pasteCells(grid: Grid, event: ClipboardEvent): void {
  const { typed, range, size, end, write, go } = grid;
  const cells = readPastedCells(event.clipboardData.getData('text/plain'));
  // One cell goes into the field that is open.
  if (typed !== undefined && cells.flat().length === 1) return;
  event.preventDefault();
  end(true);
  const written = pasteBlock(cells, range, size);
  write(written);
  go(range.first, written.at(-1));
}
