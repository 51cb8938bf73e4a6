import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { adminZonesAttributes } from './attributes.ts';

export type AdminZonesContext = WidgetContext<
  typeof adminZonesAttributes,
  null,
  Record<never, never>
>;
