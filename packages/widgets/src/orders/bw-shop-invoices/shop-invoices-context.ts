import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { shopInvoicesAttributes } from './attributes.ts';

export type ShopInvoicesContext = WidgetContext<
  typeof shopInvoicesAttributes,
  null,
  Record<never, never>
>;
