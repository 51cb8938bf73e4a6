import { fillDown, type WrittenCell } from './grid-blocks.ts';
import type { EditGridProps } from './grid-props.ts';
import { type CellPlace, isOneRow, placesInRange } from './grid-range.ts';
import { useCellField } from './use-cell-field.ts';
import { useGridChoice } from './use-grid-choice.ts';

/** The cells of a grid: which are chosen, which one is written in, and how they are written. */
export function useGrid<Row>(props: EditGridProps<Row>) {
  const { columns, rows, cell, turned, onChange } = props;
  const size = { rows: rows.length, columns: columns.length };
  const choice = useGridChoice(size);
  const field = useCellField();
  const { active, range, go } = choice;
  const column = columns[active.column];
  const row = rows[active.row];

  function write(cells: readonly WrittenCell[]): void {
    const changes = cells.flatMap(({ row: at, column: along, text }) => {
      const written = columns[along];
      const of = rows[at];
      return of !== undefined && written?.isEditable ? [{ row: of, column: written.id, text }] : [];
    });
    if (changes.length > 0) onChange(changes);
  }

  function read({ row: at, column: along }: CellPlace): string {
    const of = rows[at];
    return of === undefined ? '' : cell(of, columns[along]?.id ?? '').text;
  }

  /** Turns a choice of two. */
  function turn(place: CellPlace): void {
    const of = rows[place.row];
    const turning = columns[place.column];
    if (of !== undefined && turning) write([{ ...place, text: turned(of, turning.id) }]);
  }

  /** Begins to write in the active cell, with a text of its own or what the cell has. */
  function begin(text = read(active)): void {
    if (row === undefined || !column?.isEditable) return;
    if (column.kind === 'yes') turn(active);
    else field.type(text);
  }

  /** Ends writing: what was written counts, unless it is given up. */
  function end(isGivenUp = false): void {
    const text = field.take();
    if (text !== undefined && !isGivenUp && text !== read(active)) write([{ ...active, text }]);
  }

  /** Empties what is chosen; a choice of two has no empty cell. */
  function clear(): void {
    const places = placesInRange(range).filter((place) => columns[place.column]?.kind !== 'yes');
    write(places.map((place) => ({ ...place, text: '' })));
  }

  return {
    ...{ ...choice, size, column, write, read, turn, begin, end, clear },
    ...{ typed: field.typed, type: field.type },
    /** Writes the first chosen row in those below; absent where nothing stands above. */
    fill: isOneRow(range) && range.first.row === 0 ? undefined : () => write(fillDown(range, read)),
    /** Turns a choice of two that was pressed. */
    press(place: CellPlace): void {
      turn(place);
      go(place);
    },
  };
}
