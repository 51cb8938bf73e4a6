import { productCategories } from '@boardwalk/sdk-core/listings/enumerations/trade/product-categories';
import { itemLabels } from '@boardwalk/sdk-core/listings/item/labels';
import { productsMessages } from '@boardwalk/sdk-core/shops/products/own/products-messages';
import { useMessages } from '../../element/mount/widget-context.ts';
import type { TableFilter } from '../../parts/data-table/column.ts';

/** By what the products of a shop are narrowed. */
export function useProductFilters(): readonly TableFilter[] {
  const messages = useMessages(productsMessages);
  const labels = useMessages(itemLabels);
  return [
    {
      id: 'shows',
      label: messages.shows,
      choices: (['yes', 'no'] as const).map((value) => ({
        value,
        label: messages[`shows.${value}`],
      })),
    },
    {
      id: 'category',
      label: messages.category,
      choices: productCategories.map((value) => ({
        value,
        label: labels[`productCategory.${value}`],
      })),
    },
  ];
}
