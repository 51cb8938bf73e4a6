import type { ProductDetails } from '@boardwalk/sdk-core/shops/products/schemas';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { productAttributes, productProperties } from './attributes.ts';
import type { productEvents } from './events.ts';

/** What the wrapper hands to `<bw-product>`. */
export type ProductContext = WidgetContext<
  typeof productAttributes,
  ProductDetails,
  typeof productEvents,
  typeof productProperties
>;
