import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { adminWorkAttributes } from './attributes.ts';

export type AdminWorkContext = WidgetContext<
  typeof adminWorkAttributes,
  null,
  Record<never, never>
>;
