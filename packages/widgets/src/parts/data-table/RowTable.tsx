import type { TablePage } from '@boardwalk/sdk-core/vocabulary/table/table-state';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useRef } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Skeleton } from '../../kit/skeleton/Skeleton.tsx';
import { ErrorState } from '../../kit/state/ErrorState.tsx';
import { OfflineBar } from '../../kit/state/OfflineBar.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import { useExplanation } from '../problem/use-explanation.ts';
import type { Column } from './column.ts';
import { dataTableMessages } from './messages.ts';
import { RowBox } from './RowBox.tsx';
import { TableHead } from './TableHead.tsx';
import type { DataTableProps } from './table-props.ts';
import { tableRoles } from './table-roles.ts';
import { useIsWider } from './use-is-wider.ts';
import type { RowSelection } from './use-selection.ts';
import './data-table.css';

interface RowTableProps<Row> extends DataTableProps<Row> {
  /** Undefined before the first page has come. */
  readonly page: TablePage<Row> | undefined;
  readonly selection: RowSelection;
}

/** The rows, or what stands in their place. */
export function RowTable<Row>(props: RowTableProps<Row>) {
  const { name, columns, remote, page, actions, onRetry } = props;
  const messages = useMessages(dataTableMessages);
  const explain = useExplanation();
  const place = useRef<HTMLDivElement>(null);
  const isWider = useIsWider(place);
  if (remote.state === 'failed' && !page) {
    return props.failure ? (
      props.failure(remote.problem)
    ) : (
      <ErrorState
        title={messages.failed}
        advice={explain(remote.problem)}
        retryLabel={messages.retry}
        onRetry={onRetry}
      />
    );
  }
  return (
    <>
      {remote.state === 'failed' && (
        <OfflineBar retryLabel={messages.retry} onRetry={onRetry}>
          {messages.old}
        </OfflineBar>
      )}
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too */}
      <div
        ref={place}
        className="table-scroll"
        {...(isWider && { role: 'region', 'aria-label': name, tabIndex: 0 })}
      >
        <table
          {...tableRoles.table}
          aria-label={name}
          className={classNames('table', remote.state === 'loading' && page && 'is-old')}
        >
          <TableHead {...props} />
          <tbody {...tableRoles.group}>
            {page
              ? page.rows.map((row) => <Row key={props.rowId(row)} row={row} {...props} />)
              : placeholders(props.pageSize, columns, actions !== undefined)}
          </tbody>
        </table>
      </div>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too */}
    </>
  );
}

interface RowProps<Of> extends RowTableProps<Of> {
  readonly row: Of;
}

function Row<Of>({ row, rowId, rowName, columns, actions, selection }: RowProps<Of>) {
  const messages = useMessages(dataTableMessages);
  const id = rowId(row);
  const isChosen = selection.chosen.has(id);
  return (
    <tr {...tableRoles.row} className={classNames('table-row', isChosen && 'is-chosen')}>
      {actions && (
        <td {...tableRoles.cell} className="table-box">
          <RowBox
            label={fillMessage(messages.select, { row: rowName(row) })}
            state={isChosen ? 'all' : 'none'}
            onToggle={(isRange) => selection.toggle(id, isRange)}
          />
        </td>
      )}
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.id} {...tableRoles.rowHead} scope="row" className={classOf(column)}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} {...tableRoles.cell} className={classOf(column)}>
            <span className="table-label">{column.label}</span>
            <span className="table-value">{column.cell(row)}</span>
          </td>
        ),
      )}
    </tr>
  );
}

function classOf<Row>({ kind = 'text' }: Column<Row>): string {
  return `table-cell is-${kind}`;
}

/** The places of rows that are on their way. */
function placeholders<Row>(count: number, columns: readonly Column<Row>[], hasBoxes: boolean) {
  const cells = hasBoxes ? columns.length + 1 : columns.length;
  return Array.from({ length: Math.min(count, 8) }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number alone
    <tr key={row} {...tableRoles.row} className="table-row is-place">
      {Array.from({ length: cells }, (_, cell) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number alone
        <td key={cell} {...tableRoles.cell} className="table-cell">
          <Skeleton className="table-skeleton" />
        </td>
      ))}
    </tr>
  ));
}
