import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { shippingRatesAttributes } from './attributes.ts';

export type ShippingRatesContext = WidgetContext<
  typeof shippingRatesAttributes,
  null,
  Record<never, never>
>;
