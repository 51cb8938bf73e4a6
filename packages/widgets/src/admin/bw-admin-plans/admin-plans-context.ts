import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { adminPlansAttributes } from './attributes.ts';

export type AdminPlansContext = WidgetContext<
  typeof adminPlansAttributes,
  null,
  Record<never, never>
>;
