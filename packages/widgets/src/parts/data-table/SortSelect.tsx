import type { TableState } from '@boardwalk/sdk-core/vocabulary/table/table-state';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Select } from '../../kit/select/Select.tsx';
import type { Column } from './column.ts';
import { dataTableMessages } from './messages.ts';
import './data-table.css';

interface SortSelectProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly state: TableState;
  readonly onChange: (state: TableState) => void;
}

const directions = ['ascending', 'descending'] as const;

/** The order of rows that show as cards, which have no head to press. */
export function SortSelect<Row>({ columns, state, onChange }: SortSelectProps<Row>) {
  const messages = useMessages(dataTableMessages);
  const orders = columns
    .filter((column) => column.isSortable)
    .flatMap((column) =>
      directions.map((direction) => ({
        value: `${direction} ${column.id}`,
        label: fillMessage(messages[direction], { column: column.label }),
        sort: { column: column.id, direction },
      })),
    );
  if (orders.length === 0) return null;
  return (
    <div className="table-order">
      <Select
        label={messages.sort}
        isLabelHidden
        choices={[{ value: '', label: messages.unsorted }, ...orders]}
        value={state.sort ? `${state.sort.direction} ${state.sort.column}` : ''}
        onPick={(picked) => {
          const sort = orders.find(({ value }) => value === picked)?.sort;
          onChange({ ...state, sort, page: 1 });
        }}
      />
    </div>
  );
}
