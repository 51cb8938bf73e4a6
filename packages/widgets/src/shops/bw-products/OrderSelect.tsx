import { productsMessages } from '@boardwalk/sdk-core/shops/products/own/products-messages';
import { productSorts } from '@boardwalk/sdk-core/shops/products/product-sorts';
import type { TableState } from '@boardwalk/sdk-core/vocabulary/table/table-state';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Select } from '../../kit/select/Select.tsx';

interface OrderSelectProps {
  readonly state: TableState;
  readonly onChange: (state: TableState) => void;
}

/** In which order products show: not each column has one, and not each order a column. */
export function OrderSelect({ state, onChange }: OrderSelectProps) {
  const messages = useMessages(productsMessages);
  const { sort } = state;
  const sign = sort?.direction === 'descending' ? '-' : '';
  const current = productSorts.find((one) => one === `${sign}${sort?.column}`) ?? 'newest';
  return (
    <Select
      label={messages.order}
      isLabelHidden
      choices={productSorts.map((value) => ({ value, label: messages[`order.${value}`] }))}
      value={current}
      onPick={(picked) => onChange({ ...state, sort: sortOf(picked), page: 1 })}
    />
  );
}

function sortOf(picked: string): TableState['sort'] {
  if (picked === 'newest') return undefined;
  return picked.startsWith('-')
    ? { column: picked.slice(1), direction: 'descending' }
    : { column: picked, direction: 'ascending' };
}
