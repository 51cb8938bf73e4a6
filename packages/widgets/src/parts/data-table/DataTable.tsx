import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { clearTable, isNarrowed } from '@boardwalk/sdk-core/vocabulary/table/table-state';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { isAccessRefused } from '../remote-state/is-access-refused.ts';
import { BulkBar } from './BulkBar.tsx';
import { visibleColumns } from './column.ts';
import { dataTableMessages } from './messages.ts';
import { RowTable } from './RowTable.tsx';
import { TablePager } from './TablePager.tsx';
import { TableTools } from './TableTools.tsx';
import type { DataTableProps } from './table-props.ts';
import { useSelection } from './use-selection.ts';
import './data-table.css';

/** A table of rows, cards where it is narrow: search, filters, order, columns, pages, choice. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { name, columns, rowId, remote, state, onChange, pageSize } = props;
  const messages = useMessages(dataTableMessages);
  const page = isAccessRefused(remote) ? undefined : lastValue(remote);
  const ids = page?.rows.map(rowId) ?? [];
  const selection = useSelection(ids);
  const shown = visibleColumns(columns, state.hidden);
  const isEmpty = page?.rows.length === 0 && remote.state !== 'loading';

  return (
    <div className="data-table" aria-busy={remote.state === 'loading'}>
      <TableTools {...props} filters={props.filters ?? []} />
      <p className="visually-hidden" role="status">
        {remote.state === 'loading' && fillMessage(messages.loading, { table: name })}
      </p>
      {props.actions && selection.chosen.size > 0 && (
        <BulkBar actions={props.actions} selection={selection} />
      )}
      {isEmpty ? (
        <NoRows {...props} />
      ) : (
        <RowTable {...props} columns={shown} page={page} selection={selection} />
      )}
      {page && (
        <TablePager
          name={name}
          page={page}
          number={state.page}
          pageSize={pageSize}
          onPage={(number) => onChange({ ...state, page: number })}
        />
      )}
    </div>
  );
}

function NoRows<Row>({ state, onChange, empty }: DataTableProps<Row>) {
  const messages = useMessages(dataTableMessages);
  if (!isNarrowed(state)) return <EmptyState {...empty} />;
  return (
    <EmptyState title={messages.none} advice={messages.noneAdvice}>
      <Button onClick={() => onChange(clearTable(state))}>{messages.clear}</Button>
    </EmptyState>
  );
}
