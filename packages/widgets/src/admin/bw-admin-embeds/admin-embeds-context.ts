import type { WidgetContext } from '../../element/element-table.ts';
import type { adminEmbedsAttributes } from './attributes.ts';

export type AdminEmbedsContext = WidgetContext<
  typeof adminEmbedsAttributes,
  null,
  Record<never, never>
>;
