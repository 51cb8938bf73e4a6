import type { ShopPage } from '@boardwalk/sdk-core/shops/view/shop-page-store';
import type { AttributeValues } from '../../element/attributes/attributes.ts';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { shopAttributes } from './attributes.ts';
import type { shopEvents } from './events.ts';

/** What the wrapper hands to `<bw-shop>`. */
export type ShopContext = WidgetContext<typeof shopAttributes, ShopPage, typeof shopEvents>;

export type ShopAttributes = AttributeValues<typeof shopAttributes>;
