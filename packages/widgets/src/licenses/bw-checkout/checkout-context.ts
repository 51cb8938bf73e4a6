import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { checkoutAttributes } from './attributes.ts';
import type { checkoutEvents } from './events.ts';

export type CheckoutContext = WidgetContext<typeof checkoutAttributes, null, typeof checkoutEvents>;
