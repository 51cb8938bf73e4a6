import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { adminEmbedsAttributes } from './attributes.ts';

export type AdminEmbedsContext = WidgetContext<
  typeof adminEmbedsAttributes,
  null,
  Record<never, never>
>;
