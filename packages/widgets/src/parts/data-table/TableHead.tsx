import { turnSort } from '@boardwalk/sdk-core/vocabulary/table/table-state';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Icon } from '../../kit/icon/Icon.tsx';
import { dataTableMessages } from './messages.ts';
import { pageChoice } from './page-choice.ts';
import { RowBox } from './RowBox.tsx';
import type { DataTableProps } from './table-props.ts';
import { tableRoles } from './table-roles.ts';
import type { RowSelection } from './use-selection.ts';
import './data-table.css';

interface TableHeadProps<Row> extends DataTableProps<Row> {
  readonly page: { readonly rows: readonly Row[] } | undefined;
  readonly selection: RowSelection;
}

const icons = { none: ArrowUpDown, ascending: ArrowUp, descending: ArrowDown };

/** The columns' names; those that sort are buttons. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, actions, page, rowId, selection, state, onChange } = props;
  const messages = useMessages(dataTableMessages);
  const ids = page?.rows.map(rowId) ?? [];
  return (
    <thead {...tableRoles.group}>
      <tr {...tableRoles.row}>
        {actions && (
          <td {...tableRoles.cell} className="table-box">
            <RowBox
              label={messages.selectPage}
              isLabelled
              state={pageChoice(ids, selection.chosen)}
              onToggle={selection.togglePage}
            />
          </td>
        )}
        {columns.map((column) => {
          const order = state.sort?.column === column.id ? state.sort.direction : 'none';
          return (
            <th
              key={column.id}
              {...tableRoles.columnHead}
              scope="col"
              className={`table-head is-${column.kind ?? 'text'}`}
              aria-sort={column.isSortable ? order : undefined}
            >
              {column.isSortable ? (
                <button
                  type="button"
                  className="table-sort"
                  onClick={() => onChange(turnSort(state, column.id))}
                >
                  {column.label}
                  <Icon node={icons[order]} size={16} />
                </button>
              ) : (
                column.label
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
