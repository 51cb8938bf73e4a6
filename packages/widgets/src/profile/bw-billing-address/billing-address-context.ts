import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { billingAddressAttributes } from './attributes.ts';
import type { billingAddressEvents } from './events.ts';

export type BillingAddressContext = WidgetContext<
  typeof billingAddressAttributes,
  null,
  typeof billingAddressEvents
>;
