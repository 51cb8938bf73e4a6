import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { adminPaymentsAttributes } from './attributes.ts';

export type AdminPaymentsContext = WidgetContext<
  typeof adminPaymentsAttributes,
  null,
  Record<never, never>
>;
