import { mayInShop } from '@boardwalk/sdk-core/shops/may-in-shop';
import { productsMessages } from '@boardwalk/sdk-core/shops/products/own/products-messages';
import type { ShopSettings } from '@boardwalk/sdk-core/shops/schemas';
import { useMessages } from '../../element/mount/widget-context.ts';
import type { BulkAction, RowId } from '../../parts/data-table/column.ts';

interface BulkActionsProps {
  readonly setActive: (ids: readonly string[], isActive: boolean) => Promise<void>;
  readonly onReprice: (ids: readonly string[]) => void;
}

/** What can be done with the products that are chosen, as far as the rights to their shop go. */
export function useProductActions(
  shop: ShopSettings | undefined,
  { setActive, onReprice }: BulkActionsProps,
): readonly BulkAction[] {
  const messages = useMessages(productsMessages);
  if (!shop) return [];
  const named = (ids: readonly RowId[]) => ids.map(String);
  return [
    ...(mayInShop(shop, 'write')
      ? [
          {
            id: 'show',
            label: messages.show,
            onPick: (ids: readonly RowId[]) => void setActive(named(ids), true),
          },
        ]
      : []),
    ...(mayInShop(shop, 'delete')
      ? [
          {
            id: 'hide',
            label: messages.hide,
            onPick: (ids: readonly RowId[]) => void setActive(named(ids), false),
          },
        ]
      : []),
    ...(mayInShop(shop, 'write')
      ? [
          {
            id: 'reprice',
            label: messages.changePrices,
            onPick: (ids: readonly RowId[]) => onReprice(named(ids)),
          },
        ]
      : []),
  ];
}
