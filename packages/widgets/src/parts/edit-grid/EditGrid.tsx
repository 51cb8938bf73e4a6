import { type MouseEvent, useId } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import { GridCell } from './GridCell.tsx';
import { copyCells, pasteCells } from './grid-clipboard.ts';
import { pressGridKey } from './grid-keys.ts';
import type { EditGridProps, GridColumn } from './grid-props.ts';
import { type CellPlace, isInRange } from './grid-range.ts';
import { editGridMessages } from './messages.ts';
import { useGrid } from './use-grid.ts';
import './edit-grid.css';

/**
 * A grid whose cells are written by keyboard as those of a spreadsheet, with copies to and from one:
 * `<EditGrid label="Products" {...{ columns, rows, rowId, cell, turned, onChange }} />`.
 */
export function EditGrid<Row>(props: EditGridProps<Row>) {
  const { label, columns, rows, rowId, rowName, cell, onUndo, onRedo } = props;
  const messages = useMessages(editGridMessages);
  const helpId = useId();
  const grid = useGrid(props);

  function press(event: MouseEvent<HTMLElement>, place: CellPlace): void {
    if (!event.shiftKey || grid.typed !== undefined) return;
    // The browser would choose the text between.
    event.preventDefault();
    grid.reach(place);
  }

  /** A finger has no keys to begin with. */
  function tap({ kind }: GridColumn): void {
    if (kind !== 'yes' && matchMedia('(pointer: coarse)').matches) grid.begin();
  }

  return (
    <div className="edit-grid">
      <div className="edit-grid-tools">
        <Button variant="quiet" disabled={!grid.fill} onClick={() => grid.fill?.()}>
          {messages.fill}
        </Button>
        <Button variant="quiet" disabled={!onUndo} onClick={() => onUndo?.()}>
          {messages.undo}
        </Button>
        <Button variant="quiet" disabled={!onRedo} onClick={() => onRedo?.()}>
          {messages.redo}
        </Button>
      </div>
      <p id={helpId} className="edit-grid-help">
        {messages.help}
      </p>
      <div className="edit-grid-scroll">
        <table
          ref={grid.table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a grid
          role="grid"
          className="edit-table"
          aria-label={label}
          aria-describedby={helpId}
          aria-multiselectable
          onKeyDown={(event) => pressGridKey(grid, event, props)}
          onCopy={(event) => copyCells(grid, event)}
          onPaste={(event) => pasteCells(grid, event)}
        >
          <thead>
            <tr>
              {columns.map(({ id, label: name, kind }) => (
                <th
                  key={id}
                  scope="col"
                  className={classNames('edit-head', kind === 'number' && 'is-number')}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={rowId(row)}>
                {columns.map((column, along) => {
                  const place = { row: at, column: along };
                  const isActive = at === grid.active.row && along === grid.active.column;
                  return (
                    <GridCell
                      key={column.id}
                      column={column}
                      state={cell(row, column.id)}
                      rowName={rowName(row)}
                      isNaming={along === 0}
                      isActive={isActive}
                      isChosen={isInRange(grid.range, place)}
                      typed={isActive ? grid.typed : undefined}
                      onFocus={() => grid.enter(place)}
                      onPress={(event) => press(event, place)}
                      onTap={() => tap(column)}
                      onEdit={() => column.kind !== 'yes' && grid.begin()}
                      onTurn={() => grid.press(place)}
                      onType={grid.type}
                      onLeave={() => grid.end()}
                    />
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
