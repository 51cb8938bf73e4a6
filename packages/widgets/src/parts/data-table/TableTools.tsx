import { filterTable, toggleColumn } from '@boardwalk/sdk-core/vocabulary/table/table-state';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Select } from '../../kit/select/Select.tsx';
import type { TableFilter } from './column.ts';
import { dataTableMessages } from './messages.ts';
import { SortSelect } from './SortSelect.tsx';
import { TableSearch } from './TableSearch.tsx';
import type { DataTableProps } from './table-props.ts';
import './data-table.css';

interface TableToolsProps<Row> extends DataTableProps<Row> {
  readonly filters: readonly TableFilter[];
}

/** Words, filters, and where rows are cards the order; which columns show. */
export function TableTools<Row>(props: TableToolsProps<Row>) {
  const { name, columns, state, onChange, filters, isSearchable, search } = props;
  const { columnMenu: ColumnMenu } = props;
  const messages = useMessages(dataTableMessages);
  const [, ...optional] = columns;
  return (
    <div className="table-tools">
      {search}
      {isSearchable && <TableSearch name={name} state={state} onChange={onChange} />}
      {filters.map(({ id, label, choices }) => (
        <Select
          key={id}
          label={label}
          isLabelHidden
          choices={[{ value: '', label: fillMessage(messages.all, { filter: label }) }, ...choices]}
          value={state.filters[id] ?? ''}
          onPick={(value) => onChange(filterTable(state, id, value))}
        />
      ))}
      <SortSelect columns={columns} state={state} onChange={onChange} />
      {ColumnMenu && optional.length > 1 && (
        <ColumnMenu
          columns={optional}
          hidden={state.hidden}
          onToggle={(id) => onChange(toggleColumn(state, id))}
        />
      )}
    </div>
  );
}
