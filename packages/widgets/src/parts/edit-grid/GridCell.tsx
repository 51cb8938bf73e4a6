import { type MouseEvent, useId } from 'react';
import { CheckedInput } from '../../kit/checkbox/CheckedInput.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import type { GridCellState, GridColumn } from './grid-props.ts';
import './edit-grid.css';

interface GridCellProps {
  readonly column: GridColumn;
  readonly state: GridCellState;
  /** Of the row, for the name of its field. */
  readonly rowName: string;
  /** Whether it names its row. */
  readonly isNaming: boolean;
  /** Whether the grid is entered here. */
  readonly isActive: boolean;
  readonly isChosen: boolean;
  /** What is written in it so far; undefined where nobody writes in it. */
  readonly typed: string | undefined;
  readonly onFocus: () => void;
  readonly onPress: (event: MouseEvent<HTMLElement>) => void;
  readonly onTap: () => void;
  readonly onEdit: () => void;
  readonly onTurn: () => void;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
}

/** What cells of a grid are for who does not see it: a table’s own cells take no focus. */
const naming = { Cell: 'th', role: { role: 'rowheader' } } as const;
const other = { Cell: 'td', role: { role: 'gridcell' } } as const;

/** A cell of a grid: what it has, or the field in which it is written. */
export function GridCell(props: GridCellProps) {
  const { column, state, rowName, isNaming, isActive, isChosen, typed } = props;
  const { onFocus, onPress, onTap, onEdit, onTurn, onType, onLeave } = props;
  const { Cell, role } = isNaming ? naming : other;
  const faultId = useId();
  const isWrong = state.fault !== undefined;
  return (
    <Cell
      {...role}
      className={classNames(
        'edit-cell',
        column.kind === 'number' && 'is-number',
        column.isEditable && 'is-editable',
        isChosen && 'is-chosen',
        state.isChanged && 'is-changed',
        isWrong && 'is-wrong',
      )}
      tabIndex={isActive ? 0 : -1}
      aria-readonly={column.isEditable ? undefined : true}
      aria-selected={isChosen}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? faultId : undefined}
      onFocus={onFocus}
      onMouseDown={onPress}
      onClick={onTap}
      onDoubleClick={onEdit}
    >
      {typed === undefined ? (
        <CellValue {...{ column, state, onTurn }} />
      ) : (
        <input
          ref={focusAtEnd}
          className="edit-field"
          aria-label={`${rowName}, ${column.label}`}
          inputMode={column.kind === 'number' ? 'decimal' : 'text'}
          autoComplete="off"
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
          onBlur={onLeave}
        />
      )}
      {isWrong && (
        <span id={faultId} className="edit-fault">
          {state.fault}
        </span>
      )}
    </Cell>
  );
}

type CellValueProps = Pick<GridCellProps, 'column' | 'state' | 'onTurn'>;

function CellValue({ column, state: { text, shown, isOn }, onTurn }: CellValueProps) {
  const value = shown ?? text;
  if (column.kind !== 'yes' || !column.isEditable) return <span>{value}</span>;
  return (
    <label className="edit-yes">
      <CheckedInput type="checkbox" tabIndex={-1} isChecked={isOn === true} onChange={onTurn} />
      <span>{value}</span>
    </label>
  );
}

/** Once, as it comes: the field is there to be written in. */
function focusAtEnd(field: HTMLInputElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
