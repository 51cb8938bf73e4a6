import type { KeyboardEvent } from 'react';
import { isComposingKey } from '../../kit/text-field/composing-key.ts';
import { placeAfter, writesText } from './grid-moves.ts';
import type { EditGridProps } from './grid-props.ts';
import { withinGrid } from './grid-range.ts';
import type { useGrid } from './use-grid.ts';

type Grid = ReturnType<typeof useGrid>;

type Commands = Pick<EditGridProps<unknown>, 'onUndo' | 'onRedo'>;

/** What keys do in a grid. */
export function pressGridKey(grid: Grid, event: KeyboardEvent, commands: Commands): void {
  if (grid.typed !== undefined) pressFieldKey(grid, event);
  else if (pressCellKey(grid, event, commands)) event.preventDefault();
}

/** Keys in the field of a cell that end it; the others are the field’s own. */
function pressFieldKey({ active, size, go, end }: Grid, event: KeyboardEvent): void {
  const { key, shiftKey } = event;
  if (isComposingKey(event.nativeEvent) || !['Enter', 'Escape', 'Tab'].includes(key)) return;
  event.preventDefault();
  // What lies around, such as a dialog, would take it for its own.
  event.stopPropagation();
  end(key === 'Escape');
  const step = shiftKey ? -1 : 1;
  const next = {
    row: active.row + (key === 'Enter' ? step : 0),
    column: active.column + (key === 'Tab' ? step : 0),
  };
  go(withinGrid(next, size));
}

/** Keys on a cell; answers whether it was one of the grid’s. */
function pressCellKey(grid: Grid, event: KeyboardEvent, commands: Commands): boolean {
  const { active, size, column, go, reach, begin } = grid;
  const { key, shiftKey, ctrlKey, metaKey } = event;
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  const next = placeAfter(event, active, size, isRightToLeft);
  const isChoice = column?.kind === 'yes';
  if (next && shiftKey) reach(next);
  else if (next) go(next);
  else if ((ctrlKey || metaKey) && !event.altKey) return runCommand(grid, event, commands);
  else if (key === 'Enter' || key === 'F2' || (key === ' ' && isChoice)) begin();
  else if (key === 'Delete' || key === 'Backspace') grid.clear();
  else if (writesText(event) && column?.isEditable && !isChoice) begin(key);
  else return false;
  return true;
}

/** Keys with Ctrl or the command key; answers whether it was one of the grid’s. */
function runCommand(
  { size, go, fill }: Grid,
  { key, shiftKey }: KeyboardEvent,
  { onUndo, onRedo }: Commands,
): boolean {
  const letter = key.toLowerCase();
  if (letter === 'a') {
    go({ row: 0, column: 0 }, { row: size.rows - 1, column: size.columns - 1 });
  } else if (letter === 'd') fill?.();
  else if (letter === 'y' || (letter === 'z' && shiftKey)) onRedo?.();
  else if (letter === 'z') onUndo?.();
  else return false;
  return true;
}
