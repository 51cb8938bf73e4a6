import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { ordersAttributes } from './attributes.ts';

export type OrdersContext = WidgetContext<typeof ordersAttributes>;
