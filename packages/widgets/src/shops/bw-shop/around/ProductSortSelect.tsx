import { type ProductSort, productSorts } from '@boardwalk/sdk-core/shops/products/product-sorts';
import { shopMessages } from '@boardwalk/sdk-core/shops/view/shop-messages';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Select } from '../../../kit/select/Select.tsx';

interface SortSelectProps {
  readonly sort: ProductSort;
  readonly onPick: (sort: ProductSort) => void;
}

/** The order of the products. */
export function ProductSortSelect({ sort, onPick }: SortSelectProps) {
  const messages = useMessages(shopMessages);
  return (
    <Select
      label={messages.sort}
      isLabelHidden
      choices={productSorts.map((value) => ({ value, label: messages[`sort.${value}`] }))}
      value={sort}
      onPick={(value) => {
        const picked = productSorts.find((one) => one === value);
        if (picked) onPick(picked);
      }}
    />
  );
}
