import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { cartAttributes } from './attributes.ts';
import type { cartEvents } from './events.ts';

/** What the wrapper hands to `<bw-cart>`. */
export type CartWidgetContext = WidgetContext<typeof cartAttributes, null, typeof cartEvents>;
