import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { shopSummaryAttributes } from './attributes.ts';

export type ShopSummaryContext = WidgetContext<
  typeof shopSummaryAttributes,
  null,
  Record<never, never>
>;
