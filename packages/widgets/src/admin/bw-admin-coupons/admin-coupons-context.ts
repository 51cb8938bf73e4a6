import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { adminCouponsAttributes } from './attributes.ts';

export type AdminCouponsContext = WidgetContext<
  typeof adminCouponsAttributes,
  null,
  Record<never, never>
>;
