import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { addToCartAttributes, addToCartProperties } from './attributes.ts';
import type { addToCartEvents } from './events.ts';

/** What the wrapper hands to `<bw-add-to-cart>`. */
export type AddContext = WidgetContext<
  typeof addToCartAttributes,
  null,
  typeof addToCartEvents,
  typeof addToCartProperties
>;
