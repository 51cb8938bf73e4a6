import type { TextCatalogue } from '../../vocabulary/text/message.ts';
import type { ShopItem } from './shop-items.ts';

/** What the side drawer says of somebody's shops; items under `item.` by the route they lead to. */
export const ownShopsMessages = {
  catalogue: 'site/own-shops',
  shops: 'My shops',
  'item.shopSummary': 'Summary',
  'item.shopProducts': 'Products',
  'item.shopInvoices': 'Invoices',
  'item.shopSettings': 'Settings',
} as const satisfies TextCatalogue<`item.${ShopItem}` | 'shops'>;
