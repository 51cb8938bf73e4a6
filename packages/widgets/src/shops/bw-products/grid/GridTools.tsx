import { productsMessages } from '@boardwalk/sdk-core/shops/products/own/products-messages';
import { filterTable, type TableState } from '@boardwalk/sdk-core/vocabulary/table/table-state';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Select } from '../../../kit/select/Select.tsx';
import { dataTableMessages } from '../../../parts/data-table/messages.ts';
import { TableSearch } from '../../../parts/data-table/TableSearch.tsx';
import { OrderSelect } from '../OrderSelect.tsx';
import { useProductFilters } from '../use-product-filters.ts';
import '../../../parts/data-table/data-table.css';

interface GridToolsProps {
  readonly state: TableState;
  readonly onChange: (state: TableState) => void;
}

/** Which products the grid has, as in their list. */
export function GridTools({ state, onChange }: GridToolsProps) {
  const messages = useMessages(productsMessages);
  const table = useMessages(dataTableMessages);
  const filters = useProductFilters();
  return (
    <div className="table-tools">
      <TableSearch name={messages.table} state={state} onChange={onChange} />
      <OrderSelect state={state} onChange={onChange} />
      {filters.map(({ id, label, choices }) => (
        <Select
          key={id}
          label={label}
          isLabelHidden
          choices={[{ value: '', label: fillMessage(table.all, { filter: label }) }, ...choices]}
          value={state.filters[id] ?? ''}
          onPick={(value) => onChange(filterTable(state, id, value))}
        />
      ))}
    </div>
  );
}
