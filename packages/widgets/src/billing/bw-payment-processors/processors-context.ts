import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { paymentProcessorsAttributes } from './attributes.ts';
import type { paymentProcessorsEvents } from './events.ts';

export type ProcessorsContext = WidgetContext<
  typeof paymentProcessorsAttributes,
  null,
  typeof paymentProcessorsEvents
>;
