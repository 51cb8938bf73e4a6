import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { orderAttributes } from './attributes.ts';

export type OrderContext = WidgetContext<typeof orderAttributes>;
