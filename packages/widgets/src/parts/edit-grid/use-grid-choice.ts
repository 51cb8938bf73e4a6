import { useRef, useState } from 'react';
import { type CellPlace, type GridSize, rangeOf, withinGrid } from './grid-range.ts';

interface Choice {
  /** The cell that has the focus while the grid has it. */
  readonly active: CellPlace;
  /** The other corner of what is chosen. */
  readonly anchor: CellPlace;
}

const start: CellPlace = { row: 0, column: 0 };

/** Which cells of a grid are chosen, and how the choice moves with the focus. */
export function useGridChoice(size: GridSize) {
  const table = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  const [choice, setChoice] = useState<Choice>({ active: start, anchor: start });
  // Rows may have gone since they were chosen.
  const active = withinGrid(choice.active, size);
  const range = rangeOf(active, withinGrid(choice.anchor, size));

  /** Goes to a cell, which has the focus then; what is chosen reaches as far as its anchor. */
  function go(place: CellPlace, anchor: CellPlace = place): void {
    setChoice({ active: place, anchor });
    isMoving.current = true;
    table.current?.tBodies[0]?.rows[place.row]?.cells[place.column]?.focus();
    isMoving.current = false;
  }

  return {
    ...{ table, active, range, go },
    /** Goes to a cell, and chooses all between it and the anchor. */
    reach: (place: CellPlace) => go(place, withinGrid(choice.anchor, size)),
    /** A cell got the focus by other ways than ours. */
    enter(place: CellPlace): void {
      const isThere = place.row === active.row && place.column === active.column;
      if (!isMoving.current && !isThere) setChoice({ active: place, anchor: place });
    },
  };
}
