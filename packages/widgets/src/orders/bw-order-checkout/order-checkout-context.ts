import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { orderCheckoutAttributes } from './attributes.ts';
import type { orderCheckoutEvents } from './events.ts';

export type OrderCheckoutContext = WidgetContext<
  typeof orderCheckoutAttributes,
  null,
  typeof orderCheckoutEvents
>;
