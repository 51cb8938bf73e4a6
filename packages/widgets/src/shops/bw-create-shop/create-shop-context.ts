import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { createShopAttributes } from './attributes.ts';
import type { createShopEvents } from './events.ts';

export type CreateShopContext = WidgetContext<
  typeof createShopAttributes,
  null,
  typeof createShopEvents
>;
